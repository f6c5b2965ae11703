import { readSet, type LabelledSet } from "../labelled/labelled-set.ts";
import { NEAR_SET } from "../labelled/near-set.ts";
import { OFFER_SET } from "../labelled/offer-set.ts";
import { QUERY_SETS, querySet } from "../labelled/query-sets.ts";
import { REQUEST_SET } from "../labelled/request-set.ts";
import { compareSet, type SetComparison } from "./compare-set.ts";

/** Parses every line of every labelled set and compares the answers with the pinned ones. It takes some twenty seconds. */
export function compareAll(): SetComparison[] {
  return [
    ...QUERY_SETS.map((name) => compareNow(querySet(name))),
    compareNow(NEAR_SET),
    compareNow(OFFER_SET),
    compareNow(REQUEST_SET),
  ];
}

function compareNow<Line extends { id: string }, Answer extends object>(set: LabelledSet<Line, Answer>): SetComparison {
  return compareSet(set, readSet(set));
}
