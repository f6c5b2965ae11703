import type { Understanding } from "#domain/search/understanding.ts";

/** A part of a sentence and what it asks for. */
export interface Phrase {
  text: string;
  asks: Partial<Understanding>;
}
