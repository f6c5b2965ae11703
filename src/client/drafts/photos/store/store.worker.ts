import { storeId } from "#offline/drafts/lost-store.ts";
import { photoStore } from "#offline/drafts/photo-store.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { answerCalls } from "../worker-calls.ts";
import type { StoreJob, StoreReply } from "./store-worker.ts";

answerCalls(carryOut);

async function carryOut({ store, work, args }: StoreJob): Promise<StoreReply> {
  try {
    if ((await storeId()) !== store) return { name: "failed" };
    const act = photoStore[work] as (...given: typeof args) => Promise<(StoreReply & { name: "done" })["value"]>;
    return { name: "done", value: await act(...args) };
  } catch (error) {
    if (error instanceof StaleDraftError) return { name: "stale" };
    if (error instanceof PhoneFullError) return { name: "full" };
    return { name: "failed" };
  }
}
