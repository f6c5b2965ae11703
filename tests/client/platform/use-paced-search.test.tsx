import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { navigate } from "wouter/use-browser-location";
import { paceTo, usePacedSearch } from "../../../src/client/platform/use-paced-search.ts";

let root: Root;
let drawn: string[];

beforeEach(() => {
  drawn = [];
  navigate("/items?form=a");
  root = createRoot(document.createElement("div"));
  // So that it follows the address from now on.
  flushSync(() => root.render(<Screen />));
  expect(drawn).toEqual(["form=a"]);
});
afterEach(() => root.unmount());

function Screen() {
  const search = usePacedSearch();
  drawn.push(search);
  return null;
}

test("a screen is drawn at once, unless it was to be drawn in pieces: then after the one before", async () => {
  navigate("/items?form=b");
  await Promise.resolve();
  expect(drawn.at(-1)).toBe("form=b");
  // React comes back to it once it has nothing else to do.
  await expect.poll(() => drawn).toEqual(["form=a", "form=b", "form=b"]);
  drawn = [];
  paceTo("/items");
  navigate("/items");
  await Promise.resolve();
  expect(drawn).toEqual(["form=b"]);
  await expect.poll(() => drawn.at(-1)).toBe("");
});

test("what is gone to later is drawn at once again", async () => {
  paceTo("/items");
  navigate("/items");
  await expect.poll(() => drawn.at(-1)).toBe("");
  navigate("/items?form=b");
  await Promise.resolve();
  expect(drawn.at(-1)).toBe("form=b");
  navigate("/items");
  await Promise.resolve();
  expect(drawn.at(-1)).toBe("");
});
