import { readCatalogue } from "../../../src/build/read-catalogue.ts";

const catalogues = { zh: await readCatalogue("zh"), en: await readCatalogue("en") };

/** The words on the screen by their catalogue id, so that a story can be told in both languages. */
export function wordsIn(language: "zh" | "en"): (id: string) => string {
  return (id) => {
    const text = catalogues[language][id];
    if (text === undefined) throw new Error(`No sentence ${id}`);
    return text;
  };
}
