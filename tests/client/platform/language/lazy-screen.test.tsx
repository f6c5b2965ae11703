import { Suspense } from "react";
import { createRoot, type Root } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, expect, test } from "vitest";
import { lazyScreen } from "../../../../src/client/platform/language/lazy-screen.ts";

let root: Root;
afterEach(() => root.unmount());

const screen = () =>
  lazyScreen<{ room: string }>(async () => ({ room }) => <h1>{room}</h1>);

function draw(Screen: ReturnType<typeof screen>): HTMLElement {
  const element = document.createElement("div");
  root = createRoot(element);
  flushSync(() =>
    root.render(
      <Suspense fallback="…">
        <Screen room="Loft" />
      </Suspense>,
    ),
  );
  return element;
}

test("a lazy screen is loaded when it renders", async () => {
  const drawn = draw(screen());
  expect(drawn.textContent).toBe("…");
  await expect.poll(() => drawn.textContent).toBe("Loft");
});

test("a preloaded screen renders at once, without the fallback", async () => {
  const Screen = screen();
  await Screen.fetch();
  expect(draw(Screen).textContent).toBe("Loft");
});

test("preloading reports its failure, and rendering tries again", async () => {
  let isThere = false;
  const Screen = lazyScreen<{ room: string }>(async () => {
    if (!isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return ({ room }) => <h1>{room}</h1>;
  });
  await expect(Screen.fetch()).rejects.toThrow("Failed to fetch");
  isThere = true;
  const drawn = draw(Screen);
  await expect.poll(() => drawn.textContent).toBe("Loft");
});
