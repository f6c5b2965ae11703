import type { Language } from "#domain/language.ts";
import type { MailLinks } from "../mail-links.ts";

/** A mail in words. */
export interface MailText {
  /** Never with a code, a link or an address: subjects are logged, and shown on locked phones. */
  subject: string;
  parts: readonly MailPart[];
  /** Why it came to this mailbox, below everything else. */
  why: string;
}

/**
 * A paragraph, the name of one of several things, a code to be typed, or a link to be followed.
 * @property isQuiet Not what the mail is for: drawn as a link, not as a button.
 */
export type MailPart = string | { heading: string } | { code: string } | { label: string; url: string; isQuiet?: true };

/** What every text may refer to. */
export interface Occasion {
  to: string;
  links: MailLinks;
}

/** One mail as a native of each language would write it. */
export type MailTexts<Facts = unknown> = Record<Language, (facts: Facts & Occasion) => MailText>;
