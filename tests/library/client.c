/* A program in C that uses libdogeref as others would: with two threads, and with what is wrong in all the ways there are.
   It ends with the number of expectations that were not met. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dogeref.h"

typedef int (*question)(dogeref_rules*, const char*, size_t, const char*, char**);

static int missed = 0;

static void expect(int is_so, const char* what) {
  if (is_so) return;
  fprintf(stderr, "not so: %s\n", what);
  ++missed;
}

static char* slurp(const char* path, size_t* size) {
  FILE* file = fopen(path, "rb");
  char* text = NULL;
  long end = 0;
  if (file != NULL && fseek(file, 0, SEEK_END) == 0 && (end = ftell(file)) >= 0) text = malloc((size_t)end + 1);
  if (text == NULL) {
    perror(path);
    exit(2);
  }
  rewind(file);
  *size = fread(text, 1, (size_t)end, file);
  text[*size] = '\0';
  fclose(file);
  return text;
}

/* Whether the answer has this status and holds these words. */
static void expect_answer(dogeref_rules* rules, question ask, const char* text, const char* options, int status,
                          const char* words) {
  char* json = NULL;
  const int got = ask(rules, text, text == NULL ? 0 : strlen(text), options, &json);
  if (got != status || json == NULL || strstr(json, words) == NULL) {
    fprintf(stderr, "not so: status %d with %s\nbut %d: %s\n", status, words, got, json == NULL ? "nothing" : json);
    ++missed;
  }
  dogeref_free(json);
}

struct work {
  dogeref_rules* rules;
  const char* text;
  const char* expected;
  int differed;
};

static void* judge_often(void* given) {
  struct work* work = given;
  int round;
  for (round = 0; round < 50; ++round) {
    char* json = NULL;
    dogeref_judge(work->rules, work->text, strlen(work->text), "{\"file\": \"game.log\"}", &json);
    if (json == NULL || strcmp(json, work->expected) != 0) ++work->differed;
    dogeref_free(json);
  }
  return NULL;
}

static void judge_in_two_threads(dogeref_rules* rules, const char* text) {
  char* expected = NULL;
  struct work work[2];
  pthread_t threads[2];
  int i;
  dogeref_judge(rules, text, strlen(text), "{\"file\": \"game.log\"}", &expected);
  for (i = 0; i < 2; ++i) {
    work[i].rules = rules;
    work[i].text = text;
    work[i].expected = expected;
    work[i].differed = 0;
    expect(pthread_create(&threads[i], NULL, judge_often, &work[i]) == 0, "a thread starts");
  }
  for (i = 0; i < 2; ++i) {
    pthread_join(threads[i], NULL);
    expect(work[i].differed == 0, "two threads get what one gets");
  }
  dogeref_free(expected);
}

static void open_wrongly(const char* options, const char* words) {
  char* error = NULL;
  dogeref_rules* rules = dogeref_open(options, &error);
  expect(rules == NULL, options);
  expect(error != NULL && strstr(error, words) != NULL, words);
  dogeref_free(error);
}

int main(int argc, char** argv) {
  size_t size = 0;
  char* error = NULL;
  char* legal_game;
  char* illegal_game;
  dogeref_rules* rules = dogeref_open(NULL, &error);
  if (argc != 3 || rules == NULL) {
    fprintf(stderr, "usage: client LEGAL.log ILLEGAL.log; %s\n", error == NULL ? "" : error);
    return 2;
  }
  legal_game = slurp(argv[1], &size);
  illegal_game = slurp(argv[2], &size);

  expect(strchr(dogeref_version(), '.') != NULL, "the version has parts");
  expect_answer(rules, dogeref_judge, legal_game, NULL, DOGEREF_OK, "\"verdict\":\"legal\"");
  expect_answer(rules, dogeref_judge, illegal_game, "{}", DOGEREF_ILLEGAL, "\"severity\":\"error\"");
  expect_answer(rules, dogeref_legal, illegal_game, "{\"at\": 14}", DOGEREF_OK, "\"actions\":[");
  expect_answer(rules, dogeref_legal, illegal_game, "{\"at\": 14, \"why\": \"nonsense\"}", DOGEREF_ILLEGAL,
                "\"legal\":false");
  expect_answer(rules, dogeref_show, legal_game, NULL, DOGEREF_OK, "\"given\":{");
  expect_answer(rules, dogeref_points, legal_game, NULL, DOGEREF_OK, "\"why\":\"start\"");

  expect_answer(rules, dogeref_judge, "", NULL, DOGEREF_UNUSABLE, "\"code\":\"no-game\"");
  expect_answer(rules, dogeref_judge, NULL, NULL, DOGEREF_UNUSABLE, "\"code\":\"no-game\"");
  expect_answer(rules, dogeref_show, "game: nothing\n", NULL, DOGEREF_UNUSABLE, "no game can be made of it\",\"verdict\":{");
  expect_answer(rules, dogeref_judge, legal_game, "{\"edtion\": \"en\"}", DOGEREF_UNUSABLE, "did you mean 'edition'?");
  expect_answer(rules, dogeref_judge, legal_game, "{\"max_errors\": -1}", DOGEREF_UNUSABLE, "a whole number from 0");
  expect_answer(rules, dogeref_judge, legal_game, "{\"file\": 7}", DOGEREF_UNUSABLE, "is to be a text");
  expect_answer(rules, dogeref_judge, legal_game, "{", DOGEREF_UNUSABLE, "not an object of JSON");
  expect_answer(rules, dogeref_judge, legal_game, "{\"edition\": \"nowhere\"}", DOGEREF_UNUSABLE, "no edition");
  expect_answer(rules, dogeref_show, legal_game, "{\"game\": 2}", DOGEREF_UNUSABLE, "not a game 2");
  expect_answer(NULL, dogeref_judge, legal_game, NULL, DOGEREF_UNUSABLE, "no rules were given");
  expect(dogeref_judge(rules, illegal_game, strlen(illegal_game), NULL, NULL) == DOGEREF_ILLEGAL, "nobody wants the JSON");
  open_wrongly("{\"lang\": \"tlh\"}", "no language 'tlh'");
  open_wrongly("{\"rules\": [\"/nowhere/at/all\"]}", "/nowhere/at/all");
  judge_in_two_threads(rules, illegal_game);

  free(legal_game);
  free(illegal_game);
  dogeref_close(rules);
  dogeref_close(NULL);
  dogeref_free(NULL);
  return missed;
}
