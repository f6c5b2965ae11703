import { plainSigns } from "./signs.ts";

/** A code that was mailed or written down, as it is compared: without the blanks and hyphens that set it out, in capitals. */
export function tidyCode(text: string): string {
  return plainSigns(text)
    .replace(/[\s.-]/g, "")
    .toUpperCase();
}
