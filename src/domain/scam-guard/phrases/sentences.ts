import { undisguised } from "./undisguise.ts";
import { foldText } from "../../search/keyword.ts";

/** Traditional characters of the phrases, and the simplified ones in their place. */
const TRADITIONAL =
  "間採開換讓願陪隨裡鑰匯轉賬帳錢禮國寄遞價後給證擔約這請會來時無須護繳門號單還優惠馬團聯貨幣僅視頻實確內爾預訂滿發臨鎖";
const SIMPLIFIED =
  "间采开换让愿陪随里钥汇转账账钱礼国寄递价后给证担约这请会来时无须护缴门号单还优惠马团联货币仅视频实确内尔预订满发临锁";
const TO_SIMPLIFIED = new Map([...TRADITIONAL].map((character, at) => [character, [...SIMPLIFIED][at] ?? character]));

/**
 * The sentences of a text as phrases are looked for: lower case, simplified Chinese, one space between words, straight
 * apostrophes, and nothing that hides a word from a program alone. A full stop within a number ends none.
 */
export function sentencesOf(text: string): string[] {
  // Line feeds and Chinese stops go with folding: what ends a sentence is marked before.
  return text
    .split(/[\n。！？!?；;]|\.(?=\s|$)/u)
    .map((sentence) =>
      undisguised(simplified(foldText(sentence).replaceAll(/[‘’]/g, "'")).replaceAll(/\s+/g, " ").trim()),
    )
    .filter((sentence) => sentence !== "");
}

function simplified(text: string): string {
  return [...text].map((character) => TO_SIMPLIFIED.get(character) ?? character).join("");
}
