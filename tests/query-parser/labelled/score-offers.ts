import { readFileSync } from "node:fs";
import type { ParsedListing } from "../../../src/query-parser/parse-listing.ts";

/** Fields with one right value. */
export const FACTS = [
  "city",
  "property_type",
  "room_type",
  "post_code",
  "price",
  "begin_date",
  "end_date",
  "short_term_allowed",
] as const;
type Fact = (typeof FACTS)[number];
type Value = string | number | boolean | null;

/** How the author of a post can be reached. */
export interface LabelledContact {
  kind:
    | "wechat"
    | "whatsapp"
    | "phone"
    | "email"
    | "xhs"
    | "xiaohongshu"
    | "qq"
    | "line"
    | "telegram"
    | "instagram"
    | "snapchat"
    | "weibo"
    | "facebook"
    | "signal";
  /** As the post writes it. */
  value: string;
}

/** A post that offers a room, and what its author says that the form should hold. */
export interface LabelledOffer {
  id: string;
  style: "chinese" | "english" | "mixed" | "negative";
  half: "tuned" | "held-out";
  text: string;
  /** Null, or absent, for what the post does not say. */
  expected: { [Field in Fact]?: Value };
  /** Other values that are as right. */
  accept?: { [Field in Fact]?: Value[] };
  /** What the note about the price has to quote. */
  price_notes: string[];
  contacts: LabelledContact[];
}

/** How one post was read: of what it says, what is right; and what was made up. */
export interface OfferJudgement {
  offer: LabelledOffer;
  /** Fields that the post says something about. */
  said: number;
  wrong: { field: string; answered: unknown; expected: unknown }[];
  /** Filled in though the post does not say it. */
  invented: { field: string; answered: unknown }[];
  lostContacts: LabelledContact[];
}

/** The day on which all posts were written. */
export const OFFERS_TODAY = "2026-11-20";

export function readOffers(): LabelledOffer[] {
  const text = readFileSync(new URL("offers.jsonl", import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as LabelledOffer);
}

/** Compares what was read with the labels. */
export function judgeOffer(offer: LabelledOffer, read: ParsedListing): OfferJudgement {
  const said = FACTS.filter((fact) => (offer.expected[fact] ?? null) !== null);
  const wrong = said
    .filter((fact) => !isRight(offer, fact, read[fact]))
    .map((field) => ({
      field: field as string,
      answered: read[field] as unknown,
      expected: offer.expected[field] as unknown,
    }));
  const note = read.price_description;
  if (!offer.price_notes.every((part) => note?.includes(part)))
    wrong.push({ field: "price_description", answered: note, expected: offer.price_notes });
  const unsaid = FACTS.filter((fact) => !said.includes(fact));
  const invented = unsaid.filter((fact) => read[fact] !== null && !isRight(offer, fact, read[fact]));
  const strangers = linesOf(read.contact_info).filter(
    (line) => !offer.contacts.some((contact) => holds(line, contact)),
  );
  return {
    offer,
    said: said.length + (offer.price_notes.length > 0 ? 1 : 0),
    wrong,
    invented: [
      ...invented.map((field) => ({ field, answered: read[field] })),
      ...strangers.map((answered) => ({ field: "contact_info", answered })),
    ],
    lostContacts: offer.contacts.filter((contact) => !isKept(contact, read)),
  };
}

/** Sums of several posts. */
export function sumOffers(judgements: readonly OfferJudgement[]) {
  const total = (figureOf: (judgement: OfferJudgement) => number) =>
    judgements.reduce((sum, judgement) => sum + figureOf(judgement), 0);
  const said = total((each) => each.said);
  const contacts = total((each) => each.offer.contacts.length);
  return {
    said,
    right: said - total((each) => each.wrong.length),
    contacts,
    kept: contacts - total((each) => each.lostContacts.length),
    invented: total((each) => each.invented.length),
  };
}

function isRight({ expected, accept }: LabelledOffer, fact: Fact, answered: Value): boolean {
  return [expected[fact] ?? null, ...(accept?.[fact] ?? [])].some((right) =>
    // A rent that is converted from another period may be rounded.
    typeof right === "number" && typeof answered === "number" ? Math.abs(right - answered) <= 1 : right === answered,
  );
}

function isKept(contact: LabelledContact, read: ParsedListing): boolean {
  if (contact.kind === "xhs") return read.xhs_link === contact.value;
  if (contact.kind === "email" && read.email === contact.value.toLowerCase()) return true;
  return linesOf(read.contact_info).some((line) => holds(line, contact));
}

/** A number is worth little where it is no longer said whether it is a WhatsApp's or WeChat's; 加 and its signs say WeChat in Chinese. */
const NAMES: Partial<Record<LabelledContact["kind"], RegExp>> = {
  wechat: /微信|卫星|绿泡泡|绿色软件|加|➕|🟢|wechat|\b(?:vx|wx|v)\b|🛰|[微威薇]\s?[❤♥：:]/iu,
  whatsapp: /whats\s?app|\bwa\b/i,
};

function holds(line: string, { kind, value }: LabelledContact): boolean {
  const plain = (text: string) => text.replace(/[\s()-]/g, "");
  return plain(line).includes(plain(value)) && (NAMES[kind]?.test(line) ?? true);
}

function linesOf(text: string | null): string[] {
  return text === null ? [] : text.split("\n");
}
