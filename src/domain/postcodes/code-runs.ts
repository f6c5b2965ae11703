/** A stretch of Latin letters and digits, as a postcode is made of. */
export interface CodeRun {
  /** In their usual width, in the capitals or small letters that were written. */
  text: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Signs between it and the one before; infinite where a letter of another script is among them. */
  gap: number;
}

const UNSEEN = /^[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}]$/u;
const LETTER = /^[\p{L}\p{N}]$/u;
/** Letters of other alphabets that look like Latin capitals. */
const LOOK_ALIKES = new Map(
  Array.from(
    "АAВBЕEКKМMНHОOРPСCТTХXІIЅSЈJΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX".matchAll(/(.)(.)/gu),
    ([, other = "", latin = ""]) => [other, latin],
  ),
);

/** The runs of a text. What no screen shows parts nothing. */
export function codeRuns(text: string): CodeRun[] {
  const runs: CodeRun[] = [];
  let gap = 0;
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    const plain = plainOf(character);
    if (plain === "") continue;
    if (plain === SEPARATOR || plain === OTHER_LETTER) {
      gap += plain === OTHER_LETTER ? Infinity : 1;
      continue;
    }
    const last = runs.at(-1);
    if (last === undefined || gap > 0) runs.push({ text: plain, start, end: at, gap });
    else append(runs, plain, { start, end: at });
    gap = 0;
  }
  return runs;
}

const SEPARATOR = " ";
const OTHER_LETTER = "*";

/** Its letter or digit, or what stands for anything else. */
function plainOf(character: string): string {
  if (character <= "\u007f") return /[A-Za-z0-9]/.test(character) ? character : SEPARATOR;
  if (UNSEEN.test(character)) return "";
  const latin = LOOK_ALIKES.get(character.toUpperCase()) ?? character.normalize("NFKC");
  if (/^[A-Za-z0-9]+$/.test(latin)) return latin;
  return LETTER.test(character) ? OTHER_LETTER : SEPARATOR;
}

// A postcode to which the next word is glued: 'inM13', '9PLManchester', '9PLflat'.
function append(runs: CodeRun[], plain: string, { start, end }: { start: number; end: number }): void {
  const last = runs.at(-1)!;
  const isSmall = /^[a-z]/.test(plain);
  const isWordBegun = (/[a-z]$/.test(last.text) && /^[A-Z]/.test(plain)) || (isSmall && /\d[A-Z]{2}$/.test(last.text));
  if (isWordBegun) {
    runs.push({ text: plain, start, end, gap: 0 });
  } else if (isSmall && /\d[A-Z]{3}$/.test(last.text) && last.end - last.start === last.text.length) {
    last.end -= 1;
    runs.push({ text: last.text.at(-1)! + plain, start: last.end, end, gap: 0 });
    last.text = last.text.slice(0, -1);
  } else {
    last.text += plain;
    last.end = end;
  }
}
