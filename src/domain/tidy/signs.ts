/** What no screen shows: joiners, direction marks, soft hyphens, fillers, variation selectors. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** What keyboards and word processors put in a hyphen's place. */
const HYPHENS = /[\u2010-\u2015\u2043\u2212\u02d7\ufe58]/g;
/** Blanks within a line. U+2800 is an empty braille cell. */
const BLANKS = /[^\S\r\n\u2028\u2029]|\u2800/g;

/** Whether a text needs no tidying of its signs: the common case, told without making a new text. */
const PLAIN = /^[!-~]*$/;

/**
 * A value (an address, a link, a postcode, a code, a sum, a day) in plain signs: full-width forms narrowed, invisible characters
 * gone, each hyphen and blank in one form, trimmed. Not for names and prose, where such signs have a meaning.
 */
export function plainSigns(text: string): string {
  if (PLAIN.test(text)) return text;
  // A second time: what stood apart may compose once the invisible is gone.
  const narrow = text.normalize("NFKC").replace(INVISIBLE, "").normalize("NFKC");
  return narrow.replace(HYPHENS, "-").replace(BLANKS, " ").trim();
}

const WIDE_LETTERS_AND_DIGITS = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;

/** A text with its full-width letters and digits narrowed. Full-width punctuation, which is how Chinese is written, stays. */
export function narrowLetters(text: string): string {
  return text.replace(WIDE_LETTERS_AND_DIGITS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** A text with one form of hyphen. Longer dashes, which are punctuation, stay. */
export function plainHyphens(text: string): string {
  return text.replace(/[\u2010\u2011\ufe63\uff0d]/g, "-");
}

/*
 * Joiners and selectors that are seen: a joiner within an emoji or behind a letter of a script that joins, a selector behind an emoji,
 * a keycap's digit or a Han character, the letters of a flag.
 */
const SEEN =
  /(?<=[\p{Extended_Pictographic}\p{EMod}\ufe0f])\u200d(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Gujarati}\p{M}])[\u200c\u200d](?=\p{L})|(?<=[\p{Extended_Pictographic}\d#*])\ufe0f|(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]|(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}]/u;
const SEEN_OR_NOT = new RegExp(`(${SEEN.source})|${INVISIBLE.source}`, "gu");

/** A text without what no screen shows. What holds an emoji or a word of a joining script together stays. */
export function withoutInvisible(text: string): string {
  return text.replace(SEEN_OR_NOT, "$1");
}
