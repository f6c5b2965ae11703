import type { Chooser } from "./random.ts";
import type { Phrase } from "./phrase.ts";

const WISHES = [
  { tag: "bills-included", zh: ["包bill", "包水电网"], en: ["bills included", "all bills inc"] },
  { tag: "pets", zh: ["能养猫", "可养宠物"], en: ["pets allowed", "pet friendly"] },
  { tag: "gym", zh: ["有健身房"], en: ["with a gym"] },
  { tag: "quiet", zh: ["安静一点"], en: ["somewhere quiet"] },
  { tag: "furnished", zh: ["带家具"], en: ["furnished"] },
  { tag: "near-tube", zh: ["离地铁近"], en: ["close to a tube station"] },
  { tag: "no-smoking", zh: ["不抽烟"], en: ["non-smoking"] },
  { tag: "female-only", zh: ["限女生"], en: ["girls only"] },
  { tag: "balcony", zh: ["带阳台"], en: ["with a balcony"] },
  { tag: "parking", zh: ["有停车位"], en: ["parking"] },
] as const;

/** One wish or two. */
export function writeWishes(choose: Chooser, language: "zh" | "en"): Phrase {
  const first = choose.oneOf(WISHES);
  const second = choose.oneOf(WISHES);
  const wished = first === second || choose.fraction() < 0.5 ? [first] : [first, second];
  return {
    text: wished.map((wish) => choose.oneOf<string>(wish[language])).join(language === "zh" ? "，" : ", "),
    asks: { keywords: wished.map(({ tag }) => tag) },
  };
}
