"""A* as in a textbook, in twenty lines of Python, over the states of gridlock; and what the library needs for the same.

    ./run python examples/python/textbook_astar.py
"""

from __future__ import annotations

import heapq
import itertools
import time
from typing import Any, Callable

import gridlock as gl


def astar(start: gl.State, h: Callable[[Any], int]) -> list[str]:
    """The moves of a shortest solution; h must not overestimate. Raises LookupError if there is none."""
    order = itertools.count()  # among equals, first come, first served
    best: dict[gl.State, int] = {start: 0}
    came_from: dict[gl.State, tuple[gl.State, str]] = {}
    queue = [(h(start), next(order), 0, start)]
    while queue:
        _, _, g, state = heapq.heappop(queue)
        if g > best[state]:
            continue  # a cheaper way was found since
        if state.is_goal():
            moves = []
            while state in came_from:
                state, move = came_from[state]
                moves.append(move)
            return moves[::-1]
        for move, successor, cost in state.successors():
            if g + cost < best.get(successor, g + cost + 1):
                best[successor] = g + cost
                came_from[successor] = (state, move)
                heapq.heappush(queue, (g + cost + h(successor), next(order), g + cost, successor))
    raise LookupError("no solution")


def blockers(state: gl.RushHourState) -> int:
    """Admissible: every vehicle in the way must move, and the primary, too."""
    return 0 if state.is_goal() else 1 + len(state.blockers())


if __name__ == "__main__":
    for board in gl.load("builtin:6x6")[:10]:
        began = time.process_time()
        moves = astar(board.start(), blockers)
        taught = time.process_time() - began
        began = time.process_time()
        answer = board.solve()
        library = time.process_time() - began
        assert len(moves) == answer.cost and board.verify(moves).solved
        print(f"{board.name:12} {answer.cost:3} moves  {1000 * taught:8.1f} ms  {1000 * library:6.2f} ms  x{taught / library:.0f}")
