"""Who plays the games of a run: this process, several of this machine, or a cluster.

A crew does each piece of work once, in any order; what follows from a piece follows from its
seeds alone, so a run comes to the same whoever plays it.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final, Protocol, TypeVar

__all__ = ["Alone", "Cluster", "Crew", "CrewError", "Processes", "crew_of"]

Item = TypeVar("Item")
Done = TypeVar("Done")

MOST_FALLS: Final = 5
"""So often in a row workers may be killed without a piece of work done before the run gives up."""
PATIENCE_S: Final = 5.0


class CrewError(RuntimeError):
    """A crew that cannot be reached, or is lost: one message with place and remedy."""


class Crew(Protocol):
    """Who does pieces of work."""

    def each(self, work: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        """What the work on each item comes to, as it is done."""


@dataclass(frozen=True, slots=True)
class Alone:
    """This process, one piece after the other."""

    def each(self, work: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        """In order."""
        return map(work, items)


@dataclass(frozen=True, slots=True)
class Processes:
    """Several processes of this machine. What a killed one had is done again by others."""

    number: int

    def each(self, work: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        """As they finish. Raises CrewError where workers die again and again."""
        left = dict(enumerate(items))
        falls = 0
        while left:
            before = len(left)
            pool = ProcessPoolExecutor(min(self.number, before))
            try:
                waiting = {pool.submit(work, item): index for index, item in left.items()}
                for future in as_completed(waiting):
                    done = future.result()
                    del left[waiting[future]]
                    yield done
            except BrokenProcessPool as error:
                falls = falls + 1 if len(left) == before else 0
                if falls >= MOST_FALLS:
                    raise CrewError(
                        f"{falls} times in a row a worker was killed before it finished anything, "
                        "perhaps for want of memory. Run the same command with fewer --workers."
                    ) from error
            finally:
                pool.shutdown(cancel_futures=True)


@dataclass(frozen=True, slots=True)
class Cluster:
    """The machines of a Ray cluster, each with this version of Methuselah installed."""

    address: str

    def each(self, work: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[Done]:
        """As they finish; Ray does again what a lost machine had. Raises CrewError."""
        ray = self._joined()
        task = ray.remote(max_retries=MOST_FALLS)(work)
        waiting = [task.remote(item) for item in items]
        try:
            while waiting:
                ready, waiting = ray.wait(waiting)
                yield ray.get(ready[0])
        except ray.exceptions.RayError as error:
            raise CrewError(
                f"the cluster at {self.address} lost a piece of work: {_first_line(error)} "
                "Install the same version of Methuselah on each of its machines, then run the "
                "same command again."
            ) from error
        finally:
            for piece in waiting:
                ray.cancel(piece)
            ray.shutdown()

    def _joined(self) -> Any:
        """Ray, connected to the cluster."""
        if find_spec("ray") is None:
            raise CrewError(
                "--cluster needs Ray: install it with `pip install 'methuselah[cluster]'`."
            )
        self._knock()
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # no warning of GPUs
        import ray

        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise self._unreachable(_first_line(error)) from error
        return ray

    def _knock(self) -> None:
        """See whether anybody answers there at all: Ray itself would wait for minutes."""
        host, colon, port = self.address.removeprefix("ray://").rpartition(":")
        if self.address == "auto":
            return
        if not (colon and host and port.isdigit()):
            raise CrewError(
                f'"{self.address}" is no address of a cluster. Give HOST:PORT, '
                'ray://HOST:PORT, or "auto" for the one that runs on this machine.'
            )
        try:
            socket.create_connection((host, int(port)), PATIENCE_S).close()
        except OSError as error:
            raise self._unreachable(error.strerror or str(error)) from error

    def _unreachable(self, why: str) -> CrewError:
        return CrewError(
            f"no cluster answers at {self.address}: {why.rstrip('.')}. Start one with "
            "`ray start --head --port 6379`, or leave out --cluster. Finished shards are kept."
        )


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]


def crew_of(workers: int = 1, cluster: str = "") -> Crew:
    """A cluster if one is named, else so many processes, or none but this one."""
    if cluster:
        return Cluster(cluster)
    return Processes(workers) if workers > 1 else Alone()
