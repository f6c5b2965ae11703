import { fairQueue } from "../../fair-queue.ts";
import { tell } from "../../occurrences.ts";
import { AiUnavailable } from "../ai.ts";
import { ocrProcess, type OcrProcess } from "./ocr-process.ts";
import { readPicture, type ReadPicture } from "./read-picture.ts";

/** Reads what is written in pictures, on this machine and without a network. */
export interface TextReader {
  /**
   * What stands in each of these pictures (WebP, JPEG or PNG), in their order. One that fails or takes too long is given
   * up and counts as empty; so do those that a call that takes too long does not reach. Accounts take turns, a picture each.
   * @throws AiUnavailable when too many others wait, and when nothing was read because pictures were given up; the
   *   signal's reason once aborted.
   */
  read(pictures: readonly Buffer[], occasion: { signal: AbortSignal; accountId: string }): Promise<ReadPicture[]>;
  /** Stops what is being read, and the process that reads. */
  close(): void;
}

export interface ReaderLimits {
  /** Calls that are being read or wait. */
  mostCalls: number;
  pictureWithinMs: number;
  /** Waiting included. */
  callWithinMs: number;
}

export const READER_LIMITS: ReaderLimits = { mostCalls: 12, pictureWithinMs: 20_000, callWithinMs: 45_000 };

/** The reader of one app. The process that reads is started with the first picture. */
export function textReader(limits: ReaderLimits = READER_LIMITS, engine: OcrProcess = ocrProcess()): TextReader {
  const queue = fairQueue({
    workers: 1,
    workersOfOne: 1,
    mostWaiting: limits.mostCalls - 1,
    mostOfOne: limits.mostCalls,
    mostCostOfOne: limits.mostCalls,
    full: tooMany,
    ofOne: tooMany,
  });
  const closed = new AbortController();
  let calls = 0;

  return {
    async read(pictures, { signal, accountId }) {
      count(1);
      try {
        return await readAll(pictures, { accountId, stopped: AbortSignal.any([signal, closed.signal]) });
      } finally {
        count(-1);
      }
    },
    close() {
      closed.abort(new AiUnavailable("The reader of pictures has been closed"));
      engine.end();
    },
  };

  function count(more: 1 | -1): void {
    calls += more;
    const active = Math.min(calls, 1);
    tell("queue", { name: "ocr", active, waiting: calls - active });
  }

  async function readAll(pictures: readonly Buffer[], { accountId, stopped }: Whose): Promise<ReadPicture[]> {
    const late = AbortSignal.timeout(limits.callWithinMs);
    const failures: unknown[] = [];
    const read: ReadPicture[] = [];
    for (const picture of pictures) {
      const reading = queue.run(accountId, 1, () => readOne(picture, AbortSignal.any([stopped, late])));
      read.push(await reading.catch((error: unknown) => (failures.push(error), GIVEN_UP)));
      stopped.throwIfAborted();
      // The others would only come into the same crowd.
      if (failures[0] instanceof TooManyWaiting && read.length === 1) throw failures[0];
    }
    if (failures.length > 0 && read.every(({ text }) => text === "")) throw unreadable(failures);
    return read;
  }

  async function readOne(picture: Buffer, signal: AbortSignal): Promise<ReadPicture> {
    signal.throwIfAborted();
    await engine.start(signal);
    const soon = AbortSignal.any([signal, AbortSignal.timeout(limits.pictureWithinMs)]);
    return readPicture(picture, (asked) => engine.ask(asked, soon));
  }
}

interface Whose {
  accountId: string;
  stopped: AbortSignal;
}

class TooManyWaiting extends AiUnavailable {}

function tooMany(): TooManyWaiting {
  return new TooManyWaiting("Too many pictures wait to be read");
}

// A picture that is too much for the engine costs its sender that picture, and other callers nothing.
const GIVEN_UP: ReadPicture = { text: "", confidence: 0 };

function unreadable(failures: readonly unknown[]): AiUnavailable {
  return new AiUnavailable(`Pictures were given up: ${String(failures[0])}`, { cause: failures[0] });
}
