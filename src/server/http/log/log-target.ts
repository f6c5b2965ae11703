import { writeSync } from "node:fs";
import { tell } from "../../occurrences.ts";

/** Where log lines go. */
export interface LogTarget {
  /** Takes a whole line, its end included. Never throws, and never waits. */
  write(line: string): void;
  /** Writes what is gathered, at once: before the process ends. */
  flush(): void;
}

/** Lines of so many milliseconds are written together. A process that is killed loses as much. */
const GATHERED_FOR_MS = 10;
/** What waits for a reader that has stopped, or for a disk that is full: some thousands of lines. */
const MOST_WAITING_BYTES = 1024 * 1024;
const TRIES_EVERY_MS = 100;

/**
 * Writes log lines into a file, pipe or socket that may fail for long: the disk is full, the reader is gone, or reads no more.
 * That ends no server, and holds none up: lines wait within a bound until they can be written. Those that find no room are lost, and
 * counted. Not by pino's own destination (sonic-boom 4): at the end of a process it tries for ever to write to a disk that is full.
 * @param fd Of a pipe or socket: one that does not block, as Node makes those of `process.stdout`.
 */
export function logTarget(fd: number): LogTarget {
  let waiting = Buffer.alloc(0);
  let gathered = "";
  let timer: NodeJS.Timeout | undefined;

  return {
    write(line) {
      if (waiting.length + gathered.length >= MOST_WAITING_BYTES) return tell("lostLogLine", {});
      gathered += line;
      timer ??= setTimeout(flush, GATHERED_FOR_MS).unref();
    },
    flush,
  };

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = Buffer.concat([waiting, Buffer.from(gathered)]);
    gathered = "";
    try {
      while (waiting.length > 0) waiting = waiting.subarray(writeSync(fd, waiting));
    } catch {
      timer = setTimeout(flush, TRIES_EVERY_MS).unref();
    }
  }
}
