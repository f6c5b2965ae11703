import { expect, test, vi } from "vitest";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";

vi.hoisted(() => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
});

test("D8: a store that does not open for lack of space counts as full, not as missing", async () => {
  await storeReady();
  expect(isMemoryOnly.value).toBe(false);
});
