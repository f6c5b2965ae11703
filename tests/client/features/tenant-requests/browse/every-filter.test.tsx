import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TenantRequest } from "#domain/tenant-requests/tenant-request.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { FilterPanel } from "../../../../../src/client/features/tenant-requests/browse/filter-panel.tsx";
import { matchingRequests } from "../../../../../src/client/features/tenant-requests/browse/matching-requests.ts";
import {
  EMPTY_REQUEST_FILTER,
  readRequestFilterValues,
  REQUEST_FILTER_FIELDS,
  type RequestFilterField,
} from "../../../../../src/client/features/tenant-requests/browse/request-filter.ts";
import {
  readRequestFilterUrl,
  requestFilterUrl,
} from "../../../../../src/client/features/tenant-requests/browse/request-filter-url.ts";
import { useRequestFilter } from "../../../../../src/client/features/tenant-requests/browse/use-request-filter.ts";
import { requestRow } from "../../../../domain/tenant-requests/request-row.ts";

/** A filter of the requests that has a row has all that the page does with filters. */

const TODAY = "2026-11-21";

interface Sample {
  /** As an address has it. */
  asked: string;
  /** What its chip says, in either language; a city has its name in the page's own, which is Chinese here. */
  said: [en: string, zh: string];
  meets: Partial<TenantRequest>;
  misses: Partial<TenantRequest>;
}

/** A new filter does not compile without one. */
const SAMPLES: Record<RequestFilterField, Sample> = {
  city: { asked: "York", said: ["约克", "约克"], meets: { city: "York" }, misses: { city: "Leeds" } },
  begin_date: {
    asked: "2027-05-04",
    said: ["4 May 2027", "2027年5月4日"],
    meets: { end_date: "2027-05-04" },
    misses: { end_date: "2027-05-03" },
  },
  end_date: {
    asked: "2027-06-07",
    said: ["7 Jun 2027", "2027年6月7日"],
    meets: { begin_date: "2027-06-07" },
    misses: { begin_date: "2027-06-08" },
  },
  budget: {
    asked: "1234",
    said: ["£1,234", "£1,234"],
    meets: { price_upper_bound: 1234 },
    misses: { price_upper_bound: 1233.99 },
  },
  room_type: {
    asked: "ensuite",
    said: ["Ensuite", "ensuite"],
    meets: { room_type: "studio or ensuite" },
    misses: { room_type: "2b1b" },
  },
};

let root: Root | undefined;
beforeEach(() => history.replaceState(null, "", "/tenant"));
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
});

function Panel() {
  return <FilterPanel wanted={useRequestFilter()} cities={["York"]} countTyped={null} />;
}

function drawn(locale: "en" | "zh"): HTMLElement {
  const page = document.body.appendChild(document.createElement("div"));
  const i18n = setupI18n({ locale, messages: { en, zh } });
  root = createRoot(page);
  flushSync(() =>
    root?.render(
      <I18nProvider i18n={i18n}>
        <Panel />
      </I18nProvider>,
    ),
  );
  return page;
}

const addressOf = (field: RequestFilterField) =>
  requestFilterUrl({ values: { ...EMPTY_REQUEST_FILTER, [field]: SAMPLES[field].asked }, page: 1 });

test.each(REQUEST_FILTER_FIELDS)("%s goes through the address and chooses requests", (field) => {
  const { asked, meets, misses } = SAMPLES[field];
  const { values } = readRequestFilterUrl(addressOf(field).replace("/tenant?", ""));
  expect(values).toEqual({ ...EMPTY_REQUEST_FILTER, [field]: asked });
  const { criteria, problems } = readRequestFilterValues(values);
  expect(problems).toEqual([]);
  const requests = [requestRow("meets", meets), requestRow("misses", misses)];
  expect(matchingRequests(requests, criteria, TODAY).map(({ id }) => id)).toEqual(["meets"]);
});

test.each(REQUEST_FILTER_FIELDS)("%s has a chip in either language, which clears it", async (field) => {
  for (const [at, locale] of (["en", "zh"] as const).entries()) {
    history.replaceState(null, "", addressOf(field));
    const page = drawn(locale);
    const chips = [...page.querySelectorAll("li button")];
    expect(chips).toHaveLength(1);
    expect(chips[0]?.textContent.replaceAll("\u00A0", " ")).toContain(SAMPLES[field].said[at]);
    flushSync(() => (chips[0] as HTMLButtonElement).click());
    await expect.poll(() => location.pathname + location.search).toBe("/tenant");
    root?.unmount();
    page.remove();
  }
});

test("each filter has a control with a name, which holds what the address has", () => {
  const values = Object.fromEntries(REQUEST_FILTER_FIELDS.map((field) => [field, SAMPLES[field].asked]));
  history.replaceState(null, "", `/tenant?${new URLSearchParams(values).toString()}`);
  const page = drawn("en");
  const opener = page.querySelector<HTMLButtonElement>("[aria-haspopup=dialog]");
  if (opener !== null) flushSync(() => opener.click());
  const controls = [...document.querySelectorAll<HTMLInputElement>("form :is(input, select)")];
  expect(controls.map(({ value }) => value)).toEqual(REQUEST_FILTER_FIELDS.map((field) => SAMPLES[field].asked));
  const labels = controls.map(({ labels: of }) => of?.[0]?.textContent ?? "");
  expect(labels.filter((label) => label === "" || label.startsWith("wanted."))).toEqual([]);
});
