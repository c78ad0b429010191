"""Environments for learning systems: many games side by side over numpy arrays, with exact answers on request."""

from gridlock.envs.exact import ExactAnswers
from gridlock.envs.vector_env import Rewards, VectorEnv

__all__ = ["ExactAnswers", "Rewards", "VectorEnv"]
