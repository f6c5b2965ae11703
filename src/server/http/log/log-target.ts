import { writeSync } from "node:fs";
import { hostname } from "node:os";
import { tell } from "../../occurrences.ts";

/** Where log lines go. */
export interface LogTarget {
  /** Takes a whole line, its end included. Never throws, and never waits. */
  write(line: string): void;
}

/** What waits for a reader that has stopped: some thousands of lines. */
const MOST_WAITING_BYTES = 1024 * 1024;
const TRIES_EVERY_MS = 100;
/** A pipe or socket is full: who reads it has stopped for now. */
const FULL_FOR_NOW = "EAGAIN";

/**
 * Writes log lines into a file, pipe or socket that may fail for long: the disk is full, the reader is gone, or reads no more.
 * That ends no server, and holds none up. Lines wait within a bound for a reader; those that cannot be written, or find no
 * room, are lost and counted, and the next one that goes out is preceded by one that says how many they were.
 * @param fd Of a pipe or socket: one that does not block, as Node makes those of `process.stdout`.
 */
export function logTarget(fd: number): LogTarget {
  const waiting: Waiting[] = [];
  let waitingBytes = 0;
  let lost = 0;
  /** The last line was written in part: what comes next begins a line of its own. */
  let isCut = false;
  let timer: NodeJS.Timeout | undefined;

  return {
    write(line) {
      if (waitingBytes >= MOST_WAITING_BYTES) return lose();
      const text = (isCut ? "\n" : "") + (lost > 0 ? lineAboutLost(lost) : "") + line;
      add({ bytes: Buffer.from(text), tellsOf: lost, endsCut: isCut, hasBegun: false });
      if (timer === undefined) writeWaiting();
    },
  };

  function add(next: Waiting): void {
    [lost, isCut] = [0, false];
    waiting.push(next);
    waitingBytes += next.bytes.length;
  }

  function writeWaiting(): void {
    timer = undefined;
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      try {
        const written = writeSync(fd, next.bytes);
        waitingBytes -= written;
        next.bytes = next.bytes.subarray(written);
        next.hasBegun = true;
        if (next.bytes.length === 0) waiting.shift();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === FULL_FOR_NOW) {
          timer = setTimeout(writeWaiting, TRIES_EVERY_MS).unref();
          return;
        }
        giveUp(next);
      }
    }
  }

  function giveUp({ bytes, tellsOf, endsCut, hasBegun }: Waiting): void {
    waiting.shift();
    waitingBytes -= bytes.length;
    lost += tellsOf;
    isCut = endsCut || hasBegun;
    lose();
  }

  function lose(): void {
    lost += 1;
    tell("lostLogLine", {});
  }
}

/** What is yet to be written: a line, with what has to come before it. */
interface Waiting {
  bytes: Buffer;
  /** How many lost lines it tells of. */
  tellsOf: number;
  /** It begins by ending a line that was cut. */
  endsCut: boolean;
  /** A part of it is written. */
  hasBegun: boolean;
}

// In the form of all other lines, which are pino's.
function lineAboutLost(lost: number): string {
  const fields = {
    level: 40,
    time: Date.now(),
    pid: process.pid,
    hostname: hostname(),
    lost,
    msg: "log lines were lost",
  };
  return `${JSON.stringify(fields)}\n`;
}
