import { parseArgs } from "node:util";
import { dateFeatures, featuresBesideBegin, lengthFeatures } from "../../src/query-parser/dates/date-features.ts";
import { BEGIN_WEIGHTS } from "../../src/query-parser/dates/begin-weights.ts";
import { END_WEIGHTS } from "../../src/query-parser/dates/end-weights.ts";
import { LENGTH_WEIGHTS } from "../../src/query-parser/dates/length-weights.ts";
import { chooseRoles } from "../../src/query-parser/dates/resolve-stay.ts";
import { extractRental } from "../../src/query-parser/extract-rental.ts";
import { amountFeatures } from "../../src/query-parser/money/amount-features.ts";
import { AMOUNT_WEIGHTS } from "../../src/query-parser/money/amount-weights.ts";
import { judgeAmounts } from "../../src/query-parser/money/extract-prices.ts";
import { parseListing } from "../../src/query-parser/parse-listing.ts";
import { readQuery } from "../../src/query-parser/parse-query.ts";
import { parseRequest } from "../../src/query-parser/parse-request.ts";
import { CITY_WEIGHTS } from "../../src/query-parser/places/city-weights.ts";
import { cityFeatures } from "../../src/query-parser/places/city-asked.ts";
import { scoreOf, type Weights } from "../../src/query-parser/roles/linear-scorer.ts";
import { systemClock, londonToday } from "../../src/server/clock.ts";

/** So many features are shown: the others hardly count. */
const MOST_REASONS = 6;

/**
 * `npm run understand -- "<text>" [--offer | --request] [--today 2026-11-20]`: how a text is read. Each mention with where it stands,
 * what it is, and why: the features that weigh most where the role is learnt (in hundredths, above zero speaks for it), else the
 * named role. Then what is told in passing, and the answer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    offer: { type: "boolean", default: false },
    request: { type: "boolean", default: false },
    today: { type: "string", default: londonToday(systemClock, undefined)() },
  },
});
const text = positionals.join(" ");
const { offer: isOffer, today } = values;

const { dated, told, allPlaces, allRooms, wishMentions } = extractRental(text, today, { isOffer });
console.log(`${dated.text}\n`);
printAmounts();
printStay();
printPlaces();
printOthers();
print(
  "Told in passing",
  told.map((part) => [quoted(part)]),
);
console.log("Answer");
console.log(isOffer ? parseListing(text, today) : values.request ? parseRequest(text, today) : answerOf());

function printAmounts(): void {
  const all = judgeAmounts(dated.text, isOffer, told);
  print(
    "Amounts",
    all.map((amount) => [
      quoted(amount),
      amount.role,
      reasons(amountFeatures(amount, { all, isOffer, told }), AMOUNT_WEIGHTS, "rent"),
    ]),
  );
}

function printStay(): void {
  const { begin, end, length } = chooseRoles(dated);
  const besideBegin = (one: Parameters<typeof featuresBesideBegin>[0]) => featuresBesideBegin(one, begin, dated);
  const dates = dated.dates.map((date) => {
    const features = dateFeatures(date, dated);
    const role = [...(date === begin ? ["begin"] : []), ...(date === end ? ["end"] : [])].join(" and ") || "told";
    const asBegin = reasons(features, BEGIN_WEIGHTS, "begin");
    return [quoted(date), role, `${asBegin}\n${reasons([...features, ...besideBegin(date)], END_WEIGHTS, "end")}`];
  });
  const lengths = dated.durations.map((one) => [
    quoted(one),
    one === length ? "length of the stay" : "told",
    reasons([...lengthFeatures(one, dated), ...besideBegin(one)], LENGTH_WEIGHTS, "length"),
  ]);
  print("Dates and lengths", [...dates, ...lengths]);
}

function printPlaces(): void {
  const cities = cityFeatures(dated.text, allPlaces);
  print("Places", [
    ...allPlaces.map((place) => [
      quoted(place),
      `${place.role} (${place.kind}${place.city === null ? "" : ` in ${place.city}`})`,
    ]),
    ...(cities.length < 2
      ? []
      : cities.map(({ city, features }) => [city ?? "", "city", reasons(features, CITY_WEIGHTS, "asked for")])),
  ]);
}

function printOthers(): void {
  print(
    "Rooms",
    allRooms.map((room) => [quoted(room), room.role, room.type]),
  );
  print(
    "Wishes",
    wishMentions.map((wish) => [quoted(wish), wish.stance, wish.tags.join(", ")]),
  );
}

function answerOf() {
  const { understanding, near, unused } = readQuery(text, today);
  return { ...understanding, near: near.map(({ place }) => place), unused };
}

function quoted({ start, end }: { start: number; end: number }): string {
  return dated.text.slice(start, end);
}

/** How much speaks for a role, and what most. */
function reasons(features: readonly string[], weights: Weights, role: string): string {
  const weighed = [...new Set(features)]
    .map((feature) => ({ feature, weight: weights[feature] ?? 0 }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, MOST_REASONS);
  const shown = weighed.map(({ feature, weight }) => `${feature} ${signed(weight)}`);
  return `${role} ${signed(scoreOf(features, weights))}: ${shown.join(" · ")}`;
}

function signed(weight: number): string {
  return weight > 0 ? `+${weight}` : String(weight);
}

/** Prints a part: each mention, what it is, and under it why. */
function print(title: string, mentions: readonly (readonly string[])[]): void {
  if (mentions.length === 0) return;
  console.log(title);
  for (const [mention = "", role = "", why = ""] of mentions) {
    console.log(`  ${mention.trim()} → ${role}`);
    for (const line of why.split("\n")) if (line !== "") console.log(`      ${line}`);
  }
  console.log();
}
