import type { Term } from "../lexicon/find-terms.ts";
import { partsBetween } from "../text/mapped-text.ts";
import { contactWords, NAMES } from "./contact-words.ts";
import { plainWriting } from "./plain-writing.ts";

const SIGNS = /[\s:：,，/|｜、~\p{Extended_Pictographic}\ufe0f]+$/u;
/** So many at a time. */
const MOST_SIGNS = 40;
const INVITING: ReadonlySet<string> = new Set(["ask", "call", "plus"]);
const OF_INVITATIONS: ReadonlySet<string> = new Set([...INVITING, ...NAMES, "lead", "joint", "verb"]);
/** '有意请加微信', 'contact me on'. */
const MOST_LETTERS_OF_A_LABEL = 14;

/** A text without the words at its end that lead to the contact behind it: '请发邮件到', 'or text me on'. */
export function withoutLeads(text: string): string {
  const { terms } = contactWords(text);
  const leads = new Set(["lead", "joint", "ask", "plus"]);
  let end = text.length;
  for (let last = -1; last !== end;) {
    last = end;
    end -= SIGNS.exec(text.slice(Math.max(0, end - MOST_SIGNS), end))?.[0].length ?? 0;
    const word = terms.find((term) => term.end === end && leads.has(term.sense));
    // What asks to be written to before 'or' is a way of its own: 'DM me or …'.
    if (word?.sense === "joint") for (const asking of ["ask", "plus"]) leads.delete(asking);
    end = word?.start ?? end;
  }
  return text.slice(0, end);
}

/** Whether what a line says beside its contacts is about them alone: '联系人陈太', 'Call Anna after six'. */
export function isAboutContact(rest: string): boolean {
  const { text } = plainWriting(rest);
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return letters <= MOST_LETTERS_OF_A_LABEL && !contactWords(text).terms.some(({ sense }) => sense === "fact");
}

/** Whether a part of a line says nothing but that one may write, and why. */
export function isOnlyLead(text: string): boolean {
  return saysNothingBut(text, ({ sense }) => sense !== "fact");
}

/** Whether a sentence only invites to write: '有意私我', 'DM me if interested'. */
export function isInvitation(sentence: string): boolean {
  const { terms } = contactWords(plainWriting(sentence).text);
  const isInviting = terms.some(({ sense }) => INVITING.has(sense));
  return isInviting && saysNothingBut(sentence, ({ sense }) => OF_INVITATIONS.has(sense));
}

function saysNothingBut(text: string, isMeant: (term: Term) => boolean): boolean {
  const { written, terms } = contactWords(plainWriting(text).text);
  return !/[\p{L}\p{N}]/u.test(partsBetween(written, terms.filter(isMeant)).join(""));
}
