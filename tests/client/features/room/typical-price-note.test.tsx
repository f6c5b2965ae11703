import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { recallAnswer } from "#offline/rooms/recall-answer.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { TypicalPriceNote } from "../../../../src/client/features/room/typical-price/typical-price-note.tsx";
import { connection } from "../../../../src/client/platform/connection/connection.ts";
import { emptyStore } from "../../../offline/support.ts";

const PRICES: TypicalPrice[] = [
  { kind: "ensuite", season: "intake", rooms: 23, low: 165.4, median: 190, high: 209.75 },
  { kind: "studio", season: null, rooms: 9, low: 250, median: 280, high: 320 },
];

let root: Root;
let screen: HTMLElement;
let asked: string[];
let made = 0;
/** One of its own in each test: what was answered is in the page's memory too. */
let city = "";

beforeEach(async () => {
  await emptyStore();
  made += 1;
  city = `Town ${made}`;
  asked = [];
  connection.value = "online";
  screen = document.createElement("div");
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
});

function serving(prices: readonly TypicalPrice[]): void {
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const path = input as string;
    if (!path.includes("typical-prices")) return Response.json({ ok: true, app: "qiying", now: new Date() });
    asked.push(path);
    return Response.json({ city, prices, count: prices.length });
  });
}

interface Shown {
  language?: "zh" | "en";
  room_type?: string;
  price?: number | null;
  unit?: "week" | "month";
  isKept?: boolean;
}

function show({
  language = "en",
  room_type = "ensuite",
  price = 170,
  unit = "week",
  isKept = false,
}: Shown = {}): void {
  root.render(
    <I18nProvider i18n={setupI18n({ locale: language, messages: { zh, en } })}>
      <TypicalPriceNote
        room={{ city, room_type, begin_date: "2027-09-01" }}
        price={price}
        unit={unit}
        isKept={isKept}
      />
    </I18nProvider>,
  );
}

test("a room is placed among those of its kind and season", async () => {
  serving(PRICES);
  show();
  await expect.poll(() => screen.textContent).toContain("Rooms like this: £165–£210 a week");
  expect(screen.textContent).toContain("Within the usual price");
  expect(screen.textContent).toContain("23 ensuite rooms");
  show({ price: 164 });
  await expect.poll(() => screen.textContent).toContain("Below the usual price");
  show({ price: 400, language: "zh" });
  await expect.poll(() => screen.textContent).toContain("高于常见价位");
  expect(asked).toHaveLength(1);
});

test("while a rent is typed by the month, the range is said by the month; without one no place is", async () => {
  serving(PRICES);
  show({ unit: "month", price: null });
  await expect.poll(() => screen.textContent).toContain("£717–£909 a month");
  expect(screen.textContent).not.toContain("the usual price");
});

test("nothing is said where too few rooms are like this one", async () => {
  serving(PRICES);
  show({ room_type: "2b1b" });
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.innerHTML).toBe("");
});

test("beside a room its place is kept, and says so", async () => {
  serving(PRICES);
  const shown = { room_type: "2b1b", isKept: true };
  show(shown);
  await expect.poll(() => screen.textContent).toBe("No usual price to compare withToo few rooms like this here");
  show({ ...shown, language: "zh" });
  await expect.poll(() => screen.textContent).toBe("没有可比的常见价位这里同类的房源太少");
});

test("where the prices are not known, nothing is claimed of them but when they will be", async () => {
  vi.spyOn(window, "fetch").mockRejectedValue(new TypeError("Failed to fetch"));
  show({ isKept: true });
  await expect
    .poll(() => screen.textContent)
    .toBe("What rooms like this usually cost will show here when you’re online");
  show({ isKept: true, language: "zh" });
  await expect.poll(() => screen.textContent).toBe("联网后，这里会显示同类房源一般要多少钱");
});

test("what was answered is kept on the phone for the next time without a network", async () => {
  serving(PRICES);
  show();
  const path = `/api/v1/items/typical-prices?city=${city.replace(" ", "+")}`;
  await expect.poll(async () => (await recallAnswer("anonymous", path))?.data).toMatchObject({ prices: PRICES });
});
