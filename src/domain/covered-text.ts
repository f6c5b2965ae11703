/** Stands in public texts where a contact is covered. */
export const COVER = "▮▮▮";

const COVERS = /▮+/g;

/** Whether a contact is covered in a text. */
export function hasCover(text: string): boolean {
  return text.includes(COVER);
}

/** A text with a word for each covered contact, also for one that was cut off. */
export function namedCovers(text: string, word: string): string {
  return text.replace(COVERS, word);
}
