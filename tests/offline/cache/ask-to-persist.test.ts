import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askToPersist, persistState } from "#offline/cache/ask-to-persist.ts";
import { cacheDatabase } from "#offline/cache/cache-database.ts";

/** The browser's promise, as it stands; whoever asks gets `answer`. */
function browserThat(answer: boolean | "throws") {
  let isPersisted = false;
  vi.spyOn(navigator.storage, "persisted").mockImplementation(async () => isPersisted);
  return vi.spyOn(navigator.storage, "persist").mockImplementation(async () => {
    if (answer === "throws") throw new DOMException("Not now", "InvalidStateError");
    isPersisted = answer;
    return answer;
  });
}

beforeEach(async () => {
  await cacheDatabase().facts.clear();
});
afterEach(() => vi.restoreAllMocks());

test("A20: the browser is asked once for the first draft, and its answer is remembered", async () => {
  const asked = browserThat(false);
  expect(await persistState()).toEqual({ answer: "unknown", askedAt: null });
  const before = Date.now();
  expect(await askToPersist()).toBe("denied");
  expect(await askToPersist()).toBe("denied");
  expect(asked).toHaveBeenCalledTimes(1);
  const { answer, askedAt } = await persistState();
  expect(answer).toBe("denied");
  expect(askedAt).toBeGreaterThanOrEqual(before);
});

test("A20: it is asked once more when the app has been installed", async () => {
  browserThat(false);
  await askToPersist();
  vi.restoreAllMocks();
  const asked = browserThat(true);
  expect(await askToPersist("install")).toBe("granted");
  expect(await askToPersist("install")).toBe("granted");
  expect(asked).toHaveBeenCalledTimes(1);
  expect((await persistState()).answer).toBe("granted");
});

test("two tabs that save their first draft at once ask once", async () => {
  const asked = browserThat(false);
  await Promise.all([askToPersist(), askToPersist()]);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("an error is a refusal, and browsers without persist() are not asked", async () => {
  browserThat("throws");
  expect(await askToPersist()).toBe("denied");
  vi.restoreAllMocks();
  vi.spyOn(navigator, "storage", "get").mockReturnValue(undefined as unknown as StorageManager);
  expect(await askToPersist("install")).toBe("unknown");
});
