import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { withinReach } from "#domain/saved-searches/within-reach.ts";
import type { SavedCriteria } from "#domain/saved-searches/saved-search.ts";
import { FILTER_FIELDS, filterRow, type FilterField, type FilterRow } from "#domain/search/search-filters.ts";
import { NOTHING_ASKED } from "#domain/search/understanding.ts";
import { DOCUMENTS_FORMAT, DOCUMENTS_VERSION } from "#offline/export/documents/export-documents.ts";
import { parseDocuments } from "#offline/export/documents/parse-documents.ts";
import { FilterSheet } from "../../../../src/client/features/search/filters/filter-sheet.tsx";
import { FilterControl } from "../../../../src/client/features/search/filters/plain-filters.tsx";
import { savedCriteriaOf, stateOfSaved } from "../../../../src/client/features/search/saved/saved-criteria.ts";
import { criteriaTexts } from "../../../../src/client/features/search/saved/saved-text.ts";
import { FILTER_NAMES } from "../../../../src/client/features/search/surface/filter-names.ts";
import { filterTexts, filterValueText } from "../../../../src/client/features/search/surface/filter-texts.ts";
import { askedBy, rankedCriteria, type Asked } from "../../../../src/client/features/search/understood/criteria.ts";
import { mergeFilters } from "../../../../src/client/features/search/understood/merge-filters.ts";
import { emptied, FIELDS_OF, plainIn } from "../../../../src/client/features/search/url/filters.ts";
import { NO_WISHES, readSearchUrl, searchUrl } from "../../../../src/client/features/search/url/search-url.ts";
import { criteriaOfSample } from "../../../support/filter-samples.ts";

/** A filter that has a row has all that the page does with filters. */

const TODAY = "2026-11-21";
const LANGUAGES = ["en", "zh"].map((locale) => setupI18n({ locale, messages: { zh, en } }));

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

/** A search by a sample, as it is kept. What no field of the form has is read from sentences. */
function keptSample(field: FilterField): SavedCriteria {
  return { mode: filterRow(field).isWish === true ? "sentence" : "filter", ...criteriaOfSample(field) };
}

/** The criteria of an address. */
function askedAt(address: string): Asked {
  const { values, wishes } = readSearchUrl(address.replace("/?", ""));
  return { values, wishes: wishes ?? NO_WISHES };
}

function drawn(what: React.ReactNode): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  flushSync(() => root!.render(<I18nProvider i18n={LANGUAGES[0]!}>{what}</I18nProvider>));
  return page;
}

test.each(FILTER_FIELDS)("%s goes through the address, and through a saved search", (field) => {
  // Beside a place stand its minutes.
  const kept = withinReach(keptSample(field));
  const address = searchUrl(stateOfSaved(kept));
  expect(new URLSearchParams(address.slice(2)).get(field)).toBe(String(kept[field]));
  const asked = askedAt(address);
  expect(rankedCriteria(asked)).toEqual(withinReach(criteriaOfSample(field)));
  expect(savedCriteriaOf(readSearchUrl(address.slice(2)), asked)).toEqual(kept);
});

test.each(FILTER_FIELDS)("%s is read again from an exported saved search", async (field) => {
  const seen_at = "2026-11-21T12:00:00Z";
  const content = { name: "Mine", criteria: keptSample(field), alert: "off", by_push: false, by_mail: false, seen_at };
  const search = { kind: "search", id: "one", content, base: null, sent: [], beside: { createdAt: seen_at } };
  const about = { format: DOCUMENTS_FORMAT, version: DOCUMENTS_VERSION, owner: "me" };
  const file = JSON.stringify({ ...about, documents: [search], photos: [] });
  expect((await parseDocuments(file, "me")).documents[0]?.content).toEqual(content);
});

test.each(FILTER_FIELDS.filter((field) => filterRow(field).isWish !== true))(
  "%s stays beside a sentence that says nothing of it, and is told in both languages",
  (field) => {
    const asked = askedAt(searchUrl(stateOfSaved(keptSample(field))));
    expect(mergeFilters(asked.values, askedBy(NOTHING_ASKED)).values).toEqual(asked.values);
    const { [field]: _, ...without } = keptSample(field);
    for (const i18n of LANGUAGES) {
      const said = criteriaTexts(i18n, keptSample(field), TODAY);
      expect(said).not.toEqual(criteriaTexts(i18n, without, TODAY));
      const names = Object.values(FILTER_NAMES);
      expect(names.filter((id) => said.join().includes(id) || i18n._(id) === id)).toEqual([]);
    }
  },
);

