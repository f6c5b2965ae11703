import type { Sender } from "#offline/outbox/sending/sender.ts";
import { holdUpdates } from "../../platform/updates/update-holds.ts";

let releaseHold: (() => void) | null = null;

/** A sender that keeps its page from being reloaded for an update, from the first thing that it sends on. */
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

/** Does something that is sent, with the page kept from being reloaded for an update meanwhile. */
export async function whileSending<T>(send: () => Promise<T>): Promise<T> {
  const releaseHold = holdUpdates("viewings", "sending");
  try {
    return await send();
  } finally {
    releaseHold();
  }
}

/** Nothing is on its way from this page any more: updates may come. */
export function releaseAfterSending(): void {
  releaseHold?.();
  releaseHold = null;
}

function hold(): void {
  releaseHold ??= holdUpdates("outbox", "sending");
}
