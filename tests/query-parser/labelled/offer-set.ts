import { parseListing, type ParsedListing } from "../../../src/query-parser/parse-listing.ts";
import type { LabelledSet } from "./labelled-set.ts";
import {
  FACTS,
  judgeOffer,
  OFFERS_TODAY,
  readOffers,
  type LabelledContact,
  type LabelledOffer,
} from "./score-offers.ts";

/** The fields that everybody sees, and that copy what the post says. */
const PUBLIC_TEXTS = ["title", "description", "additional_info", "price_description"] as const;

/** Pasted offers. A line is right if no field is wrong or made up, and each contact is in its field and in no public text. */
export const OFFER_SET: LabelledSet<LabelledOffer, ParsedListing> = {
  name: "offers",
  readLines: readOffers,
  textOf: ({ text }) => text,
  parse: ({ text }) => parseListing(text, OFFERS_TODAY),
  score(offer, answer) {
    const { wrong, invented, lostContacts } = judgeOffer(offer, answer);
    const fields = new Set([
      ...[...wrong, ...invented].map(({ field }) => field),
      ...lostContacts.map(fieldOf),
      ...PUBLIC_TEXTS.filter((field) => offer.contacts.some(({ value }) => answer[field]?.includes(value))),
    ]);
    return {
      judged: [...FACTS, "price_description", "contact_info", "email", "xhs_link"],
      wrong: fields,
      isRight: fields.size === 0,
    };
  },
};

function fieldOf({ kind }: LabelledContact): keyof ParsedListing {
  if (kind === "xhs") return "xhs_link";
  return kind === "email" ? "email" : "contact_info";
}
