import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { Bank } from "./bank.ts";
import { chineseTitles, longChineseTitles } from "./chinese-titles.ts";
import { chineseVoice, spaced } from "./chinese-voice.ts";
import { englishTitles, longEnglishTitles } from "./english-titles.ts";
import { englishVoice } from "./english-voice.ts";
import { mixedTitles } from "./mixed-titles.ts";
import { fillTemplate, type FillSlot } from "./template.ts";
import { traditionalTitles } from "./traditional.ts";
import { traditionalVoice } from "./traditional-voice.ts";

/** Chinese in simplified or traditional characters, English, or both in one breath. */
const LANGUAGES = ["chinese", "english", "mixed", "traditional"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Kinds of rare titles that break a careless layout. */
export type TitleEdgeCase = "long" | "percent" | "emoji" | null;

export interface Writer {
  language: Language;
  voice: FillSlot;
  /** Sets a space between Chinese and Latin; about half of the people do. */
  spaces: boolean;
}

/** Invents the habits of a poster who writes about a room in a language. */
export function writerOf(language: Language, facts: RoomFacts, random: SeededRandom): Writer {
  const voice = { chinese: chineseVoice, mixed: chineseVoice, english: englishVoice, traditional: traditionalVoice }[
    language
  ];
  return { language, voice: voice(facts, random), spaces: language !== "english" && random.chance(0.5) };
}

export type WriteTitle = (writer: Writer, facts: RoomFacts, edgeCase: TitleEdgeCase, random: SeededRandom) => string;

/** A writer of titles that remembers which turns of phrase it has used. */
export function titleWriter(): WriteTitle {
  const usual = {
    chinese: chineseTitles(),
    english: englishTitles(),
    mixed: mixedTitles(),
    traditional: traditionalTitles(),
  };
  const long = { english: longEnglishTitles(), chinese: longChineseTitles() };
  return (writer, facts, edgeCase, random) => {
    const bank =
      edgeCase === "long" ? long[writer.language === "english" ? "english" : "chinese"] : usual[writer.language];
    return write(bank, writer, facts, random) + ending(edgeCase, writer.language, random);
  };
}

function write(bank: Bank, { voice, spaces }: Writer, facts: RoomFacts, random: SeededRandom): string {
  const template = bank.choose(facts.tags, random);
  if (template === null) throw new Error("A bank of titles has nothing to say");
  const title = fillTemplate(template, voice, random);
  return spaces ? spaced(title) : title;
}

function ending(edgeCase: TitleEdgeCase, language: Language, random: SeededRandom): string {
  if (edgeCase === "emoji") return random.pick([" 🏠", " ✨", " 🙏", " 🌿", "🔥"]);
  if (edgeCase !== "percent") return "";
  return language === "english" ? ", 5% off if you stay the whole time" : "，整段租减5%";
}
