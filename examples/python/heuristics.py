"""Heuristics of the study "Unblock Me", rewritten in Python: three of its claims are audited here, and two are false.

    ./run python examples/python/heuristics.py
"""

from __future__ import annotations

from typing import Optional

import gridlock as gl


def blockers(state: gl.RushHourState) -> Optional[int]:
    """Vehicles in the way, and one for the primary itself. Admissible and consistent, as the study says."""
    if state.is_goal():
        return 0
    return None if shut_in(state) else 1 + len(state.blockers())


def mobility(state: gl.RushHourState) -> Optional[int]:
    """For each vehicle in the way, the free cells on its tighter side, plus one. The study calls it admissible."""
    if shut_in(state):
        return None
    return sum(min(state.room(name)) + 1 for name in state.blockers())


def distance(state: gl.RushHourState) -> Optional[int]:
    """Cells by which the vehicles in the way must shift, each in the nearer direction that is possible. The study calls it
    admissible; it is so in steps, but not in moves, where a long way is one move."""
    if shut_in(state):
        return None
    line = primary_of(state).line
    total = 0
    for name in state.blockers():
        vehicle = state.vehicle(name)
        back, ahead = vehicle.offset + vehicle.length - line, line + 1 - vehicle.offset
        ways = [cells for cells, direction in ((back, -1), (ahead, +1)) if can_ever_go(state, vehicle, cells, direction)]
        if not ways:
            return None
        total += min(ways)
    return total


def primary_of(state: gl.RushHourState) -> gl.Vehicle:
    """The vehicle that has to get out."""
    return state.vehicle(state.primary)


def shut_in(state: gl.RushHourState) -> bool:
    """A wall or another vehicle of its own line keeps the primary from the exit for ever."""
    return not can_ever_go(state, primary_of(state), state.distance_to_exit(), +1)


def can_ever_go(state: gl.RushHourState, vehicle: gl.Vehicle, cells: int, direction: int) -> bool:
    """Whether walls, edges and the lengths of the vehicles of its line leave so much room; others may make way."""
    at = vehicle.offset + vehicle.length if direction > 0 else vehicle.offset - 1
    while cells > 0:
        there = state.at(at, vehicle.line) if vehicle.vertical else state.at(vehicle.line, at)
        if there == "#":
            return False
        if there != "." and state.vehicle(there).vertical == vehicle.vertical:
            at += direction * state.vehicle(there).length
        else:
            at += direction
            cells -= 1
    return True


if __name__ == "__main__":
    for heuristic in (blockers, mobility, distance):
        print(gl.audit(heuristic, gl.load("builtin:6x6")), end="\n\n")
