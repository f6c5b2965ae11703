import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { OptionSearch } from "../../../../src/client/ui/form/option-search.tsx";

const TOWNS = ["Leeds", "Liverpool", "London"];

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

interface Shown {
  field: HTMLInputElement;
  chosen: string[];
  submitted: () => number;
  active: () => string | undefined;
}

function show(): Shown {
  const page = document.body.appendChild(document.createElement("div"));
  const chosen: string[] = [];
  let sent = 0;
  root = createRoot(page);
  flushSync(() =>
    root?.render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        <Towns onChoose={(town) => chosen.push(town)} />
      </form>,
    ),
  );
  const field = page.querySelector("input")!;
  const active = () =>
    document.getElementById(field.getAttribute("aria-activedescendant") ?? "none")?.textContent ?? undefined;
  return { field, chosen, submitted: () => sent, active };
}

function Towns({ onChoose }: { onChoose: (town: string) => void }) {
  const [typed, setTyped] = useState("");
  const options = TOWNS.filter((town) => town.startsWith(typed)).map((value) => ({ value, text: value }));
  return (
    <OptionSearch
      label="Town"
      typed={typed}
      onType={setTyped}
      listLabel="Towns"
      chosen={["Leeds"]}
      onChoose={onChoose}
      options={options}
    />
  );
}

function press(field: HTMLInputElement, key: string): boolean {
  return flushSync(() => field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
}

function type(field: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  property!.set!.call(field, text);
  flushSync(() => field.dispatchEvent(new Event("input", { bubbles: true })));
}

test("arrow keys go through the offers, round the end, and Enter chooses", () => {
  const { field, chosen, active } = show();
  expect(active()).toBeUndefined();
  press(field, "ArrowDown");
  expect(active()).toBe("Leeds");
  press(field, "ArrowUp");
  expect(active()).toBe("London");
  expect(press(field, "Enter")).toBe(false);
  expect(chosen).toEqual(["London"]);
});

test("Enter chooses the first offer for what is typed, and nothing where there is none", () => {
  const { field, chosen } = show();
  type(field, "Li");
  press(field, "Enter");
  type(field, "Lx");
  expect(press(field, "Enter")).toBe(false);
  expect(chosen).toEqual(["Liverpool"]);
});

test("Enter in the empty field is left to the form, and typing begins anew", () => {
  const { field, chosen, active } = show();
  expect(press(field, "Enter")).toBe(true);
  press(field, "ArrowDown");
  type(field, "L");
  expect(active()).toBeUndefined();
  expect(chosen).toEqual([]);
});

test("a reader of screens is told of a combobox with its list", () => {
  const { field } = show();
  expect(field.role).toBe("combobox");
  const list = document.getElementById(field.getAttribute("aria-controls")!)!;
  expect(list.role).toBe("listbox");
  expect([...list.children].map((option) => option.getAttribute("aria-selected"))).toEqual(["true", "false", "false"]);
});

test.each([
  [true, "begins in the field with a mouse"],
  [false, "does not begin in the field on a phone, whose keyboard would cover the offers"],
])("the focus, with a fine pointer %s, %s", async (isFine) => {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === "(pointer: fine)" && isFine }) as MediaQueryList,
  );
  const { field } = show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await expect.poll(() => document.activeElement === field).toBe(isFine);
});
