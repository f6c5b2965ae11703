import { expect, test, vi } from "vitest";
import { storeReady } from "../../../../src/client/drafts/store/store-ready.ts";
import { isMemoryOnly } from "../../../../src/client/drafts/store/unsent.ts";

vi.hoisted(() => {
  IDBFactory.prototype.open = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
});

test("D8: a phone that is so full that its store does not open is full, not without one", async () => {
  await storeReady();
  expect(isMemoryOnly.value).toBe(false);
});
