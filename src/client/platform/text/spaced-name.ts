import { currentLanguage } from "../language/i18n.ts";

/** A name within a sentence of the page's language: in Chinese with the spaces that Latin letters have among characters. */
export function spacedName(name: string): string {
  return currentLanguage() === "zh" ? name.replace(/^(?=[\w])/, " ").replace(/(?<=[\w)])$/, " ") : name;
}
