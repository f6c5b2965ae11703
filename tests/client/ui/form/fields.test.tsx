import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { Checkbox } from "../../../../src/client/ui/form/checkbox.tsx";
import { ChoiceField } from "../../../../src/client/ui/form/choice-field.tsx";
import { LongTextField } from "../../../../src/client/ui/form/long-text-field.tsx";
import { PasswordField } from "../../../../src/client/ui/form/password-field.tsx";
import { SelectField } from "../../../../src/client/ui/form/select-field.tsx";
import { Switch } from "../../../../src/client/ui/form/switch.tsx";
import { DateField, MoneyField, TextField } from "../../../../src/client/ui/form/text-field.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

function show(field: ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  flushSync(() => root?.render(field));
  return page;
}

/** What a screen reader reads behind the name of a control. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute("aria-describedby")!.split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join("|");
}

const SAID = {
  name: "rent",
  label: "Rent",
  help: "A week",
  problem: "Not a number",
  notice: { sentence: "Please check", actions: null },
  required: true,
  value: "",
  onChange: () => undefined,
};
const PASSWORD = { showLabel: "Show", hideLabel: "Hide", autoComplete: "new-password" } as const;

test.each([
  ["text", <TextField key="" {...SAID} />, "input"],
  ["a day", <DateField key="" {...SAID} />, "input"],
  ["money", <MoneyField key="" {...SAID} />, "input"],
  ["a password", <PasswordField key="" {...SAID} {...PASSWORD} />, "input"],
  ["long text", <LongTextField key="" {...SAID} />, "textarea"],
  [
    "one of many",
    <SelectField key="" {...SAID}>
      {[]}
    </SelectField>,
    "select",
  ],
  ["one of a few", <ChoiceField key="" {...SAID} choices={[["1", "One"]]} />, "fieldset"],
])("a field of %s is named and described alike", (_, field, selector) => {
  const page = show(field);
  const control = page.querySelector(selector)!;
  const name = selector === "fieldset" ? page.querySelector("legend") : (control as HTMLInputElement).labels![0];
  expect(name!.textContent).toBe("Rent *");
  expect(descriptionOf(control)).toBe("Not a number|Please check|A week");
  expect(control.getAttribute("aria-required")).toBe("true");
  expect(control.getAttribute("aria-invalid")).toBe("true");
  expect(page.querySelector("[role=alert]")!.textContent).toBe("Not a number");
});

test.each([
  ["to tick", <Checkbox key="" name="on" label="On" help="Why" checked={false} onChange={() => undefined} />],
  ["to switch", <Switch key="" label="On" help="Why" checked={false} onChange={() => undefined} />],
])("a field %s is named and described", (_, field) => {
  const control = show(field).querySelector<HTMLInputElement>("input, [role=switch]")!;
  expect(control.labels![0]!.textContent).toBe("On");
  expect(descriptionOf(control)).toBe("||Why");
});

test("a problem that a summary announces is not announced again", () => {
  const page = show(<TextField {...SAID} isSummed />);
  expect(page.querySelector("[role=alert]")).toBeNull();
  expect(descriptionOf(page.querySelector("input")!)).toBe("Not a number|Please check|A week");
});

test("a tap anywhere on a switch's label turns it", () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const page = show(<Switch label="On" checked={false} onChange={onChange} />);
  page.querySelector("label")!.click();
  expect(onChange.mock.calls).toEqual([[true]]);
});
