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

/** Room for files that are on their way in, so that many slow senders cannot take all there is. */
export interface ReceivingSpace {
  /**
   * Sets bytes aside until the answer of this function is called (once or more often). Where all are taken, those make room
   * that have been coming for a while and hardly come; and for who sends nothing else, what others send beside a first file. A
   * crowd of drips keeps no other sender out, not even while it begins anew.
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
      makeRoom(sender, receiving.bytes);
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

  function makeRoom(sender: string, bytes: number): void {
    let missing = bytesOf([...underWay]) + bytes - all;
    const inTheWay = new Set<Taken>();
    const coming = [...underWay].filter((each) => each.received() < each.bytes);
    const slowestFirst = coming.toSorted((a, b) => speedOf(a) - speedOf(b));
    for (const mayBeCut of [isSlow, (each: Taken) => isBesideAnother(each, sender, inTheWay)]) {
      for (const each of slowestFirst) {
        if (missing <= 0 || inTheWay.has(each) || !mayBeCut(each)) continue;
        inTheWay.add(each);
        missing -= each.bytes;
      }
    }
    if (missing > 0) throw busy();
    for (const each of inTheWay) {
      underWay.delete(each);
      each.cut(busy());
    }
  }

  function isSlow(each: Taken): boolean {
    return now() - each.since >= YOUNG_MS && speedOf(each) < SLOW_BYTES_PER_MS;
  }

  /** Whether its sender has another one under way, and the one who asks for room has none. @param cut Those that make room already. */
  function isBesideAnother(each: Taken, asking: string, cut: ReadonlySet<Taken>): boolean {
    const isOf = (sender: string) => (other: Taken) => other.sender === sender && !cut.has(other);
    return ![...underWay].some(isOf(asking)) && [...underWay].filter(isOf(each.sender)).length > 1;
  }

  /** Bytes a millisecond. */
  function speedOf(each: Taken): number {
    return each.received() / Math.max(1, now() - each.since);
  }
}

function bytesOf(files: readonly Taken[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

function busy(): HttpError {
  return new HttpError("busy_with_photos", "Busy with other photos", { "retry-after": RETRY_AFTER_SECONDS });
}
