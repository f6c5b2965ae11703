import { NOTHING_ASKED, type Understanding } from "#domain/search/understanding.ts";
import { chooser, type Chooser } from "./random.ts";
import type { Phrase } from "./phrase.ts";
import { writeCity } from "./write-city.ts";
import { writePrice } from "./write-price.ts";
import { writeRoom } from "./write-room.ts";
import { writeStay } from "./write-stay.ts";
import { writeWishes } from "./write-wishes.ts";

/** A sentence, and what it was written to ask for. */
export interface GeneratedQuery {
  seed: number;
  query: string;
  expected: Understanding;
  /** Days that a converted day may be off, and pounds that a converted price may be. */
  tolerance: { days: number; pounds: number };
}

export type Language = "zh" | "en" | "mixed";

const OPENINGS = {
  zh: ["", "", "求租", "想找", "有没有", "请问有", "急求", "姐妹们求推荐", "在找", "我想租"],
  en: ["", "", "Looking for", "Hi, I need", "Wanted:", "I'd like", "Anyone got", "Searching for"],
};

/** The sentence of a seed: the same at any time. `today` is the day that it counts from. */
export function writeQuery(seed: number, language: Language, today: string): GeneratedQuery {
  const choose = chooser(seed);
  const tongue = () => (language === "mixed" ? choose.oneOf(["zh", "en"] as const) : language);
  const parts = [
    choose.fraction() < 0.9 ? writeCity(choose, tongue()) : null,
    choose.fraction() < 0.8 ? writeRoom(choose, tongue()) : null,
    choose.fraction() < 0.75 ? writePrice(choose, tongue()) : null,
    choose.fraction() < 0.6 ? writeStay(choose, tongue(), today) : null,
    choose.fraction() < 0.4 ? writeWishes(choose, tongue()) : null,
  ].filter((part): part is Phrase => part !== null);
  const shuffled = choose.fraction() < 0.5 ? parts : shuffle(parts, choose);
  const separator = language === "en" ? choose.oneOf([", ", "; ", ", "]) : choose.oneOf(["，", " ", "， ", "、"]);
  const opening = choose.oneOf(OPENINGS[language === "mixed" ? "zh" : language]);
  const asked = Object.assign({}, ...shuffled.map(({ asks }) => asks)) as Partial<Understanding>;
  return {
    seed,
    query: [opening, shuffled.map(({ text }) => text).join(separator)].join(opening ? " " : "").trim(),
    expected: { ...NOTHING_ASKED, ...asked },
    tolerance: { days: 0, pounds: 1 },
  };
}

function shuffle<T>(items: readonly T[], choose: Chooser): T[] {
  const left = [...items];
  return items.map(() => left.splice(choose.between(0, left.length - 1), 1)[0] as T);
}
