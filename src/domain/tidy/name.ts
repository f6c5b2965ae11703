import { tidyLine } from "../users/account-rules.ts";
import { plainHyphens, withoutInvisible } from "./signs.ts";

const BLANKS = /[\p{Zs}\u2800]+/gu;

/** A name as it is stored: composed, one blank between its words. Its capitals and the width of its letters are its owner's. */
export function tidyName(text: string): string {
  return tidyLine(plainHyphens(withoutInvisible(text)).replace(BLANKS, " "));
}
