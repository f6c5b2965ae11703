import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { LazyBoundary } from "../../../src/client/ui/lazy-boundary.tsx";
import { lazyPart } from "../../../src/client/ui/lazy-part.ts";

let root: Root;
let screen: HTMLElement;

beforeEach(() => {
  screen = document.createElement("div");
  // What a boundary has caught is not reported.
  root = createRoot(screen, { onCaughtError: () => undefined });
});
afterEach(() => root.unmount());

/** A part that is missing until it is told to be there. */
function missingPart() {
  const asked = { isThere: false, times: 0 };
  const Part = lazyPart(async () => {
    asked.times += 1;
    if (!asked.isThere) throw new TypeError("Failed to fetch dynamically imported module");
    return () => <p>here</p>;
  });
  return { asked, Part };
}

test("S17: a part that could not be fetched is fetched again when the network is back", async () => {
  const { asked, Part } = missingPart();
  root.render(
    <LazyBoundary failed={<p>missing</p>}>
      <Part />
    </LazyBoundary>,
  );
  await expect.poll(() => screen.textContent).toBe("missing");
  dispatchEvent(new Event("online"));
  await expect.poll(() => asked.times).toBe(2);
  await expect.poll(() => screen.textContent).toBe("missing");
  asked.isThere = true;
  dispatchEvent(new Event("online"));
  await expect.poll(() => screen.textContent).toBe("here");
  expect(asked.times).toBe(3);
});

test("S17: while it is missing, what stands in another boundary is drawn, and it is asked for once", async () => {
  const { asked, Part } = missingPart();
  const both = (text: string) => (
    <>
      <LazyBoundary>
        <Part />
      </LazyBoundary>
      <LazyBoundary>
        <p>{text}</p>
      </LazyBoundary>
    </>
  );
  root.render(both("one"));
  await expect.poll(() => screen.textContent).toBe("one");
  root.render(both("other"));
  await expect.poll(() => screen.textContent).toBe("other");
  expect(asked.times).toBe(1);
});

test("a part that was fetched before is drawn at once", async () => {
  const { asked, Part } = missingPart();
  asked.isThere = true;
  await Part.fetch();
  root.render(
    <LazyBoundary meanwhile={<p>loading</p>}>
      <Part />
    </LazyBoundary>,
  );
  await expect.poll(() => screen.textContent).not.toBe("");
  expect(screen.textContent).toBe("here");
});

test("S17, W12: an error of a part is not called a missing part: it is left to the screen's boundary", async () => {
  const Broken = lazyPart(async () => () => {
    throw new TypeError("undefined");
  });
  root.render(
    <LazyBoundary failed={<p>the screen failed</p>}>
      <LazyBoundary missing={<p>missing</p>}>
        <Broken />
      </LazyBoundary>
    </LazyBoundary>,
  );
  await expect.poll(() => screen.textContent).toBe("the screen failed");
});
