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

/** A paragraph, a code to be typed, or a link to be followed. */
export type MailPart = string | { code: string } | { label: string; url: string };

/** What every text may refer to. */
export interface Occasion {
  to: string;
  links: MailLinks;
}

/** One mail as a native of each language would write it. */
export type MailTexts<Facts = unknown> = Record<Language, (facts: Facts & Occasion) => MailText>;
