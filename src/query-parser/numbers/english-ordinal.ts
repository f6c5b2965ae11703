import { VALUES } from "./english-words.ts";

const ORDINALS = new Map<string, number>(
  [
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth",
    "sixteenth seventeenth eighteenth nineteenth twentieth",
  ]
    .join(" ")
    .split(" ")
    .map((word, index) => [word, index + 1]),
);
ORDINALS.set("thirtieth", 30);

/** "twenty first" → "21st"; null for what is no ordinal. */
export function ordinalOf(words: string): string | null {
  const [tens = "", ones] = words.split(" ");
  if (ones === undefined) return suffixed(ORDINALS.get(tens));
  const [ten, one] = [VALUES.get(tens), ORDINALS.get(ones)];
  return ten !== undefined && ten >= 20 && one !== undefined && one < 10 ? suffixed(ten + one) : null;
}

function suffixed(value: number | undefined): string | null {
  if (value === undefined) return null;
  const isTeen = value > 10 && value < 20;
  return `${value}${(!isTeen && ["", "st", "nd", "rd"][value % 10]) || "th"}`;
}
