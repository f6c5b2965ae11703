import { withoutInvisible } from "./tidy/signs.ts";
import { tidyLine } from "./users/account-rules.ts";

/** A text without breaks of the line and without what no screen shows, tidied. */
export function oneLine(text: string): string {
  return tidyLine(withoutInvisible(text).replace(/[\s\u0085\u2800]+/g, " "));
}
