import { expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";
import { OWNER, writtenDraft } from "../../../offline/outbox/support.ts";

test("S9: a store that goes on failing is not replaced while drafts are in it, and is tried again", async () => {
  const { id } = await writtenDraft();
  draftsDatabase().close({ disableAutoOpen: false });
  const open = Reflect.get(IDBFactory.prototype, "open");
  IDBFactory.prototype.open = () => {
    throw new DOMException("Internal error", "UnknownError");
  };
  await storeReady();
  expect(isMemoryOnly.value).toBe(false);
  IDBFactory.prototype.open = open;
  await storeReady();
  expect(await draftOf(OWNER, id)).toBeDefined();
  expect(isMemoryOnly.value).toBe(false);
});
