import { describe, expect, test } from "vitest";
import { parseListing } from "../../src/query-parser/parse-listing.ts";
import { judgeOffer, OFFERS_TODAY, readOffers, sumOffers } from "./labelled/score-offers.ts";

/** Labelled before the parser had read any of them; the shares are what it may not fall below. */
const LEAST_FIELDS = 0.95;
const LEAST_CONTACTS = 0.97;
const MOST_INVENTED = 4;

const judgements = readOffers().map((offer) => judgeOffer(offer, parseListing(offer.text, OFFERS_TODAY)));

describe.each(["chinese", "english", "mixed"])("pasted posts, %s", (style) => {
  const ofStyle = judgements.filter(({ offer }) => offer.style === style);
  const sums = sumOffers(ofStyle);
  const misses = JSON.stringify(
    ofStyle.map(({ offer, wrong, lostContacts }) => ({ id: offer.id, wrong, lostContacts })),
    null,
    1,
  );

  test(`at least ${LEAST_FIELDS * 100} % of what they say is in the right field`, () => {
    expect(sums.right / sums.said, misses).toBeGreaterThanOrEqual(LEAST_FIELDS);
  });

  test(`at least ${LEAST_CONTACTS * 100} % of their contacts are kept`, () => {
    expect(sums.kept / sums.contacts, misses).toBeGreaterThanOrEqual(LEAST_CONTACTS);
  });
});

test("hardly anything is filled in that no post says", () => {
  const invented = judgements.flatMap((judgement) => judgement.invented);
  expect(invented.length, JSON.stringify(invented, null, 1)).toBeLessThanOrEqual(MOST_INVENTED);
});
