import { canonicalEmail, isSimpleEmail, isStandardEmail } from "../users/account-rules.ts";
import { plainSigns } from "../tidy/signs.ts";
import { xhsLinkIn } from "../tidy/xhs-link.ts";

/** The rows that a pasted text names: rooms, requests and accounts by their ids, rooms by their note, accounts by their address. */
export interface PastedTarget {
  /** UUIDs, in lower case. */
  ids: string[];
  /** The ends of ids that tables show. */
  shortIds: string[];
  /** In canonical form. */
  emails: string[];
  /** The figures of report numbers. */
  reports: number[];
  xhsLink: string | null;
}

/** A text may quote a whole conversation: of each kind this many are looked for. */
const MOST_EACH = 20;

const UUID = /(?<![0-9a-f])([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})(?![0-9a-f])/g;
const SHORT_ID = /(?<![\w-])[0-9a-f]{8}(?![\w-])/g;
const REPORT = /(?<![\w-])r-?(\d{4,9})(?![\w-])/g;
const ADDRESS = /[^\s<>()[\]{},;:"'|\\@]+@[^\s<>()[\]{},;:"'|\\@?&/]+/g;
/** Chinese stands in front of an address without a blank. */
const ASCII_ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Finds what a text names that a moderator has pasted: a link as it is shared or with parameters, also within a sentence or broken
 * over lines, an id whole or short, a report's number, an e-mail address, a link to a room's note. Null where it names nothing.
 */
export function readPastedTarget(text: string): PastedTarget | null {
  const plain = decoded(plainSigns(text).toLowerCase());
  const found = {
    ids: idsIn(plain),
    shortIds: all(plain, SHORT_ID),
    emails: emailsIn(text, plain),
    reports: all(plain, REPORT, ([, digits = ""]) => digits).map(Number),
    xhsLink: xhsLinkIn(text),
  };
  const isNothing = Object.values(found).every((each) => each === null || each.length === 0);
  return isNothing ? null : found;
}

// A chat breaks a long link where its line ends.
function idsIn(plain: string): string[] {
  const found = all(plain, UUID, ([, ...parts]) => parts.join("-"));
  return found.length > 0 ? found : all(plain.replaceAll(/\s+/g, ""), UUID, ([, ...parts]) => parts.join("-"));
}

// The sign-up form takes addresses that no pattern finds within a sentence.
function emailsIn(text: string, plain: string): string[] {
  const written = plain.replaceAll("。", ".");
  const found = [...all(written, ADDRESS), ...all(written, ASCII_ADDRESS)].map(canonicalEmail).filter(isStandardEmail);
  const whole = isSimpleEmail(text) ? [canonicalEmail(text)] : [];
  return [...new Set([...whole, ...found])].slice(0, MOST_EACH);
}

function all(text: string, pattern: RegExp, read = ([match]: RegExpMatchArray) => match): string[] {
  return [...new Set([...text.matchAll(pattern)].map(read))].slice(0, MOST_EACH);
}

/** Links within links are percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
