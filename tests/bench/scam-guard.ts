import { groupBy } from "#domain/group-by.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { comparableKinds, priceKindOf } from "#domain/prices/price-kind.ts";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { lowPriceSign } from "#domain/scam-guard/low-price.ts";
import { phraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import { printTable } from "./print-table.ts";
import { compareChangedCopies, compareDifferentPhotos, DIFFERENT_PHOTOS } from "./scam-guard/compare-pictures.ts";
import { readTexts, requestSignsIn, signsIn, type Text } from "./scam-guard/read-texts.ts";
import { demoRooms } from "./search-quality/demo-rooms.ts";

type Row = [what: string, measured: string, goal: string];

/** Shares of the median below which a price could be a sign. */
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7];

/**
 * What the scam guard finds, and what it finds falsely: texts of scams and honest ones, the demo rooms, changed copies of
 * photos and different photos. `--texts` leaves the photos out, which take minutes.
 */
export async function run(args: string[]): Promise<void> {
  const rooms = demoRooms();
  printTable([
    ...scamRows(),
    ...honestRows(),
    ...disguisedRows(),
    ...requestRows(),
    ...demoRows(rooms),
    ...priceRows(rooms),
  ]);
  if (args.includes("--texts")) return;
  const { stored, falselyFound, candidates } = await compareDifferentPhotos();
  const copies = await compareChangedCopies(stored);
  const found = copies.reduce((sum, { found }) => sum + found, 0);
  const pairs = copies.reduce((sum, { pairs }) => sum + pairs, 0);
  printTable([
    ...copies.map(({ change, ...result }): Row => [
      `copies ${change}: found`,
      `${result.found} of ${result.pairs}`,
      "",
    ]),
    ["all changed copies: found", `${found} of ${pairs}`, "≥ 95 %"],
    [
      "changed copies taken for another photo as well",
      String(copies.reduce((sum, { others }) => sum + others, 0)),
      "0",
    ],
    [`${DIFFERENT_PHOTOS} different photos: taken for another`, String(falselyFound), "0"],
    ["photos of these that are looked at closely for a new one, mean", candidates.toFixed(1), ""],
  ]);
}

function scamRows(): Row[] {
  const texts = readTexts("scam-texts");
  return (["zh", "en"] as const).flatMap((language) =>
    (["tuning", "held-out", "blind"] as const).map((set): Row => {
      const asked = texts.filter((text) => text.id.startsWith(language) && text.set === set);
      const goal = set === "blind" ? "" : "≥ 90 %";
      return [`scam texts, ${language}, ${set}: found with a strong sign`, shareOf(asked, isStrong), goal];
    }),
  );
}

function honestRows(): Row[] {
  const texts = readTexts("honest-texts");
  return [
    ["honest texts that come near: any sign", shareOf(texts, ({ text }) => signsIn(text).length > 0), "0"],
    ["honest texts that come near: a strong sign", shareOf(texts, isStrong), "0"],
  ];
}

function disguisedRows(): Row[] {
  const scams = readTexts("disguised-scam-texts");
  return [
    ["disguised scam texts: found with a strong sign", shareOf(scams, isStrong), "≥ 90 %"],
    ["honest texts that look disguised: a strong sign", shareOf(readTexts("disguised-honest-texts"), isStrong), "0"],
  ];
}

function requestRows(): Row[] {
  const texts = readTexts("request-scam-texts");
  const isStrongRequest = ({ text }: Text) => requestSignsIn(text).some(({ severity }) => severity === "strong");
  const scams = (["zh", "en"] as const).flatMap((language) =>
    (["tuning", "blind"] as const).map((set): Row => {
      const asked = texts.filter((text) => text.id.includes(`-${language}-`) && text.set === set);
      const found = shareOf(asked, isStrongRequest);
      return [`scam requests, ${language}, ${set}: found with a strong sign`, found, set === "blind" ? "" : "≥ 90 %"];
    }),
  );
  const honest = shareOf(readTexts("request-honest-texts"), ({ text }) => requestSignsIn(text).length > 0);
  return [...scams, ["honest requests that come near: any sign", honest, "0"]];
}

function demoRows(rooms: readonly Listing[]): Row[] {
  const signs = rooms.map((room) => phraseSigns(room));
  return [
    ["demo rooms: any sign in their words", shareOf(signs, (found) => found.length > 0), "≤ 1 %"],
    ["demo rooms: a strong one", shareOf(signs, (found) => found.some(({ severity }) => severity === "strong")), "0"],
  ];
}

function priceRows(rooms: readonly Listing[]): Row[] {
  const everywhere = typicalPrices(rooms);
  const cities = [...groupBy(rooms, ({ city }) => city).values()];
  const judged = cities.flatMap((inCity) => {
    const prices = { inCity: typicalPrices(inCity), everywhere };
    return inCity.flatMap((room) => {
      // A price of a penny is a sign wherever there is a median.
      const { comparison } = lowPriceSign({ ...room, price: 0.01 }, prices) ?? {};
      return comparison === undefined ? [] : [{ room, prices, comparison, share: room.price / comparison.median }];
    });
  });
  const local = judged.filter(({ comparison }) => comparison.everywhere !== true);
  const ofAllCities = judged.filter(({ comparison }) => comparison.everywhere === true);
  const half = judged.map(({ room, prices }) => lowPriceSign({ ...room, price: room.price / 2 }, prices));
  const fifth = judged.map(({ room, prices }) => lowPriceSign({ ...room, price: room.price / 5 }, prices));
  return [
    [
      "demo rooms with enough like them to compare prices",
      shareOf(rooms, (room) => judged.some((each) => each.room === room)),
      "",
    ],
    ["of these, with those of all cities", shareOf(judged, (each) => ofAllCities.includes(each)), ""],
    ["in their city, the cheapest: share of the median", cheapestOf(local), ""],
    ["of all cities, the cheapest: share of the median", cheapestOf(ofAllCities), ""],
    ...SHARES.map((share): Row => [
      `in their city, below ${share} of the median`,
      shareOf(local, (each) => each.share < share),
      "",
    ]),
    [
      "rooms that are compared, with the sign",
      shareOf(judged, ({ room, prices }) => lowPriceSign(room, prices) !== null),
      "0",
    ],
    ["with the sign if they cost half", shareOf(half, (sign) => sign !== null), ""],
    ["with the sign if they cost a fifth", shareOf(fifth, (sign) => sign !== null), ""],
  ];
}

function cheapestOf(judged: readonly { share: number }[]): string {
  return Math.min(...judged.map(({ share }) => share)).toFixed(2);
}

/** The medians as the server's database has them of the demo's rooms, each of which counts by itself. */
function typicalPrices(rooms: readonly Listing[]): TypicalPrice[] {
  const priced = rooms.flatMap(({ room_type, price }) => {
    const kind = priceKindOf(room_type);
    return kind === null ? [] : comparableKinds(kind).map((each) => ({ kind: each, price }));
  });
  return [...groupBy(priced, ({ kind }) => kind)].map(([kind, each]) => {
    const sorted = each.map(({ price }) => price).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)]!;
    return { kind, season: null, rooms: sorted.length, low: at(0.25), median: at(0.5), high: at(0.75) };
  });
}

function isStrong({ text }: Text): boolean {
  return signsIn(text).some(({ severity }) => severity === "strong");
}

function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean): string {
  return `${items.filter(is).length} of ${items.length}`;
}
