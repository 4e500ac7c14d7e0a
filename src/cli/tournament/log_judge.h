#pragma once
// Judges the logs of tournaments.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "cli/options/shelf.h"
#include "cli/options/wordings.h"
#include "tournament/record/judged.h"

namespace dogeref::cli {

class LogJudging;

/// Judges the one game that a log file holds. What it says does not depend on what was judged before.
class LogOffice {
 public:
  /// Shelf and wordings must outlive it.
  LogOffice(Shelf& shelf, const Wordings& wordings);
  ~LogOffice();
  LogOffice(const LogOffice&) = delete;
  LogOffice& operator=(const LogOffice&) = delete;

  /// Judges by several threads, 0 for one a core, what will be asked for. One thread judges when it is asked.
  void judge_ahead(const std::vector<std::string>& paths, int jobs);
  [[nodiscard]] tournament::JudgedLog judge(const std::string& path);

 private:
  Shelf& shelf_;
  const Wordings& wordings_;
  std::unique_ptr<LogJudging> judging_;
  std::map<std::string, tournament::JudgedLog> judged_;  ///< ahead
};

}  // namespace dogeref::cli
