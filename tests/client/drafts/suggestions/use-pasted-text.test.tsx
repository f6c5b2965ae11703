import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { MAX_PASTED_LENGTH, usePastedText } from "../../../../src/client/drafts/suggestions/use-pasted-text.ts";
import type { Readings } from "../../../../src/client/drafts/suggestions/suggest.ts";

const read = vi.fn<(text: string) => Promise<Readings>>();

/** Reads a text as it comes along from another app: no field has cut it. */
function Shared({ text }: { text: string }) {
  const { state, readText } = usePastedText({ read, take: () => ({ filled: 1, offered: 0 }) });
  return <button onClick={() => void readText(text, () => undefined)}>{state.name}</button>;
}

test("of a text longer than any post only the beginning is read", async () => {
  read.mockResolvedValue({ city: "Leeds" });
  const page = document.createElement("div");
  const root = createRoot(page);
  root.render(<Shared text={"利".repeat(MAX_PASTED_LENGTH + 1)} />);
  await expect.poll(() => page.querySelector("button")).not.toBeNull();
  page.querySelector("button")!.click();
  await expect.poll(() => page.textContent).toBe("taken");
  root.unmount();
  expect(read.mock.calls).toEqual([["利".repeat(MAX_PASTED_LENGTH)]]);
});
