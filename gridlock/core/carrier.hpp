// Carries messages between the processes of a distributed search. The library knows only this interface; the program
// gridlock-mpi implements it with MPI.
#pragma once

#include <cstddef>
#include <vector>

namespace gridlock {

class Carrier {
 public:
  virtual ~Carrier() = default;

  virtual unsigned number() const = 0;  // of this process, from 0
  virtual unsigned processes() const = 0;

  // Sends a message and does not wait for it to arrive. Messages from one process to another arrive in order.
  virtual void send(unsigned to, std::vector<std::byte> message) = 0;
  // Takes a message that has arrived, if there is one.
  virtual bool receive(std::vector<std::byte>& message) = 0;
  // What `from` has in `data` comes to all the others. All processes call it, in the same order, with no message left.
  virtual void share(unsigned from, void* data, std::size_t bytes) = 0;

  // A number for each search, the same in all processes: messages that come late belong to an earlier one.
  unsigned next_search() { return ++searches_; }

 private:
  unsigned searches_ = 0;
};

}  // namespace gridlock
