import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createCompiledCatalog } from "@lingui/cli/api";
import type { Messages } from "@lingui/core";
import { formatter } from "@lingui/format-po";
import type { Language } from "../domain/language.ts";

const FORMAT = formatter({ explicitIdAsDefault: true });

/**
 * The sentences of a language by their ids, for what is made at build time.
 * @throws An error that names the file when it is missing or an id has no text.
 */
export async function readCatalogue(language: Language): Promise<Record<string, string>> {
  const file = catalogueFile(language);
  const catalogue = await FORMAT.parse(await readFile(file, "utf8"), {
    filename: file,
    locale: language,
    sourceLocale: "zh",
  });
  return Object.fromEntries(
    Object.entries(catalogue).map(([id, { translation }]) => {
      if (!translation) throw new Error(`${file}: "${id}" has no text`);
      return [id, translation];
    }),
  );
}

/** The same as Lingui wants them, for what is rendered at build time. */
export async function readCompiledCatalogue(language: Language): Promise<Messages> {
  const { source } = createCompiledCatalog(language, await readCatalogue(language), { namespace: "json" });
  return (JSON.parse(source) as { messages: Messages }).messages;
}

/** Where the sentences of a language stand. */
export function catalogueFile(language: Language): string {
  return fileURLToPath(new URL(`../../locales/${language}.po`, import.meta.url));
}
