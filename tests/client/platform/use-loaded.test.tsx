import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { useLoaded } from "../../../src/client/platform/use-loaded.ts";

let root: Root | undefined;
afterEach(() => root?.unmount());

/** Shows what a hook loads. @returns What it has returned last. */
function screen(load: () => Promise<string>) {
  const shown = {} as ReturnType<typeof useLoaded<string>>;
  function Shown({ name }: { name: string }) {
    Object.assign(shown, useLoaded(load, name));
    return null;
  }
  root = createRoot(document.createElement("div"));
  const show = (name: string) => flushSync(() => root?.render(<Shown name={name} />));
  return { shown, show };
}

test("what could not be loaded is loaded when it is asked for again, and kept when that fails later", async () => {
  const answers = [null, "first", null, "second"];
  const load = vi.fn(async () => {
    const answer = answers.shift() ?? null;
    if (answer === null) throw new Error("lost");
    return answer;
  });
  const { shown, show } = screen(load);
  show("a");
  await expect.poll(() => shown).toMatchObject({ value: undefined, hasFailed: true });
  shown.again();
  await expect.poll(() => shown).toMatchObject({ value: "first", hasFailed: false });
  shown.again();
  await expect.poll(() => shown).toMatchObject({ value: "first", hasFailed: true });
  show("b");
  await expect.poll(() => shown).toMatchObject({ value: "second", hasFailed: false });
  show("b");
  expect(load).toHaveBeenCalledTimes(4);
});
