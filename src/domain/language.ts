/** The two languages of the product; Chinese is the default and the fallback. */
export const LANGUAGES = ["zh", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
