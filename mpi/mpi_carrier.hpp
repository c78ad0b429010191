// Messages between the processes of a search by MPI.
#pragma once

#include <mpi.h>

#include <list>
#include <vector>

#include "gridlock/core/carrier.hpp"

namespace gridlock::mpi {

// MPI must be there for as long as this is.
class MpiCarrier : public Carrier {
 public:
  MpiCarrier();
  ~MpiCarrier() override;
  MpiCarrier(const MpiCarrier&) = delete;
  MpiCarrier& operator=(const MpiCarrier&) = delete;

  unsigned number() const override { return static_cast<unsigned>(number_); }
  unsigned processes() const override { return static_cast<unsigned>(processes_); }
  unsigned processes_on_this_machine() const;

  void send(unsigned to, std::vector<std::byte> message) override;
  bool receive(std::vector<std::byte>& message) override;
  void share(unsigned from, void* data, std::size_t bytes) override;

 private:
  struct OnItsWay {
    std::vector<std::byte> message;
    MPI_Request request{};
  };

  // Forgets what has arrived.
  void tidy();

  int number_ = 0, processes_ = 1;
  std::list<OnItsWay> sent_;
};

}  // namespace gridlock::mpi
