import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { useObjectUrl } from "../../../src/client/platform/use-object-url.ts";

type Picture = Blob | string | null;

let root: Root | undefined;
afterEach(() => root?.unmount());

/** Shows pictures one after the other. @returns What the hook has returned last. */
function screen() {
  const shown: { url?: string | null | undefined } = {};
  function Shown({ picture, name }: { picture: Promise<Picture>; name: string }) {
    shown.url = useObjectUrl(() => picture, name);
    return null;
  }
  root = createRoot(document.createElement("div"));
  const show = (name: string, picture: Promise<Picture>) =>
    flushSync(() => root?.render(<Shown name={name} picture={picture} />));
  return { shown, show };
}

async function isHeld(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

test("a picture is held until another one replaces it, and that one until the component goes", async () => {
  const { shown, show } = screen();
  show("a", Promise.resolve(new Blob(["a"])));
  expect(shown.url).toBeUndefined();
  await expect.poll(() => shown.url).toMatch(/^blob:/);
  const first = shown.url!;
  expect(await isHeld(first)).toBe(true);
  show("b", Promise.resolve(new Blob(["b"])));
  await expect.poll(() => shown.url).not.toBe(first);
  const second = shown.url!;
  await expect.poll(() => isHeld(first)).toBe(false);
  expect(await isHeld(second)).toBe(true);
  root?.unmount();
  await expect.poll(() => isHeld(second)).toBe(false);
});

test("an address that a picture has elsewhere is shown as it is, and none as null", async () => {
  const { shown, show } = screen();
  show("a", Promise.resolve("/photos/a.webp"));
  await expect.poll(() => shown.url).toBe("/photos/a.webp");
  show("b", Promise.resolve(null));
  await expect.poll(() => shown.url).toBeNull();
});

test("a picture that is made after another was asked for is never shown", async () => {
  const { shown, show } = screen();
  let finish!: (picture: Picture) => void;
  show("slow", new Promise<Picture>((resolve) => (finish = resolve)));
  show("b", Promise.resolve("/photos/b.webp"));
  await expect.poll(() => shown.url).toBe("/photos/b.webp");
  finish(new Blob(["slow"]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown.url).toBe("/photos/b.webp");
});
