import { skip, type ContactWords } from "./contact-words.ts";

const CHANNELS = ["channel", "messenger", "word", "phone"] as const;
const BRACKETS = "(（";
const MOST_IN_BRACKETS = 28;

/**
 * Where a contact ends whose account or number is another channel's as well: '（微信同号）', ', same on WhatsApp', '同微信号', '短信或WhatsApp均可'.
 * @param at Behind the account or the number.
 */
export function contactTail(words: ContactWords, at: number): number {
  const { text } = words;
  const open = skip(text, at, " \u3000", 2);
  if (BRACKETS.includes(text[open] ?? " ")) return endOfBracket(words, open) ?? at;
  return endOfWords(words, skip(text, at, " \u3000,，/", 3)) ?? at;
}

/** What stands in brackets is all about the contact where it names a channel and no account. */
function endOfBracket({ text, terms }: ContactWords, open: number): number | null {
  const inside = /^[^()（）\n]*[)）]/.exec(text.slice(open + 1, open + 1 + MOST_IN_BRACKETS))?.[0];
  if (inside === undefined || /[a-z]*[\d_@][\w]{3,}|[:：] ?[a-z]/.test(inside)) return null;
  const end = open + 1 + inside.length;
  const namesChannel = terms.some(
    ({ sense, start, end: termEnd }) => isChannel(sense) && start > open && termEnd < end,
  );
  return namesChannel ? end : null;
}

function endOfWords(words: ContactWords, from: number): number | null {
  let [at, end, hasSame, hasChannel] = [from, null as number | null, false, false];
  for (let count = 0; count < 8; count++) {
    const word = words.at(skip(words.text, at, " "), ...CHANNELS, "same", "also", "between");
    if (word === null) break;
    at = word.end;
    hasSame ||= word.sense === "same";
    hasChannel ||= isChannel(word.sense);
    if (hasSame && hasChannel && word.sense !== "between") end = at;
  }
  // '微信同号：anna_uk' has an account of its own.
  return end === null || /^ ?[:：]/.test(words.text.slice(end, end + 2)) ? null : end;
}

function isChannel(sense: string): boolean {
  return (CHANNELS as readonly string[]).includes(sense);
}
