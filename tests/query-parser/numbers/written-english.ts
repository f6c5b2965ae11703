const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function belowHundred(number: number): string {
  if (number < 20) return ONES[number] ?? "";
  const ones = number % 10;
  return (TENS[Math.floor(number / 10)] ?? "") + (ones === 0 ? "" : `-${ONES[ones]}`);
}

/** A number up to 9999 in words, with or without its "and": 250 → "two hundred and fifty". */
export function inWords(number: number, and = " and "): string {
  if (number < 100) return belowHundred(number);
  if (number >= 1000) {
    const [thousands, rest] = [Math.floor(number / 1000), number % 1000];
    const joint = rest < 100 ? and : " ";
    return `${ONES[thousands]} thousand${rest === 0 ? "" : joint + inWords(rest, and)}`;
  }
  const rest = number % 100;
  return `${ONES[Math.floor(number / 100)]} hundred${rest === 0 ? "" : and + belowHundred(rest)}`;
}

/** As prices are said: 250 → "two fifty", 1150 → "eleven fifty", 1200 → "twelve hundred"; null where nobody says so. */
export function spoken(number: number): string | null {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  if (hundreds === 0 || hundreds > 19 || hundreds === 10) return null;
  if (rest === 0) return `${belowHundred(hundreds)} hundred`;
  return rest < 10 ? null : `${belowHundred(hundreds)} ${belowHundred(rest)}`;
}

/** In thousands: 1200 → "1.2k". */
export function inThousands(number: number): string {
  return `${number / 1000}k`;
}

/** With separators: 1200 → "1,200". */
export function grouped(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
