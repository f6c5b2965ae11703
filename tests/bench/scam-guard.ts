import { groupBy } from "#domain/group-by.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { priceKindOf } from "#domain/prices/price-kind.ts";
import type { TypicalPrice } from "#domain/prices/typical-price.ts";
import { lowPriceSign } from "#domain/scam-guard/low-price.ts";
import { phraseSigns } from "#domain/scam-guard/phrases/phrase-signs.ts";
import { printTable } from "./print-table.ts";
import { compareChangedCopies, compareDifferentPhotos, DIFFERENT_PHOTOS } from "./scam-guard/compare-pictures.ts";
import { readTexts, signsIn, type Text } from "./scam-guard/read-texts.ts";
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
  printTable([...scamRows(), ...honestRows(), ...demoRows(rooms), ...priceRows(rooms)]);
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
    (["tuning", "held-out"] as const).map((set): Row => {
      const asked = texts.filter((text) => text.id.startsWith(language) && text.set === set);
      return [`scam texts, ${language}, ${set}: found with a strong sign`, shareOf(asked, isStrong), "≥ 90 %"];
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

function demoRows(rooms: readonly Listing[]): Row[] {
  const signs = rooms.map((room) => phraseSigns(room));
  return [
    ["demo rooms: any sign in their words", shareOf(signs, (found) => found.length > 0), "≤ 1 %"],
    ["demo rooms: a strong one", shareOf(signs, (found) => found.some(({ severity }) => severity === "strong")), "0"],
  ];
}

function priceRows(rooms: readonly Listing[]): Row[] {
  const cities = [...groupBy(rooms, ({ city }) => city).values()];
  const judged = cities.flatMap((inCity) => {
    const typical = typicalPrices(inCity);
    return inCity.flatMap((room) => {
      const found = typical.find(({ kind }) => kind === priceKindOf(room.room_type));
      // A price of a pound is a sign wherever there is a median.
      const isJudged = lowPriceSign({ ...room, price: 1 }, typical) !== null;
      return found !== undefined && isJudged ? [{ room, typical, share: room.price / found.median }] : [];
    });
  });
  const half = judged.map(({ room, typical }) => lowPriceSign({ ...room, price: room.price / 2 }, typical));
  return [
    [
      "demo rooms with enough like them to compare prices",
      shareOf(rooms, (room) => judged.some((each) => each.room === room)),
      "",
    ],
    ["of these, the cheapest: share of the median", Math.min(...judged.map(({ share }) => share)).toFixed(2), ""],
    ...SHARES.map((share): Row => [
      `of these, below ${share} of the median`,
      shareOf(judged, (each) => each.share < share),
      "",
    ]),
    ["of these, with the sign", shareOf(judged, ({ room, typical }) => lowPriceSign(room, typical) !== null), "0"],
    ["of these, with the sign if they cost half", shareOf(half, (sign) => sign !== null), ""],
  ];
}

/** The medians as the server's database has them of the demo's rooms, each of which counts by itself. */
function typicalPrices(rooms: readonly Listing[]): TypicalPrice[] {
  const ofKinds = groupBy(
    rooms.filter(({ room_type }) => priceKindOf(room_type) !== null),
    ({ room_type }) => priceKindOf(room_type)!,
  );
  return [...ofKinds].map(([kind, each]) => {
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
