import type { Language } from "#domain/language.ts";
import type { RecognisedListing, SeenPicture, Understanding } from "#domain/search/understanding.ts";

/** Circumstances of one reading. */
export interface Occasion {
  /** The calendar day in London, which 'next month' counts from. */
  today: string;
  /** Aborted when the client no longer waits for the answer. */
  signal: AbortSignal;
  log: { warn(fields: object, line: string): void };
}

/** What a sentence asks for. @throws AiUnavailable, and the signal's reason. */
export type Understand = (text: string, occasion: Occasion) => Promise<Understanding>;

/** What was read in pictures. */
export interface Recognition {
  listing: RecognisedListing;
  /** Of each of them, in their order. */
  pictures: SeenPicture[];
}

/** One reading of pictures, and the account whose they are: each account has its turn. */
export interface PictureOccasion extends Occasion {
  accountId: string;
}

/** What pictures (WebP) tell about a room; null when they have nothing to read. @throws as above. */
export type Recognise = (pictures: readonly Buffer[], occasion: PictureOccasion) => Promise<Recognition | null>;

/** Texts in another language, under the same names. @throws as above. */
export type Translate = (
  texts: Readonly<Record<string, string>>,
  to: Language,
  occasion: Pick<Occasion, "signal">,
) => Promise<Record<string, string>>;

/** Who reads queries and photos. */
export interface Ai {
  understand: Understand;
  recognise: Recognise;
  /** Null where nothing here can translate. */
  translate: Translate | null;
  /** Ends what it has started. */
  close(): Promise<void>;
}

/** It could not be read: the service is down, slow, or talks nonsense. The message is for the log alone. */
export class AiUnavailable extends Error {
  override readonly name = "AiUnavailable";
}
