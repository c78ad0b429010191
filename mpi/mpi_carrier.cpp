#include "mpi/mpi_carrier.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace gridlock::mpi {
namespace {

constexpr int kTag = 1;

}  // namespace

MpiCarrier::MpiCarrier() {
  MPI_Comm_rank(MPI_COMM_WORLD, &number_);
  MPI_Comm_size(MPI_COMM_WORLD, &processes_);
}

MpiCarrier::~MpiCarrier() {
  // What nobody will read any more.
  for (auto& each : sent_) {
    MPI_Cancel(&each.request);
    MPI_Request_free(&each.request);
  }
}

unsigned MpiCarrier::processes_on_this_machine() const {
  MPI_Comm machine{};
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, number_, MPI_INFO_NULL, &machine);
  int count = 1;
  MPI_Comm_size(machine, &count);
  MPI_Comm_free(&machine);
  return static_cast<unsigned>(std::max(count, 1));
}

void MpiCarrier::send(unsigned to, std::vector<std::byte> message) {
  tidy();
  OnItsWay& next = sent_.emplace_back();
  next.message = std::move(message);
  MPI_Isend(next.message.data(), static_cast<int>(next.message.size()), MPI_BYTE, static_cast<int>(to), kTag,
            MPI_COMM_WORLD, &next.request);
}

bool MpiCarrier::receive(std::vector<std::byte>& message) {
  tidy();
  int arrived = 0;
  MPI_Status status{};
  MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &arrived, &status);
  if (arrived == 0) return false;
  int bytes = 0;
  MPI_Get_count(&status, MPI_BYTE, &bytes);
  message.resize(static_cast<std::size_t>(bytes));
  MPI_Recv(message.data(), bytes, MPI_BYTE, status.MPI_SOURCE, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return true;
}

void MpiCarrier::share(unsigned from, void* data, std::size_t bytes) {
  MPI_Bcast(data, static_cast<int>(bytes), MPI_BYTE, static_cast<int>(from), MPI_COMM_WORLD);
}

void MpiCarrier::tidy() {
  while (!sent_.empty()) {
    int arrived = 0;
    MPI_Test(&sent_.front().request, &arrived, MPI_STATUS_IGNORE);
    if (arrived == 0) return;
    sent_.pop_front();
  }
}

}  // namespace gridlock::mpi
