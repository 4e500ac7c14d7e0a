#include "render/picture/sheet_pages.h"

#include <algorithm>
#include <cmath>

namespace dogeref::render {
namespace {

constexpr double page_width = 190;   // of A4 without its margins
constexpr double page_height = 272;  // the same, and a little less, for what browsers add
constexpr double heading = 12;
constexpr double face_gap = 2;

std::size_t in_row(const PaperGroup& group) {
  return std::max<std::size_t>(1, static_cast<std::size_t>((page_width + face_gap) / (group.width + face_gap)));
}

double rows_height(std::size_t rows, const PaperGroup& group) {
  return static_cast<double>(rows) * (group.height + face_gap);
}

std::size_t divided(std::size_t number, std::size_t by) { return (number + by - 1) / by; }

}  // namespace

std::vector<PaperPlan> paged(const std::vector<PaperGroup>& groups, double head) {
  std::vector<PaperPlan> plans;
  double left = page_height - head;
  for (const PaperGroup& group : groups) {
    const std::size_t rows = divided(group.faces, in_row(group));
    const double whole = heading + rows_height(rows, group);
    PaperPlan plan{whole > left && left < page_height, group.faces};
    if (plan.begins_page) left = page_height;
    const auto most = static_cast<std::size_t>(std::max(1.0, (page_height - heading) / (group.height + face_gap)));
    const std::size_t rows_a_page = divided(rows, divided(std::max<std::size_t>(rows, 1), most));
    if (whole > left) plan.faces_a_page = rows_a_page * in_row(group);
    left -= whole > left ? heading + rows_height(rows_a_page, group) : whole;
    plans.push_back(plan);
  }
  return plans;
}

}  // namespace dogeref::render
