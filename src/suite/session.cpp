#include "suite/session.h"

#include <utility>

namespace dogeref::suite {

rules::Faults Session::open() {
  auto shelf = make_shelf(layers_, nullptr, suite_.shown, workshop_);
  if (!shelf) return std::move(shelf.error());
  shelf_ = std::move(shelf.value());
  open(*shelf_);
  return {};
}

void Session::open(OneShelf& shelf) {
  runner_ = std::make_unique<Runner>(shelf, suite_);
  last_ = runner_.get();
}

CaseResult Session::run(const Case& test) {
  last_ = runner_.get();
  if (!test.overlay || !test.skip.empty()) return runner_->run(test);
  auto shelf = make_shelf(layers_, &*test.overlay, suite_.shown, workshop_);
  if (!shelf) {
    CaseResult broken;
    broken.status = CaseResult::Status::broken;
    broken.faults = std::move(shelf.error());
    return broken;
  }
  own_runner_.reset();
  own_shelf_ = std::move(shelf.value());
  own_runner_ = std::make_unique<Runner>(*own_shelf_, suite_);
  last_ = own_runner_.get();
  return own_runner_->run(test);
}

}  // namespace dogeref::suite
