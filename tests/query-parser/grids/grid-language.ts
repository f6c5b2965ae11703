/** What a line names beside the room. `rent` is the rent itself: its lines have nothing else. */
export const HEADS = ["rent", "bills", "deposit", "fee", "income", "distance", "age", "people", "former rent"] as const;
export type Head = (typeof HEADS)[number];

/** How the head's amount is bounded or told. */
export const CUES = ["bare", "cap", "about", "from", "up to", "not over", "asks", "was"] as const;
export type Cue = (typeof CUES)[number];

/** The cues of a rent that is wanted. */
export type RentCue = Exclude<Cue, "asks" | "was">;

/** A rent as it is written, and what it is. */
export interface WrittenRent {
  text: string;
  pounds: number;
  per: "week" | "month";
}

/** Phrases by cue; a cue that nobody would write with the head is absent. */
export type PhrasesByCue = Partial<Record<Cue, readonly string[]>>;

/** How one head is spoken of. */
export interface HeadWords {
  /** What `{noun}` stands for, and the amounts that `{sum}` stands for beside it. */
  nouns: readonly { noun: string; sums: readonly string[] }[];
  phrases: PhrasesByCue;
}

/** The tables that the lines of one language are made of. */
export interface GridLanguage {
  rents: readonly WrittenRent[];
  /** `{rent}` stands for a rent with its unit. */
  rentPhrases: Record<RentCue, readonly string[]>;
  cities: readonly { text: string; city: string }[];
  /** `withArticle` is the name inside a sentence. */
  rooms: readonly { text: string; withArticle: string; roomType: string }[];
  /** The wish around `{rent}`, which is a phrase with its cue. `{room}`, `{a room}` and `{city}` stand for theirs. */
  wishes: readonly string[];
  /** The same with the rent in front, for the lines that have nothing but the rent. */
  wishesRentFirst: readonly string[];
  heads: Record<Exclude<Head, "rent">, HeadWords>;
  /** What stands between wish and remark. */
  joiners: readonly string[];
  /** Stands for a joiner of nothing but a space before a remark that does not begin with its noun. */
  plainJoiner: string;
}
