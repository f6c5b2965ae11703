import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { Bank } from "./bank.ts";
import {
  chineseBills,
  chineseClosings,
  chineseDates,
  chineseFacilities,
  chineseOpenings,
  chinesePeople,
  chinesePlace,
  chineseRent,
  chineseRoom,
} from "./chinese-sentences.ts";
import { spaced } from "./chinese-voice.ts";
import {
  englishBills,
  englishClosings,
  englishDates,
  englishFacilities,
  englishOpenings,
  englishPeople,
  englishPlace,
  englishRent,
  englishRoom,
} from "./english-sentences.ts";
import { LIST_LABELS } from "./list-labels.ts";
import { mixedSentences } from "./mixed-sentences.ts";
import { fillTemplate } from "./template.ts";
import { traditionalClosings, traditionalMoney, traditionalOpenings, traditionalSentences } from "./traditional.ts";
import type { Language, Writer } from "./write-title.ts";

const TOPICS = ["opening", "room", "place", "people", "facilities", "rent", "bills", "dates", "closing"] as const;
type Topic = (typeof TOPICS)[number];
type Banks = Record<Topic, Bank>;

/** A description is read as paragraphs, each a list of topics. */
type Plan = readonly (readonly Topic[])[];

export type WriteDescription = (writer: Writer, facts: RoomFacts, random: SeededRandom) => string | null;

/** A writer of descriptions that remembers which turns of phrase it has used. */
export function descriptionWriter(): WriteDescription {
  const banks: Record<Language, Banks> = {
    chinese: chineseBanks(),
    english: englishBanks(),
    mixed: mixedBanks(),
    traditional: traditionalBanks(),
  };
  return (writer, facts, random) => {
    const size = random.next();
    if (size < 0.04) return null;
    const say = (topic: Topic): string | null => sentence(banks[writer.language][topic], writer, facts, random);
    const text =
      size > 0.88 && (writer.language === "chinese" || writer.language === "english")
        ? asList(writer, say, random)
        : asProse(planOf(size, random), writer, say, random);
    return text === "" ? null : writer.spaces ? spaced(text) : text;
  };
}

function planOf(size: number, random: SeededRandom): Plan {
  if (size < 0.2) return [[random.pick(["opening", "room", "place", "dates", "bills"] as const)]];
  if (size < 0.45) return [someOf(TOPICS, random.int(2, 3), random)];
  if (size < 0.74) return [someOf(TOPICS, random.int(4, 6), random)];
  return [
    someOf(["opening", "room", "room", "facilities"], random.int(2, 4), random),
    someOf(["place", "place", "people", "facilities"], random.int(2, 4), random),
    someOf(["rent", "bills", "dates", "bills", "closing", "closing"], random.int(3, 5), random),
  ];
}

/** Some of the topics, in their order. */
function someOf(topics: readonly Topic[], count: number, random: SeededRandom): Topic[] {
  const left = [...topics];
  while (left.length > count) left.splice(Math.floor(random.next() * left.length), 1);
  return left;
}

function asProse(plan: Plan, { language }: Writer, say: (topic: Topic) => string | null, random: SeededRandom): string {
  const said = new Set<string>();
  const inLines = language !== "english" && random.chance(0.14);
  const paragraphs = plan.map((topics) =>
    topics.map(say).filter((text) => text !== null && !said.has(text) && said.add(text)),
  );
  if (inLines)
    return paragraphs
      .flat()
      .map((text) => text?.replace(/。$/u, ""))
      .join("\n");
  return paragraphs
    .map((texts) => texts.join(language === "english" ? " " : ""))
    .filter((text) => text !== "")
    .join("\n\n");
}

/** The form of a post on a notice board: a line a fact. */
function asList({ language, voice }: Writer, say: (topic: Topic) => string | null, random: SeededRandom): string {
  const labels = random.pick(LIST_LABELS[language === "english" ? "english" : "chinese"]);
  const comma = language === "english" ? ", " : "，";
  const lines: (readonly [string, string])[] = [
    [labels.place, `${voice(language === "english" ? "Area" : "area")}${comma}${voice("toUni")}`],
    [
      labels.room,
      withDetail(voice(language === "english" ? "Room" : "room"), random.chance(0.6) ? say("room") : null, language),
    ],
    [labels.rent, withDetail(voice("pw"), say("bills"), language)],
    [labels.dates, voice("dates")],
    ...(random.chance(0.6) ? [[labels.people, say("people") ?? ""] as const] : []),
    ...(random.chance(0.6) ? [[labels.other, say("facilities") ?? ""] as const] : []),
  ];
  const facts = lines.flatMap(([label, text]) => (text === "" ? [] : [label + text.replace(/[。.]$/u, "")]));
  return [...facts, ...(random.chance(0.5) ? [say("closing") ?? ""] : [])].join("\n").trim();
}

/** A fact and a sentence about it on one line; the sentence alone where it names the fact itself. */
function withDetail(fact: string, detail: string | null, language: Language): string {
  if (detail === null || detail.includes(fact)) return detail ?? fact;
  return language === "english" ? `${fact}. ${detail}` : `${fact}，${detail}`;
}

function sentence(bank: Bank, { voice }: Writer, facts: RoomFacts, random: SeededRandom): string | null {
  const template = bank.choose(facts.tags, random);
  if (template === null) return null;
  const text = fillTemplate(template, voice, random);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function chineseBanks(): Banks {
  return {
    opening: chineseOpenings(),
    room: chineseRoom(),
    place: chinesePlace(),
    people: chinesePeople(),
    facilities: chineseFacilities(),
    rent: chineseRent(),
    bills: chineseBills(),
    dates: chineseDates(),
    closing: chineseClosings(),
  };
}

function englishBanks(): Banks {
  return {
    opening: englishOpenings(),
    room: englishRoom(),
    place: englishPlace(),
    people: englishPeople(),
    facilities: englishFacilities(),
    rent: englishRent(),
    bills: englishBills(),
    dates: englishDates(),
    closing: englishClosings(),
  };
}

function mixedBanks(): Banks {
  const mixed = mixedSentences();
  const chinese = chineseBanks();
  return { ...chinese, room: mixed, place: mixed, bills: mixed };
}

function traditionalBanks(): Banks {
  const body = traditionalSentences();
  const money = traditionalMoney();
  return {
    opening: traditionalOpenings(),
    room: body,
    place: body,
    people: body,
    facilities: body,
    rent: money,
    bills: money,
    dates: money,
    closing: traditionalClosings(),
  };
}
