import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SLOW_LOAD_MS } from "#domain/limits.ts";
import { useIsSlow } from "../../../src/client/platform/use-is-slow.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function Load({ load }: { load: string | null }) {
  return String(useIsSlow(load));
}

test("a load is slow after five seconds, and the next one has five seconds of its own", () => {
  const page = document.createElement("div");
  const root = createRoot(page);
  const isSlow = (load: string | null, afterMs: number) => {
    flushSync(() => root.render(<Load load={load} />));
    flushSync(() => vi.advanceTimersByTime(afterMs));
    return page.textContent;
  };
  expect(isSlow("Leeds", SLOW_LOAD_MS - 1)).toBe("false");
  expect(isSlow("Leeds", 1)).toBe("true");
  expect(isSlow("York", SLOW_LOAD_MS - 1)).toBe("false");
  expect(isSlow("York", 1)).toBe("true");
  expect(isSlow(null, SLOW_LOAD_MS)).toBe("false");
  expect(isSlow("York", 0)).toBe("false");
  root.unmount();
});
