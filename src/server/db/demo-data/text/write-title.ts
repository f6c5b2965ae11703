import type { SeededRandom } from "../../../photos/demo-photos/seeded-random.ts";
import type { RoomFacts } from "../facts.ts";
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
export const TONGUES = ["chinese", "english", "mixed", "traditional"] as const;
export type Tongue = (typeof TONGUES)[number];

/** What the titles of a rare kind show: that a card survives them. */
export type TitleOddity = "long" | "percent" | "emoji" | null;

export interface Writer {
  tongue: Tongue;
  voice: FillSlot;
  /** Sets a space between Chinese and Latin; about half of the people do. */
  spaces: boolean;
}

export function writerOf(tongue: Tongue, facts: RoomFacts, random: SeededRandom): Writer {
  const voice = { chinese: chineseVoice, mixed: chineseVoice, english: englishVoice, traditional: traditionalVoice }[
    tongue
  ];
  return { tongue, voice: voice(facts, random), spaces: tongue !== "english" && random.chance(0.5) };
}

export type WriteTitle = (writer: Writer, facts: RoomFacts, oddity: TitleOddity, random: SeededRandom) => string;

/** A writer of titles that remembers which turns of phrase it has used. */
export function titleWriter(): WriteTitle {
  const usual = {
    chinese: chineseTitles(),
    english: englishTitles(),
    mixed: mixedTitles(),
    traditional: traditionalTitles(),
  };
  const long = { english: longEnglishTitles(), chinese: longChineseTitles() };
  return (writer, facts, oddity, random) => {
    const bank = oddity === "long" ? long[writer.tongue === "english" ? "english" : "chinese"] : usual[writer.tongue];
    return write(bank, writer, facts, random) + ending(oddity, writer.tongue, random);
  };
}

function write(bank: Bank, { voice, spaces }: Writer, facts: RoomFacts, random: SeededRandom): string {
  const template = bank.choose(facts.tags, random);
  if (template === null) throw new Error("A bank of titles has nothing to say");
  const title = fillTemplate(template, voice, random);
  return spaces ? spaced(title) : title;
}

function ending(oddity: TitleOddity, tongue: Tongue, random: SeededRandom): string {
  if (oddity === "emoji") return random.pick([" 🏠", " ✨", " 🙏", " 🌿", "🔥"]);
  if (oddity !== "percent") return "";
  return tongue === "english" ? ", 5% off if you stay the whole time" : "，整段租减5%";
}
