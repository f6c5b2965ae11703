import type { Span } from "../text/mapped-text.ts";

/** What parts the names of a list. */
const SEPARATOR =
  /^ ?(?:(?:area|uni|campus|station) ?|附近|旁边?|站)?(?:[,，、/|&+] ?(?:or |and )?|(?:or|and) |(?:还是|或者?是?|和|跟|与) ?)(?:the |in |near |close to |else |even |maybe |possibly |also |去|在|是|靠近|离)*$/i;
const CHOICE = /\bor\b|\/|或|还是/i;
const JOINED = /[^\s,，]/;

/** Names with nothing but a comma, a stroke or an 'or' between them are one list. @param text Where they stand. */
export function listsOf<Name extends Span>(names: readonly Name[], text: string): Name[][] {
  const lists: Name[][] = [];
  for (const name of names) {
    const last = lists.at(-1)?.at(-1);
    if (last !== undefined && SEPARATOR.test(text.slice(last.end, name.start))) lists.at(-1)!.push(name);
    else lists.push([name]);
  }
  return lists;
}

/** Which of the names of a list but the first one an 'or' stands before. */
export function choicesIn(list: readonly Span[], text: string): boolean[] {
  return partedBy(CHOICE, list, text);
}

/** Which of them an 'or' or an 'and' stands before, and no mere comma. */
export function joinedIn(list: readonly Span[], text: string): boolean[] {
  return partedBy(JOINED, list, text);
}

function partedBy(words: RegExp, list: readonly Span[], text: string): boolean[] {
  return list.slice(1).map(({ start }, at) => words.test(text.slice(list[at]!.end, start)));
}
