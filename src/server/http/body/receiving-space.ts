import { tell } from "../../occurrences.ts";
import { HttpError } from "../errors/http-error.ts";

/** A file that is on its way in. */
export interface Receiving {
  /** What it may have at most. */
  bytes: number;
  /** Bytes that have come so far. */
  received(): number;
  /** Ends it with the error that its sender is told. */
  cut(error: HttpError): void;
}

/** Memory for files that are on their way in, so that many slow senders cannot take all there is. */
export interface ReceivingSpace {
  /**
   * Sets bytes aside until the answer of this function is called (once or more often). Where all are taken, those make room
   * that have been coming for a while and hardly come: a crowd of drips keeps no other sender out.
   * @throws HttpError 503 with Retry-After when this sender has as much under way as one may, or no room is made.
   */
  take(sender: string, receiving: Receiving): () => void;
}

interface Sizes {
  /** Of all senders together, in bytes. */
  all: number;
  /** Of one sender, in bytes. */
  each: number;
}

interface Taken extends Receiving {
  sender: string;
  /** Milliseconds on the clock of `now`. */
  since: number;
}

const RETRY_AFTER_SECONDS = "3";
/** A connection on 2G begins to send within so long. */
const YOUNG_MS = 2000;
/** Below it, a file may have to make room: twice what 2G gives. */
const SLOW_BYTES_PER_MS = 12;

/** @param now Milliseconds since any moment; they only ever grow. */
export function receivingSpace({ all, each }: Sizes, now: () => number = () => performance.now()): ReceivingSpace {
  const underWay = new Set<Taken>();

  return {
    take(sender, receiving) {
      if (bytesOf([...underWay].filter((other) => other.sender === sender)) + receiving.bytes > each) throw busy();
      makeRoom(receiving.bytes);
      const taken: Taken = { ...receiving, sender, since: now() };
      underWay.add(taken);
      tellTaken();
      return () => {
        underWay.delete(taken);
        tellTaken();
      };
    },
  };

  function tellTaken(): void {
    tell("receiving", { taken: bytesOf([...underWay]), all });
  }

  function makeRoom(bytes: number): void {
    let missing = bytesOf([...underWay]) + bytes - all;
    const inTheWay: Taken[] = [];
    for (const slow of slowestFirst()) {
      if (missing <= 0) break;
      inTheWay.push(slow);
      missing -= slow.bytes;
    }
    if (missing > 0) throw busy();
    for (const slow of inTheWay) {
      underWay.delete(slow);
      slow.cut(busy());
    }
  }

  function slowestFirst(): Taken[] {
    return [...underWay]
      .filter((each) => now() - each.since >= YOUNG_MS && speedOf(each) < SLOW_BYTES_PER_MS)
      .toSorted((a, b) => speedOf(a) - speedOf(b));
  }

  /** Bytes a millisecond; of one that has come whole, and is worked on, without a bound. */
  function speedOf(each: Taken): number {
    return each.received() >= each.bytes ? Infinity : each.received() / (now() - each.since);
  }
}

function bytesOf(files: readonly Taken[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function busy(): HttpError {
  return new HttpError("busy_with_photos", "Busy with other photos", { "retry-after": RETRY_AFTER_SECONDS });
}
