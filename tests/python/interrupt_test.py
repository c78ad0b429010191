"""Long work leaves the interpreter to others, and ends with what is known when Ctrl-C comes."""

import os
import signal
import subprocess
import sys
import threading
import time
import unittest

import gridlock as gl
from hard_level import HARD

# The process sends the signal to itself from another thread, and prints how much processor time went by until the
# exception came: other than the clock, that does not depend on what else the machine does.
CHILD = """
import os, signal, sys, threading, time
import gridlock as gl
level = gl.load(sys.argv[1])[0]
sent = []
def interrupt():
    time.sleep(0.5)
    sent.append(time.process_time())
    os.kill(os.getpid(), signal.SIGINT)
threading.Thread(target=interrupt).start()
try:
    {work}
except gl.Interrupted as stop:
    print(time.process_time() - sent[0], stop.known.outcome)
"""


class CtrlC(unittest.TestCase):
    def delay(self, work):
        code = CHILD.format(work=work)
        done = subprocess.run([sys.executable, "-c", code, HARD], capture_output=True, text=True, timeout=120)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        seconds, outcome = done.stdout.split()
        return float(seconds), outcome

    def test_ends_a_search_at_once_with_what_is_known(self):
        for work in ('level.solve(search="bfs")', 'level.solve(heuristic=lambda state: 0)'):
            with self.subTest(work):
                seconds, outcome = self.delay(work)
                self.assertEqual(outcome, "cancelled")
                self.assertLess(seconds, 0.2)

    def test_the_handler_of_the_program_is_back_afterwards(self):
        before = signal.getsignal(signal.SIGINT)
        gl.load("builtin:juniper")[0].solve()
        self.assertIs(signal.getsignal(signal.SIGINT), before)
        with self.assertRaises(KeyboardInterrupt):
            os.kill(os.getpid(), signal.SIGINT)
            time.sleep(5)


class Threads(unittest.TestCase):
    def test_others_run_while_a_search_works(self):
        level = gl.load(HARD)[0]
        turns, stop = 0, threading.Event()

        def count():
            nonlocal turns
            while not stop.wait(0.001):
                turns += 1

        counter = threading.Thread(target=count)
        counter.start()
        level.solve(search="bfs", time_limit=1)
        stop.set()
        counter.join()
        self.assertGreater(turns, 20)

    def test_two_threads_are_in_the_library_at_once(self):
        # One search cannot end before another one has begun and ended: no lock keeps them apart. How much of two cores they
        # get is up to the machine; bench/python.py measures it.
        level, board = gl.load(HARD)[0], gl.load("builtin:juniper")[0]
        begun, enough = threading.Event(), threading.Event()

        class Enough(Exception):
            pass

        def report(stats):
            begun.set()
            if enough.is_set():
                raise Enough

        def long_search():
            with self.assertRaises(Enough):
                level.solve(search="bfs", progress=report)

        worker = threading.Thread(target=long_search)
        worker.start()
        begun.wait()
        self.assertEqual([board.solve().cost for _ in range(20)], [20] * 20)
        self.assertTrue(worker.is_alive())
        enough.set()
        worker.join()


if __name__ == "__main__":
    unittest.main()
