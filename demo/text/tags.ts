/** What a sentence may depend on. */
export const TAGS = [
  "now",
  "semester",
  "term",
  "christmas",
  "easter",
  "summer",
  "year",
  "next",
  "long",
  "weeks",
  "open",
  "short",
  "soon",
  "hall",
  "house",
  "flat",
  "studio",
  "ensuite",
  "private",
  "onebed",
  "flatwhole",
  "multi",
  "sharedbath",
  "shared",
  "alone",
  "walk",
  "near",
  "ride",
  "sublet",
  "landlord",
  "flatmate",
  "bills",
  "billscap",
  "nobills",
  "deposit",
  "nodeposit",
  "cheaper",
  "leftovers",
  "women",
  "anyone",
  "couple",
  "pets",
  "gym",
  "lift",
  "laundry",
  "reception",
  "studyroom",
  "bike",
  "view",
  "newbuild",
  "garden",
  "parking",
  "dishwasher",
  "quiet",
  "bay",
  "balcony",
] as const;
export type Tag = (typeof TAGS)[number];

export type Tags = ReadonlySet<Tag>;

export const NO_TAGS: Tags = new Set();

/** The tags with one more; the given ones stay as they are. */
export function withTag(tags: Tags, tag: Tag): Tags {
  return new Set(tags).add(tag);
}
