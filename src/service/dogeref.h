/* libdogeref: a referee for recorded games, for programs in C and whatever calls C. See docs/library.md. */
#ifndef DOGEREF_H
#define DOGEREF_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Of this header. What is there keeps its meaning; more may come (symbols have versions). */
#define DOGEREF_API 1

/* What a call comes to, as the program `dogeref` ends: the highest of several games counts. */
enum dogeref_status {
  DOGEREF_OK = 0,      /* nothing illegal */
  DOGEREF_ILLEGAL = 1, /* something illegal */
  DOGEREF_UNUSABLE = 2 /* the call or the rules could not be used, or no game could be made of the text */
};

/* Rules that were opened. Any number of threads may ask with one at the same time. */
typedef struct dogeref_rules dogeref_rules;

/* The program's version, as "0.1.0". */
const char* dogeref_version(void);

/* Opens rules. `options` is an object of JSON, or NULL: {"rules": ["folder", ...], "lang": "fr"}. NULL on a failure,
 *and error tells of it (schema `error`); it is to be freed, and may be NULL when memory ran out. `error` may be NULL.
 */
dogeref_rules* dogeref_open(const char* options, char** error);

/* Closes rules that nobody asks with any more. NULL is fine. */
void dogeref_close(dogeref_rules* rules);

/* Each asks of `size` bytes of text, and returns a dogeref_status. *json becomes a text that ends with a zero, to be
   freed: what the program's command of that name prints with --format json (`judge`: `check`), or one object of the
   schema `error`. It is NULL when memory ran out. `options` is an object of JSON, or NULL. All take "file" (the name by
   which the text is told), "first_line", "edition" and "variants". */

/* Every game of the text, a line each. Options: "ignore", "max_errors", "on_illegal", "readings". */
int dogeref_judge(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json);

/* What the player due may do. Options: "game", "at", "count"; "why": an action that is tried, of which is told what
   keeps it from being legal. */
int dogeref_legal(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json);

/* The position. Options: "game", "at". */
int dogeref_show(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json);

/* Where every point came from, a line a change. Options: "game", "at", "player". */
int dogeref_points(dogeref_rules* rules, const char* text, size_t size, const char* options, char** json);

/* Frees a text that one of these gave. NULL is fine. */
void dogeref_free(char* text);

#ifdef __cplusplus
}
#endif

#endif
