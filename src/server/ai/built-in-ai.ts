import { parseListing } from "../../query-parser/parse-listing.ts";
import { parseSearch } from "../../query-parser/parse-search.ts";
import type { Ai } from "./ai.ts";
import { textReader, type TextReader } from "./ocr/text-reader.ts";
import { seenPicture } from "./ocr/seen-picture.ts";
import { checkedListing } from "./recognition/checked-listing.ts";

/** The built-in reader: rules for both languages, and OCR on this machine. It needs neither key nor network. */
export function builtInAi(reader: TextReader = textReader()): Ai {
  return {
    understand: async (text, { today }) => parseSearch(text, today),
    async recognise(pictures, { today, signal, accountId }) {
      const read = await reader.read(pictures, { signal, accountId });
      const texts = read.map((picture) => picture.text.trim());
      const text = texts.filter((each) => each !== "").join("\n\n");
      if (text === "") return null;
      const listing = checkedListing({ ...parseListing(text, today, { isFromPicture: true }) }, today);
      return listing && { listing, pictures: texts.map(seenPicture) };
    },
    translate: null,
    close: async () => reader.close(),
  };
}
