import { expect } from "@playwright/test";
import { wordsIn } from "../../e2e/support/words.ts";
import type { Json, Tab } from "./engine.ts";
import type { Target } from "./find-in-page.ts";

/** What is looked for, with words given by their catalogue id. */
export type Wanted =
  | { css: string; at?: number }
  | { button: string; at?: number }
  | { link: string; at?: number }
  | { field: string; at?: number }
  | { menuitem: string; at?: number }
  | { said: string; at?: number }
  | { text: string; at?: number };

/** A window as somebody uses it who reads one language: each step waits until it can be taken. */
export interface Screen {
  tab: Tab;
  words: (id: string) => string;
  /** @param path Of the app. */
  goTo(path: string): Promise<void>;
  press(wanted: Wanted): Promise<void>;
  /** Puts a text, a date or a choice in place of what a field holds. */
  fillIn(wanted: Wanted, text: string): Promise<void>;
  pickFiles(wanted: Wanted, paths: readonly string[]): Promise<void>;
  shows(wanted: Wanted): Promise<void>;
  hides(wanted: Wanted): Promise<void>;
  /** How many elements a selector finds, and can be seen. */
  countOf(css: string): Promise<number>;
  /** Waits until the page's path and query match. */
  isAt(path: RegExp): Promise<void>;
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
}

const UNTIL = { timeout: 60_000, intervals: [100, 250, 500] };

export function screenOf(tab: Tab, origin: string, language: "zh" | "en"): Screen {
  const words = wordsIn(language);
  const done = (what: string, act: () => Promise<boolean>) =>
    // What an element is found for may be drawn anew before it is used: then it is looked for again.
    expect.poll(() => act().catch(() => false), { message: what, ...UNTIL }).toBe(true);
  const isThere = async (target: Target) => (await tab.evaluateOn(target, () => true).catch(() => false)) === true;

  return {
    tab,
    words,
    goTo: (path) => tab.goTo(`${origin}${path}`),
    press: (wanted) =>
      done(`press ${JSON.stringify(wanted)}`, async () => {
        const target = targetOf(wanted);
        return (await tab.evaluateOn(target, isReadyForPress)) === true && tab.press(target);
      }),
    async fillIn(wanted, text) {
      const target = targetOf(wanted);
      await done(`find ${JSON.stringify(wanted)}`, () => isThere(target));
      const isToBeTyped = await tab.evaluateOn(target, setValue, text);
      if (isToBeTyped) await done(`type in ${JSON.stringify(wanted)}`, () => tab.type(target, text));
    },
    pickFiles: (wanted, paths) =>
      done(`pick files for ${JSON.stringify(wanted)}`, () => tab.attach(targetOf(wanted), paths)),
    shows: (wanted) => done(`see ${JSON.stringify(wanted)}`, () => isThere(targetOf(wanted))),
    hides: (wanted) => done(`no longer see ${JSON.stringify(wanted)}`, async () => !(await isThere(targetOf(wanted)))),
    countOf: (css) =>
      tab.evaluate(
        (selector) =>
          [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().width > 0).length,
        css,
      ),
    isAt: (path) =>
      expect.poll(() => tab.evaluate(() => location.pathname + location.search).catch(() => ""), UNTIL).toMatch(path),
    evaluate: (run, ...args) => tab.evaluate(run, ...args),
  };

  function targetOf(wanted: Wanted): Target {
    const at = wanted.at ?? 0;
    if ("css" in wanted) return { css: wanted.css, at };
    if ("text" in wanted) return { text: wanted.text, at };
    // A sentence that has something filled in: up to there.
    if ("said" in wanted) return { text: words(wanted.said).split("{")[0]!.trim(), at };
    for (const role of ["button", "link", "field", "menuitem"] as const) {
      const id = (wanted as Partial<Record<typeof role, string>>)[role];
      if (id !== undefined) return { role, name: words(id), at };
    }
    throw new Error(`Nothing is wanted: ${JSON.stringify(wanted)}`);
  }
}

/**
 * Empties a field, so that it can be typed into; one that is not typed into in the same way everywhere, such as a date or
 * a choice, is given its value as the browser's own control would. Runs inside the page.
 * @returns Whether the text is still to be typed.
 */
function setValue(element: Element, text: string): boolean {
  const field = element as HTMLInputElement;
  const isTyped = field.tagName === "TEXTAREA" || /^(text|email|password|search|tel|url)$/.test(field.type);
  if (isTyped && field.value === "") return true;
  // React follows what the element's own setter is told, not what is set on the instance.
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value");
  value?.set?.call(field, isTyped ? "" : text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return isTyped;
}

/** Whether an element stands still and nothing lies over it: a press goes where it was a moment ago. Runs inside the page. */
async function isReadyForPress(element: Element): Promise<boolean> {
  element.scrollIntoView({ block: "center" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return before.left === left && before.top === top && hit !== null && (element.contains(hit) || hit.contains(element));
}
