import { wordsOf, type RoomWords } from "#domain/search/room-words.ts";

/** Whether the poster's own words say that bills are included; false where what reads them can't be loaded. */
export async function hasBillsIncluded(room: RoomWords): Promise<boolean> {
  try {
    const { mentionsKeyword } = await import("../../../../query-parser/keyword-mentions.ts");
    return mentionsKeyword(wordsOf(room), "bills-included");
  } catch {
    return false;
  }
}
