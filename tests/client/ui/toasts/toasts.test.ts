import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toast, toastWithAction, toasts } from "../../../../src/client/ui/toasts/toasts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.value) dismissToast(id);
  vi.useRealTimers();
});

const shown = () => toasts.value[0]?.text;

test("one toast is shown at a time; those that come meanwhile wait until it could be read", () => {
  toast("error", "first");
  toast("success", "second");
  toast("success", "third");
  expect(shown()).toBe("first");
  vi.advanceTimersByTime(2999);
  expect(shown()).toBe("first");
  vi.advanceTimersByTime(1);
  expect(shown()).toBe("second");
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe("third");
  vi.advanceTimersByTime(5999);
  expect(shown()).toBe("third");
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
});

test("one that is no answer to a tap is shown longer, unless others wait", () => {
  const stop = { label: "Stop", onPress: () => undefined };
  toastWithAction("success", "first", stop, { shownForMs: 20_000 });
  vi.advanceTimersByTime(19_999);
  expect(shown()).toBe("first");
  vi.advanceTimersByTime(1);
  expect(shown()).toBeUndefined();
  toastWithAction("success", "first", stop, { shownForMs: 20_000 });
  toast("error", "second");
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe("second");
});

test("one that has been read long enough gives way to the next; equal texts are shown once", () => {
  toast("warning", "first");
  vi.advanceTimersByTime(4000);
  toast("warning", "second");
  vi.advanceTimersByTime(0);
  expect(shown()).toBe("second");
  toast("warning", "second");
  expect(toasts.value).toHaveLength(1);
});

test("one with a button waits its turn like any other, and keeps its button", () => {
  const undo = { label: "Undo", onPress: () => undefined };
  toast("error", "first");
  toastWithAction("success", "second", undo);
  vi.advanceTimersByTime(3000);
  expect(toasts.value[0]).toMatchObject({ text: "second", action: undo });
});
