import { storeId } from "#offline/drafts/lost-store.ts";
import { photoStore } from "#offline/drafts/photo-store.ts";
import { PhoneFullError, StaleDraftError } from "#offline/drafts/write-draft.ts";
import type { StoreJob, StoreReply, StoreWork } from "./store-messages.ts";

addEventListener("message", ({ data }: MessageEvent<StoreJob>) => {
  void answerTo(data).then((word) => self.postMessage(word));
});

async function answerTo<Work extends StoreWork>({ id, store, work, args }: StoreJob<Work>): Promise<StoreReply> {
  try {
    if ((await storeId()) !== store) return { id, name: "failed" };
    const act = photoStore[work] as (...given: typeof args) => Promise<(StoreReply & { name: "done" })["value"]>;
    return { id, name: "done", value: await act(...args) };
  } catch (error) {
    if (error instanceof StaleDraftError) return { id, name: "stale" };
    if (error instanceof PhoneFullError) return { id, name: "full" };
    return { id, name: "failed" };
  }
}
