/** What the numerals of one digit stand for, in all their characters. */
export const DIGITS = new Map(
  ["零〇", "一壹", "二两贰俩", "三叁仨", "四肆", "五伍", "六陆", "七柒", "八捌", "九玖"].flatMap((characters, value) =>
    Array.from(characters, (character): [string, number] => [character, value]),
  ),
);
/** What the digit before them is multiplied by. */
export const UNITS = new Map([..."十拾"].map((unit): [string, number] => [unit, 10]));
for (const unit of "百佰") UNITS.set(unit, 100);
for (const unit of "千仟") UNITS.set(unit, 1000);
UNITS.set("万", 10_000);

// The 一 of 两百一周 belongs to the week.
export const PERIOD_AFTER_PRICE = /^(?:周|个?月|个?星期|个?礼拜|晚|天|年)/;
