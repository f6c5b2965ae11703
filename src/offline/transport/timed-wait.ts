import type { ErrorCode } from "#contract/error-codes.ts";

/**
 * Why something waits. `no-answer`: no network, or a captive portal; `trouble`: a server error; `told-to`: the server sent
 * Retry-After; `needs-page`: only a page can send it, and the next page does so at once; `on-the-way`: the server answers,
 * but not this; `photo-elsewhere`: its bytes have still to come from another device; `phone-full`: the phone has no room
 * for what sending must store; `phone-trouble`: any other error of this phone; `unconfirmed`: its owner's address is still
 * to be confirmed, by a mail; `held`: its owner can undo it for a moment.
 */
export type WaitReason =
  | "no-answer"
  | "trouble"
  | "told-to"
  | "needs-page"
  | "on-the-way"
  | "photo-elsewhere"
  | "phone-full"
  | "phone-trouble"
  | "unconfirmed"
  | "held";

/** A limit on what an account may do, which is used up: 'too many today' is no trouble of the server's. */
export interface UsedUp {
  code: ErrorCode;
  /** Of a quota: what is counted, and how often it may be done within what time. */
  quota?: { of: string; most: number; withinSeconds: number };
}

/** A wait for the next try; times by the phone's clock, epoch milliseconds. */
export interface TimedWait {
  /** When it began. Absent in rows of earlier builds. */
  since?: number;
  until: number;
  reason: WaitReason;
  /** By what those who run the server find its mistake in their log; absent where it was none, and in rows of earlier builds. */
  reference?: string;
  /** Set where a limit of the account is why. */
  usedUp?: UsedUp;
}

/** A wait that grows with the failures before it. */
export interface CountedWait extends TimedWait {
  /** Consecutive. */
  failures: number;
}
