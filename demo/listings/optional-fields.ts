import type { SeededRandom } from "../seeded-random.ts";
import type { RoomFacts } from "../facts/room-facts.ts";
import type { Bank } from "../text/bank.ts";
import { chineseFacilities } from "../text/chinese-sentences.ts";
import { lengthInChinese, spaced } from "../text/chinese-voice.ts";
import { englishFacilities } from "../text/english-sentences.ts";
import { lengthInEnglish } from "../text/english-voice.ts";
import { fillTemplate } from "../text/template.ts";
import type { Writer } from "../text/write-title.ts";

/** The optional fields that say more about time and money. */
export interface OptionalFields {
  duration: string | null;
  duration_description: string | null;
  price_description: string | null;
  additional_info: string | null;
}

const ABOUT_DATES = {
  chinese: ["前后几天可商量", "整段优先", "可以早几天拿钥匙", "到期可以续", "日期固定", "提前一个月说就行"],
  english: [
    "Flexible by a few days",
    "Whole period preferred",
    "Keys a day early if needed",
    "Can be extended",
    "Dates are fixed",
  ],
};

const ABOUT_BILLS = {
  chinese: {
    bills: ["包水电网", "包bill", "含所有费用", "水电煤网全包"],
    billscap: ["包bill，每周上限{cap}镑", "水电每周{cap}镑以内包"],
    nobills: ["不含bill", "水电网另算", "bill平摊"],
  },
  english: {
    bills: ["All bills included", "Bills included", "Includes gas, electric, water and wifi"],
    billscap: ["Bills capped at £{cap} a week", "Bills included up to £{cap} a week"],
    nobills: ["Bills not included", "Bills split between us", "Plus bills"],
  },
};

export type WriteOptionalFields = (writer: Writer, facts: RoomFacts, random: SeededRandom) => OptionalFields;

export function optionalFieldsWriter(): WriteOptionalFields {
  const more: Record<"chinese" | "english", Bank> = { chinese: chineseFacilities(), english: englishFacilities() };
  return (writer, facts, random) => {
    const bank = writer.language === "english" || writer.language === "traditional" ? "english" : "chinese";
    const own = (text: string): string => (writer.spaces ? spaced(text) : text);
    const extra = more[bank].choose(facts.tags, random);
    return {
      duration: random.chance(0.6) ? own((bank === "english" ? lengthInEnglish : lengthInChinese)(facts)) : null,
      duration_description: random.chance(0.4) ? random.pick(ABOUT_DATES[bank]) : null,
      price_description: random.chance(0.7) ? own(aboutBills(facts, bank, random)) : null,
      additional_info: extra !== null && random.chance(0.45) ? own(fillTemplate(extra, writer.voice, random)) : null,
    };
  };
}

function aboutBills(facts: RoomFacts, bank: "chinese" | "english", random: SeededRandom): string {
  const kind = facts.tags.has("bills") ? "bills" : facts.tags.has("billscap") ? "billscap" : "nobills";
  return random.pick(ABOUT_BILLS[bank][kind]).replace("{cap}", String(facts.billsCap));
}
