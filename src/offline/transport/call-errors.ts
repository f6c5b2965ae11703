import type { WaitReason } from "./timed-wait.ts";

/** The try does not count: what was sent is not this sender's any more. */
export class StoppedError extends Error {
  override readonly name: string = "StoppedError";
}

/** The signed-in user is not the one on whose behalf a call is made. */
export class OwnerChangedError extends StoppedError {
  override readonly name = "OwnerChangedError";
}

/** It cannot be sent from here now, for a reason that passes. */
export class MustWaitError extends Error {
  override readonly name: string = "MustWaitError";
  readonly reason: WaitReason;

  constructor(reason: WaitReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
