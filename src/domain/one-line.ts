import { tidyLine } from "./users/account-rules.ts";

/** A text without breaks of the line, tidied. */
export function oneLine(text: string): string {
  return tidyLine(text.replace(/[\s\u0085]+/g, " "));
}
