const HAN = "零一二三四五六七八九";
const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** 1 to 9999 as it is spoken in Chinese: 250 → 二百五十, and 两百五 where `isShort`. */
export function inChinese(value: number, isShort = false): string {
  if (value < 20 && value >= 10) return `十${value % 10 === 0 ? "" : HAN[value % 10]}`;
  const digits = Array.from(String(value), Number);
  let written = "";
  let skipped = false;
  digits.forEach((digit, index) => {
    const power = digits.length - 1 - index;
    if (digit === 0) {
      skipped = true;
      return;
    }
    if (skipped && written !== "") written += "零";
    skipped = false;
    const two = digit === 2 && power >= 2 ? "两" : HAN[digit];
    written += two + (["", "十", "百", "千"][power] ?? "");
  });
  return isShort ? shortened(written) : written;
}

// 二百五十 → 二百五, 一千二百 → 一千二; 一百零五 stays.
function shortened(written: string): string {
  return written.replace(/(?<=[百千][一二三四五六七八九])(?:十|百)$/, "");
}

/** 1 to 9999 in English words: 250 → two hundred and fifty. */
export function inEnglish(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100) return `${TENS[Math.floor(value / 10) - 2]}${value % 10 === 0 ? "" : `-${ONES[value % 10]}`}`;
  const [scale, word] = value < 1000 ? [100, "hundred"] : [1000, "thousand"];
  const rest = value % scale;
  const joined = rest === 0 ? "" : rest < 100 ? ` and ${inEnglish(rest)}` : ` ${inEnglish(rest)}`;
  return `${inEnglish(Math.floor(value / scale))} ${word}${joined}`;
}
