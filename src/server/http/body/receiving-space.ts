import { HttpError } from "../errors/http-error.ts";

/** Memory for files that are on their way in, so that many slow senders cannot take all there is. */
export interface ReceivingSpace {
  /**
   * Sets so many bytes aside until the answer of this function is called (once or more often).
   * @throws HttpError 503 with Retry-After when all senders, or this one, have as much under way as they may.
   */
  take(sender: string, bytes: number): () => void;
}

interface Sizes {
  /** Of all senders together, in bytes. */
  all: number;
  /** Of one sender, in bytes. */
  each: number;
}

const RETRY_AFTER_SECONDS = "3";

export function receivingSpace({ all, each }: Sizes): ReceivingSpace {
  const bySender = new Map<string, number>();
  let taken = 0;

  return {
    take(sender, bytes) {
      const before = bySender.get(sender) ?? 0;
      if (taken + bytes > all || before + bytes > each) {
        throw new HttpError("busy_with_photos", "Busy with other photos", { "retry-after": RETRY_AFTER_SECONDS });
      }
      taken += bytes;
      bySender.set(sender, before + bytes);
      let isHeld = true;
      return () => {
        if (isHeld) giveBack(sender, bytes);
        isHeld = false;
      };
    },
  };

  function giveBack(sender: string, bytes: number): void {
    taken -= bytes;
    const left = (bySender.get(sender) ?? 0) - bytes;
    if (left > 0) bySender.set(sender, left);
    else bySender.delete(sender);
  }
}
