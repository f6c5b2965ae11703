const DIGITS = "零一二三四五六七八九";
const BANK = new Map(
  Array.from("零一二三四五六七八九十百千", (digit, index) => [digit, "零壹贰叁肆伍陆柒捌玖拾佰仟"[index] ?? ""]),
);

/** A number from 10 to 9999 as it is written in full: 1250 → 一千二百五十, 1005 → 一千零五. */
export function inFull(number: number): string {
  let written = "";
  let hasGap = false;
  for (const [unit, name] of [
    [1000, "千"],
    [100, "百"],
    [10, "十"],
    [1, ""],
  ] as const) {
    const digit = Math.floor(number / unit) % 10;
    if (digit === 0) {
      hasGap = written !== "";
      continue;
    }
    written += (hasGap ? "零" : "") + (DIGITS[digit] ?? "") + name;
    hasGap = false;
  }
  return written.replace(/^一十/, "十");
}

/** As it is said: 250 → 二百五 and 1200 → 一千二; what has no short form is said in full. */
export function spoken(number: number): string {
  const full = inFull(number);
  return /[百千][一-九]十$/u.test(full) || /千[一二三四五六七八九]百$/.test(full) ? full.slice(0, -1) : full;
}

/** With 两 for the 二 before 百 and 千. */
export function withLiang(written: string): string {
  return written.replaceAll(/二(?=[百千])/g, "两");
}

/** In the characters of banks: 贰佰伍拾. */
export function asInBank(written: string): string {
  return Array.from(written, (character) => BANK.get(character) ?? character).join("");
}

/** With digits for its numerals: 2百5, 1千2. */
export function mixed(written: string): string {
  return Array.from(written, (character) => {
    const digit = DIGITS.indexOf(character);
    return digit > 0 ? String(digit) : character;
  }).join("");
}

/** Digit by digit: 150 → 一五零. */
export function spelledOut(number: number): string {
  return Array.from(String(number), (digit) => DIGITS[Number(digit)]).join("");
}
