import { expect, test } from "vitest";
import { draftsDatabase } from "#offline/drafts/drafts-database.ts";
import { draftOf } from "#offline/drafts/draft-rows.ts";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";
import { OWNER, writtenDraft } from "../../../offline/outbox/support.ts";

test("a browser that can store keeps what is written, and nothing is said", async () => {
  await storeReady();
  const { id } = await writtenDraft();
  expect(isMemoryOnly.value).toBe(false);
  expect(draftsDatabase().backendDB()).toBeInstanceOf(IDBDatabase);
  expect(await draftOf(OWNER, id)).toBeDefined();
});
