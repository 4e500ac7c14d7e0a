#include "process.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

extern char** environ;

namespace dogeref::bench {
namespace {

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// The arguments as posix_spawn wants them; they live as long as `command`.
std::vector<char*> pointers(std::vector<std::string>& command) {
  std::vector<char*> arguments;
  for (std::string& word : command) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  return arguments;
}

/// Starts the program; 0 if it could not be started.
pid_t start(std::vector<std::string> command, const std::string& output, const std::string& errors) {
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, errors.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0644);
  pid_t pid = 0;
  if (posix_spawnp(&pid, command.front().c_str(), &files, nullptr, pointers(command).data(), environ) != 0) pid = 0;
  posix_spawn_file_actions_destroy(&files);
  return pid;
}

}  // namespace

Run run(const std::vector<std::string>& command, const std::string& output, const std::string& errors) {
  const auto begin = std::chrono::steady_clock::now();
  const pid_t pid = start(command, output, errors);
  if (pid == 0) return {};
  int status = 0;
  rusage usage = {};
  if (wait4(pid, &status, 0, &usage) != pid) return {};
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begin;
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, wall.count(), seconds(usage.ru_utime) + seconds(usage.ru_stime),
          usage.ru_maxrss};
}

Spread spread_of(std::vector<double> values) {
  if (values.empty()) return {};
  std::sort(values.begin(), values.end());
  return {values[values.size() / 2], values.front(), values.back()};
}

}  // namespace dogeref::bench
