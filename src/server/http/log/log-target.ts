import { writeSync } from "node:fs";
import { hostname } from "node:os";
import { tell } from "../../occurrences.ts";

/** Where log lines go. */
export interface LogTarget {
  /** Takes a whole line, its end included. Never throws, and never waits. */
  write(line: string): void;
  /** Writes what is gathered, at once: before the process ends. */
  flush(): void;
}

/**
 * Lines of so many milliseconds are written together: on a busy server a write for each line takes longer than all else about it. A
 * process that is killed loses as much.
 */
const GATHERED_FOR_MS = 10;
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
  let gathered = NOTHING;
  let lost = 0;
  /** The last line was written in part: what comes next begins a line of its own. */
  let isCut = false;
  let timer: NodeJS.Timeout | undefined;

  return {
    write(line) {
      if (waitingBytes + gathered.text.length >= MOST_WAITING_BYTES) return lose(1);
      if (gathered.lines === 0) gathered = beginning();
      gathered = { ...gathered, text: gathered.text + line, lines: gathered.lines + 1 };
      timer ??= setTimeout(flush, GATHERED_FOR_MS).unref();
    },
    flush,
  };

  function beginning(): Gathered {
    const tellsOf = lost;
    lost = 0;
    return { text: tellsOf > 0 ? lineAboutLost(tellsOf) : "", lines: 0, tellsOf };
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.lines > 0) add(gathered);
    gathered = NOTHING;
    writeWaiting();
  }

  function add({ text, ...facts }: Gathered): void {
    const bytes = Buffer.from(isCut ? `\n${text}` : text);
    waiting.push({ ...facts, bytes, endsCut: isCut, hasBegun: false });
    waitingBytes += bytes.length;
    isCut = false;
  }

  function writeWaiting(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      try {
        const written = writeSync(fd, next.bytes);
        waitingBytes -= written;
        next.bytes = next.bytes.subarray(written);
        next.hasBegun = true;
        if (next.bytes.length === 0) waiting.shift();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === FULL_FOR_NOW) {
          timer = setTimeout(flush, TRIES_EVERY_MS).unref();
          return;
        }
        giveUp(next);
      }
    }
  }

  function giveUp({ bytes, lines, tellsOf, endsCut, hasBegun }: Waiting): void {
    waiting.shift();
    waitingBytes -= bytes.length;
    const unwritten = Math.min(lines, endsOfLines(bytes));
    if (unwritten === lines) lost += tellsOf;
    isCut = endsCut || hasBegun;
    lose(unwritten);
  }

  function lose(lines: number): void {
    lost += lines;
    for (let line = 0; line < lines; line += 1) tell("lostLogLine", {});
  }
}

/** Lines that are to be written together, with what has to come before them. */
interface Gathered {
  text: string;
  lines: number;
  /** How many lost lines the first of them tells of. */
  tellsOf: number;
}

const NOTHING: Gathered = { text: "", lines: 0, tellsOf: 0 };

/** The same, waiting for a reader. */
interface Waiting extends Omit<Gathered, "text"> {
  /** What is yet to be written. */
  bytes: Buffer;
  /** It begins by ending a line that was cut. */
  endsCut: boolean;
  /** A part of it is written. */
  hasBegun: boolean;
}

function endsOfLines(bytes: Buffer): number {
  let ends = 0;
  for (let at = bytes.indexOf("\n"); at !== -1; at = bytes.indexOf("\n", at + 1)) ends += 1;
  return ends;
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
