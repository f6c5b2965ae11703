import { expect, test } from "vitest";
import {
  decide,
  decideAll,
  readingsOf,
  suggest,
  touching,
  type Suggested,
  type Written,
} from "../../../../src/client/drafts/suggestions/suggest.ts";

const DEFAULTS = { city: "London" };

/** The draft after a change of it. */
function after(written: Written, { typed, suggested }: Suggested): Written {
  return { ...written, typed: { ...written.typed, ...typed }, suggested };
}

/** The draft after somebody has written a field. */
function writing(written: Written, field: string, value: string | boolean): Written {
  return { ...written, typed: { ...written.typed, [field]: value }, ...touching(written, field) };
}

function read(written: Written, readings: Written["typed"]): Written {
  return after(written, suggest(written, readings, DEFAULTS));
}

const blank: Written = { typed: { city: "London", email: "li@example.org" } };

test("what was not read is no reading; numbers stand as they are typed", () => {
  expect(readingsOf({ title: null, price: 168.5, post_code: "", short_term_allowed: true, is_draft: false })).toEqual({
    price: "168.5",
    short_term_allowed: true,
  });
});

test("empty fields and the untouched city are filled, and undone to what they were", () => {
  const draft = read(blank, { city: "Leeds", price: "150", short_term_allowed: true });
  expect(draft.typed).toMatchObject({ city: "Leeds", price: "150", short_term_allowed: true });
  expect(Object.values(draft.suggested ?? {}).map(({ state }) => state)).toEqual(["filled", "filled", "filled"]);
  const one = after(draft, decide(draft, "city", "undo"));
  expect(one.typed).toMatchObject({ city: "London", price: "150" });
  expect(Object.keys(one.suggested ?? {})).toEqual(["price", "short_term_allowed"]);
  const all = after(one, decideAll(one, "undo"));
  expect(all.typed).toMatchObject({ city: "London", price: "", short_term_allowed: false });
  expect(all.suggested).toEqual({});
});

test("never overwrites a value that the user has written or chosen, even if it equals the default", () => {
  const chosen = writing(writing(blank, "city", "Leeds"), "city", "London");
  const unticked = writing(writing(chosen, "short_term_allowed", true), "short_term_allowed", false);
  const typed = writing(unticked, "price", "150");
  const draft = read(typed, { city: "Leeds", price: "180", short_term_allowed: true, email: "wang@example.org" });
  expect(draft.typed).toEqual(typed.typed);
  expect(Object.values(draft.suggested ?? {}).map(({ state }) => state)).toEqual(Array(4).fill("offered"));
});

test("what is offered can be used, and what was written had back", () => {
  const typed = writing(blank, "price", "150");
  const offered = read(typed, { price: "180" });
  const used = after(offered, decide(offered, "price", "use"));
  expect(used.typed["price"]).toBe("180");
  expect(used.suggested?.["price"]).toMatchObject({ state: "filled" });
  expect(after(used, decide(used, "price", "undo")).typed["price"]).toBe("150");
  const dismissed = after(offered, decide(offered, "price", "keep"));
  expect(dismissed).toMatchObject({ typed: { price: "150" }, suggested: {} });
});

test("a reading equal to the written value gets no mark", () => {
  const typed = writing(writing(blank, "post_code", "wc1h9eq"), "city", "伦敦");
  expect(read(typed, { post_code: "WC1H 9EQ", city: "London" }).suggested).toEqual({});
});

test("the same text once more says nothing new, and a checked field stays checked", () => {
  const readings = { city: "Leeds", price: "180", post_code: "LS1 1AA" };
  const first = suggest(writing(blank, "price", "150"), readings, DEFAULTS);
  expect(Object.keys(first.news)).toEqual(["city", "price", "post_code"]);
  const draft = read(writing(blank, "price", "150"), readings);
  const again = suggest(draft, readings, DEFAULTS);
  expect(again).toEqual({ typed: {}, suggested: draft.suggested, news: {} });
  const checked = after(draft, decide(draft, "city", "keep"));
  expect(suggest(checked, readings, DEFAULTS)).toEqual({ typed: {}, suggested: checked.suggested, news: {} });
});

test("a different offer is new; a reading equal to the field's value removes it", () => {
  const offered = read(writing(blank, "price", "150"), { price: "180" });
  expect(suggest(offered, { price: "170" }, DEFAULTS).news).toMatchObject({
    price: { value: "170", state: "offered" },
  });
  expect(suggest(offered, { price: "150" }, DEFAULTS)).toEqual({ typed: {}, suggested: {}, news: {} });
});

test("a field that the user edits counts as checked, and undoing all keeps it", () => {
  const draft = read(blank, { price: "180", title: "Ensuite" });
  const corrected = writing(draft, "price", "175");
  expect(Object.keys(corrected.suggested ?? {})).toEqual(["title"]);
  expect(after(corrected, decideAll(corrected, "undo")).typed).toMatchObject({ price: "175", title: "" });
});

test("a second reading replaces unchecked values of the first, and undoing restores the original ones", () => {
  const first = read(blank, { city: "Leeds", price: "150" });
  const checked = after(first, decide(first, "price", "keep"));
  const second = read(checked, { city: "Bristol", price: "160" });
  expect(second.typed).toMatchObject({ city: "Bristol", price: "150" });
  expect(second.suggested?.["price"]).toMatchObject({ state: "offered", value: "160" });
  expect(after(second, decide(second, "city", "undo")).typed["city"]).toBe("London");
});
