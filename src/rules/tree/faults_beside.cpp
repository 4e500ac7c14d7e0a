#include "rules/tree/faults_beside.h"

#include <algorithm>

namespace dogeref::rules {

FaultList beside(const FaultList& faults) {
  FaultList own;
  for (const std::string& file : faults.files()) (void)own.add_file(file);
  return own;
}

void add_unless_told(const Faults& faults, const Faults& told, FaultList& into) {
  for (const Fault& fault : faults) {
    const auto is_there = [&](const Fault& one) {
      return one.file == fault.file && one.line == fault.line && one.column == fault.column;
    };
    if (std::none_of(told.begin(), told.end(), is_there)) into.add(fault);
  }
}

}  // namespace dogeref::rules
