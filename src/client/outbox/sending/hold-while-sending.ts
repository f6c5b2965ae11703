import type { Sender } from "#offline/outbox/sending/sender.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";

let releaseHold: (() => void) | null = null;

/** A sender that blocks update reloads of its page from its first request on. */
export function holdingWhileSending(sender: Sender): Sender {
  const { api, shrink } = sender;
  return {
    ...sender,
    shrink: (...photo) => (hold(), shrink(...photo)),
    api: {
      call: (...call) => (hold(), api.call(...call)),
      upload: (...upload) => (hold(), api.upload(...upload)),
    },
  };
}

/** Releases the update hold after sending. */
export function releaseAfterSending(): void {
  releaseHold?.();
  releaseHold = null;
}

function hold(): void {
  releaseHold ??= holdUpdates("outbox", "sending");
}