test.each(FILTER_FIELDS.filter((field) => filterRow(field).isWish !== true))("the sheet of %s clears it", (field) => {
  const asked = askedAt(searchUrl(stateOfSaved(keptSample(field))));
  const { group } = filterRow(field);
  const applied: Asked[] = [];
  const criteria = { asked, isRanked: false, apply: (wanted: Asked) => void applied.push(wanted) };
  drawn(<FilterSheet of={group} criteria={criteria} onClose={() => undefined} />);
  const form = document.querySelector("form")!;
  for (const plain of plainIn(group)) expect(form.innerHTML).toContain(LANGUAGES[0]!._(FILTER_NAMES[plain]));
  const clear = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Clear");
  flushSync(() => clear!.click());
  form.requestSubmit();
  expect(FIELDS_OF[group]).toContain(field);
  expect(applied).toEqual([{ ...asked, values: { ...asked.values, ...emptied(group) } }]);
});

test("SQ-11: the chip and the sheet say all kinds any of which does, and another kind takes their place", () => {
  const asked = askedAt("/?mode=sentence&room_type=studio&other_room_types=ensuite&not_room_types=double");
  const [inEnglish, inChinese] = LANGUAGES.map((i18n) => filterTexts(i18n, asked.values, TODAY).room_type.value);
  // Names have spaces of the page's language, which is Chinese here.
  expect([inEnglish?.replaceAll(/ +/g, " "), inChinese]).toEqual(["Studio or ensuite", "studio 或 ensuite"]);
  const applied: Asked[] = [];
  const criteria = { asked, isRanked: true, apply: (wanted: Asked) => void applied.push(wanted) };
  drawn(<FilterSheet of="room_type" criteria={criteria} onClose={() => undefined} />);
  const pressed = [...document.querySelectorAll<HTMLElement>("button[aria-pressed=true]")];
  expect(pressed.map(({ textContent }) => textContent)).toEqual([inEnglish]);
  const double = [...document.querySelectorAll("button")].find(({ textContent }) => textContent.startsWith("Double"));
  flushSync(() => pressed[0]!.click());
  flushSync(() => double!.click());
  const chosen = { ...asked.values, room_type: "double", other_room_types: "", not_room_types: "" };
  expect(applied).toEqual([asked, { ...asked, values: chosen }]);
});

/** Rows of each type, as filters to come may have them. */
const about = { group: "property_type", isRanked: false, written: "" } as const;
const ROWS: [FilterRow, string, string][] = [
  [{ ...about, type: "yes", met: { of: "short_term_allowed", by: "same" } }, "true", "Named"],
  [{ ...about, type: "count", least: 0, most: 9, met: { of: "price", by: "at-least" } }, "3", "Named: from 3"],
  [{ ...about, type: "pounds", met: { of: "price", by: "at-most" } }, "3.5", "Named: up to £3.50"],
  [
    { ...about, type: "choice", offered: ["social"], met: { of: "property_type", by: "same" } },
    "social",
    "Private rental",
  ],
  [{ ...about, type: "text", longest: 9, tidy: String, met: { of: "room_type", by: "same" } }, "2b", "Named: 2b"],
  [{ ...about, type: "list", most: 3, pattern: ".+", tidy: String, met: "town" }, "a,b", "Named: a,b"],
  [{ ...about, type: "day", met: "stay" }, "2027-03-01", "Named: 1\u00A0Mar\u00A02027"],
];

test.each(ROWS)("a row of its type alone draws a control, and tells what is set: %j", (row, value, text) => {
  const set: string[] = [];
  const shared = { name: "named", label: "Named", isCompact: true, problem: undefined };
  const page = drawn(<FilterControl {...shared} row={row} value={value} onChange={(to) => void set.push(to)} />);
  const control = page.querySelector<HTMLInputElement | HTMLSelectElement>("input, select")!;
  expect(control.type === "checkbox" ? String(control.checked) : control.value).toBe(value);
  expect(filterValueText(LANGUAGES[0]!, row, { name: "Named", value: valueOf(row, value) })).toBe(text);
});

function valueOf({ type }: FilterRow, typed: string): string | number | boolean {
  if (type === "yes") return true;
  return type === "count" || type === "pounds" ? Number(typed) : typed;
}
