/** A text without blanks around it and of at most so many code points; null for an empty one. */
export function cutText(text: string, most: number): string | null {
  return Array.from(text.trim()).slice(0, most).join("").trim() || null;
}
