import { parseListing } from "../../query-parser/parse-listing.ts";
import { parseQuery } from "../../query-parser/parse-query.ts";
import type { Ai } from "./ai.ts";
import { textReader } from "./ocr/text-reader.ts";
import { checkedListing } from "./recognition/checked-listing.ts";

/** The built-in reader: rules for both languages, and OCR on this machine. It needs neither key nor network. */
export function builtInAi(): Ai {
  const reader = textReader();
  return {
    understand: async (text, { today }) => parseQuery(text, today),
    async recognise(pictures, { today, signal }) {
      const read = await reader.read(pictures, { signal });
      const text = read.map((picture) => picture.text.trim()).filter((each) => each !== "");
      return text.length === 0
        ? null
        : checkedListing({ ...parseListing(text.join("\n\n"), today, { isFromPicture: true }) }, today);
    },
    close: async () => reader.close(),
  };
}
