import { expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";
import { OWNER, writtenDraft } from "../../../offline/outbox/support.ts";

const open = Reflect.get(IDBFactory.prototype, "open");

/** The browser fails to open any store, so many times. */
function failToOpen(times: number): void {
  let left = times;
  IDBFactory.prototype.open = function (...asked) {
    left -= 1;
    if (left >= 0) throw new DOMException("Internal error", "UnknownError");
    return open.apply(this, asked);
  };
}

test("S9: a store that fails to open for a moment is used, and its drafts are there", async () => {
  const { id } = await writtenDraft();
  draftsDatabase().close({ disableAutoOpen: false });
  failToOpen(2);
  await storeReady();
  expect(isMemoryOnly.value).toBe(false);
  expect(await draftOf(OWNER, id)).toBeDefined();
});
