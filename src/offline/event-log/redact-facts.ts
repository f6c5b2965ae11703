import type { EventFacts } from "./logged-event.ts";

/** Enough to tell one thing from another on this phone, too little to find it anywhere else. */
const ID_LENGTH = 8;
/** A word or two of the code's own; longer, or with anything else in it, it may be a text, an address or a token. */
const LITERAL = /^[a-z0-9][\w:-]{0,31}$/i;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** A long run of letters and digits in no language: half a key, or a hash. */
const CODE = /^(?=.*\d)[a-z\d]{12,}$/i;

/**
 * Facts as the event log keeps them, whatever the caller passes: of an id its beginning, and nothing that could be a
 * user's name, text, address or token (M16).
 */
export function redactFacts(facts: EventFacts): EventFacts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plain(value)]));
}

function plain(value: EventFacts[string]): EventFacts[string] {
  if (typeof value !== "string") return value;
  if (UUID.test(value) || CODE.test(value)) return value.slice(0, ID_LENGTH);
  return LITERAL.test(value) ? value : WITHHELD;
}

const WITHHELD = "…";
