import type { Store } from "#offline/documents/store.ts";
import type { Log, Surroundings } from "#offline/transport/surroundings.ts";
import { line, type Line } from "../line/line.ts";
import { BEGIN, type Site } from "../server/site.ts";
import type { Life, Scheduler } from "../time/scheduler.ts";
import { deviceLocks } from "./device-locks.ts";
import { disk, type Disk, type Watch } from "./disk.ts";
import { soleSender, type SoleSender } from "./sole-sender.ts";

/** A phone or a computer. */
export interface Device {
  readonly name: string;
  readonly disk: Disk;
  readonly line: Line;
  readonly soleSender: SoleSender;
  /** How much its clock is ahead, in milliseconds. */
  clockAheadMs: number;
  /** Those that live. */
  readonly processes: Set<Process>;
  /** Opens a tab, or wakes the worker. */
  open(): Process;
}

/** A tab or a worker, with what the browser gives it. */
export interface Process {
  /** Unique in a run: by this name it holds a lease. */
  readonly name: string;
  readonly life: Life;
  readonly store: Store;
  /** The same store, of which one write is watched. */
  watched(watch: Watch): Store;
  readonly surroundings: Surroundings;
  readonly fetch: typeof fetch;
  newUuid(): string;
}

/** How long an answer may take. */
const ANSWER_WITHIN_MS = 30_000;

/** @param log Hears all events of its processes. */
export function device(scheduler: Scheduler, site: Site, name: string, log: Log = () => undefined): Device {
  const locks = deviceLocks(scheduler);
  let opened = 0;
  const own: Device = {
    name,
    disk: disk(scheduler),
    line: line(scheduler, site, name),
    soleSender: soleSender(scheduler),
    clockAheadMs: 0,
    processes: new Set(),
    open() {
      const life = scheduler.life(`${name} ${(opened += 1)}`);
      const opening: Process = {
        name: life.name,
        life,
        store: own.disk.of(life),
        watched: (watch) => own.disk.of(life, watch),
        surroundings: { clock: clockOf(life), locks: locks.of(life), log },
        fetch: own.soleSender.of(life, own.line.of(life)),
        newUuid: () => uuidOf(life),
      };
      own.processes.add(opening);
      life.onDeath(() => own.processes.delete(opening));
      return opening;
    },
  };
  return own;

  function clockOf(life: Life): Surroundings["clock"] {
    const after = (ms: number, work: () => void) => scheduler.schedule(life, ms, work);
    return {
      now: () => Math.floor(BEGIN + scheduler.now() + own.clockAheadMs),
      random: () => life.random.next(),
      answerWithinMs: ANSWER_WITHIN_MS,
      after,
      every(ms, work) {
        let stop: () => void;
        const again = () => {
          stop = after(ms, () => {
            again();
            work();
          });
        };
        again();
        return () => stop();
      },
      timeout(ms) {
        const ends = new AbortController();
        after(ms, () => ends.abort(new DOMException("Too late", "TimeoutError")));
        return ends.signal;
      },
    };
  }
}

function uuidOf({ random }: Life): string {
  const hex = (digits: number) => Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join("");
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
}
