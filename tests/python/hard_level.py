"""A level with far too many positions for any search here: what has to be stopped."""

HARD = "\n".join(["#" * 20] + ["#" + "  .$  " * 3 + "#"] * 8 + ["#@" + " " * 17 + "#"] + ["#" * 20])
