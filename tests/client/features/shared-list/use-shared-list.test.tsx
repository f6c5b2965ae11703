import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SharedListView } from "#domain/shared-lists/shared-list.ts";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { useSharedList } from "../../../../src/client/features/shared-list/use-shared-list.ts";

const VIEW: SharedListView = { name: "September", is_owner: false, rooms: [], opinions: [], own: null };
const TOKEN = "b".repeat(32);

let root: Root;
let reads = 0;
beforeEach(async () => {
  reads = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    if (String(input instanceof Request ? input.url : input).includes(TOKEN)) reads += 1;
    return Response.json(VIEW);
  });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(<Opened />);
  await expect.poll(() => reads).toBe(1);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Opened() {
  useSharedList(ANONYMOUS, TOKEN);
  return null;
}

test("an open list asks each minute what friends have said, while it is in sight", async () => {
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => reads).toBe(2);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  vi.advanceTimersByTime(180_000);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(reads).toBe(2);
});

test("an open list asks when its page comes into sight again", async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(() => reads).toBe(2);
});
