import { expect, test } from "./support/test.ts";

test.skip(({ engineName }) => engineName !== "WebKit", "seen there: its own selects are higher than other fields");

test("E7: a select is as high as the fields beside it, and an empty date does not look filled", async ({ open }) => {
  const screen = await open();
  await screen.goTo("/?mode=filter");
  await screen.press({ button: "search.filters" });
  await expect.poll(() => screen.evaluate(heights), { timeout: 60_000 }).toEqual([44]);
  const [filled, empty] = await screen.evaluate(colours);
  expect(empty).not.toBe(filled);
});

/** The different heights of the fields in the sheet. */
function heights(): number[] {
  const fields = [...document.querySelectorAll("[role=dialog] .field")];
  return [...new Set(fields.map((field) => Math.round(field.getBoundingClientRect().height)))];
}

/** Of a select, which has a value, and of a date, which has none. */
function colours(): string[] {
  const fields = ["select.field", "input[type=date].field"].map((name) =>
    document.querySelector(`[role=dialog] ${name}`),
  );
  return fields.map((field) => (field === null ? "" : getComputedStyle(field).color));
}
