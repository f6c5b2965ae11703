import { parseListing } from "../../src/query-parser/parse-listing.ts";
import {
  judgeOffer,
  OFFERS_TODAY,
  readOffers,
  sumOffers,
  type OfferJudgement,
} from "../query-parser/labelled/score-offers.ts";
import { printTable } from "./print-table.ts";

/** How well pasted posts fill the form of a room, by their style and half. `--show` prints what went wrong. */
export async function run(args: string[]): Promise<void> {
  const judgements = readOffers().map((offer) => judgeOffer(offer, parseListing(offer.text, OFFERS_TODAY)));
  const shown = args.includes("--tuned") ? judgements.filter(({ offer }) => offer.half === "tuned") : judgements;
  if (args.includes("--show")) shown.forEach(show);
  const posts = judgements.filter(({ offer }) => offer.style !== "negative");
  printTable([
    ...["chinese", "english", "mixed"].flatMap((style) =>
      rowsOf(
        `${style} posts`,
        posts.filter(({ offer }) => offer.style === style),
      ),
    ),
    ...["tuned", "held-out"].flatMap((half) =>
      rowsOf(
        `${half} half`,
        posts.filter(({ offer }) => offer.half === half),
      ),
    ),
    ...rowsOf("all posts", posts, ["≥ 92 %", "≥ 95 %"]),
    ...rowsOf(
      "texts with traps",
      judgements.filter(({ offer }) => offer.style === "negative"),
    ),
  ]);
}

function rowsOf(name: string, judgements: OfferJudgement[], [fields = "", contacts = ""] = [] as string[]) {
  const sums = sumOffers(judgements);
  return [
    [`${name} (${judgements.length}): fields right of said`, share(sums.right, sums.said), fields],
    [`${name}: contacts kept; made up`, `${share(sums.kept, sums.contacts)}; ${sums.invented} made up`, contacts],
  ] as [string, string, string][];
}

function show({ offer, wrong, invented, lostContacts }: OfferJudgement): void {
  if (wrong.length + invented.length + lostContacts.length === 0) return;
  console.log(`${offer.id} (${offer.half}) ${offer.text.replaceAll("\n", " ⏎ ")}`);
  for (const { field, answered, expected } of wrong)
    console.log(`    ${field}: ${String(answered)}, not ${String(expected)}`);
  for (const { field, answered } of invented) console.log(`    made up: ${field}: ${String(answered)}`);
  for (const { kind, value } of lostContacts) console.log(`    lost: ${kind} ${value}`);
}

function share(right: number, all: number): string {
  return `${right} of ${all} (${all === 0 ? "-" : ((100 * right) / all).toFixed(1)} %)`;
}
