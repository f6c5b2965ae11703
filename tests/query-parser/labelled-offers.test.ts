import { describe, expect, test } from "vitest";
import { readSet } from "./labelled/labelled-set.ts";
import { OFFER_SET } from "./labelled/offer-set.ts";
import { judgeOffer, sumOffers } from "./labelled/score-offers.ts";
import { compareSet } from "./pinned/compare-set.ts";
import { expectPinned } from "./pinned/expect-pinned.ts";

/** Labelled before the parser had read any of them; the shares are what it may not fall below. */
const LEAST_FIELDS = 0.95;
const LEAST_CONTACTS = 0.97;
const MOST_INVENTED = 0.02;

const readings = readSet(OFFER_SET);
const judgements = readings.map(({ line, answer }) => judgeOffer(line, answer));

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
  expect(invented.length / judgements.length, JSON.stringify(invented, null, 1)).toBeLessThanOrEqual(MOST_INVENTED);
});

test("each answer is the pinned one", () => {
  expectPinned([compareSet(OFFER_SET, readings)]);
});
