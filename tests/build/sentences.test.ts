import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";
import { sentences } from "../../src/build/sentences.ts";

async function idsOf(language: string, part: "first" | "later"): Promise<string[]> {
  const plugin = sentences() as unknown as { load: (this: object, id: string) => Promise<{ code: string }> };
  const context = { addWatchFile: () => undefined, error: (text: string) => expect.unreachable(text) };
  const { code } = await plugin.load.call(context, `\0virtual:sentences/${language}/${part}`);
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages: object };
  return Object.keys(messages);
}

test.each(LANGUAGES)(
  "every sentence of %s is in one part, and the first screen's are in the first",
  async (language) => {
    const [first, later] = await Promise.all([idsOf(language, "first"), idsOf(language, "later")]);
    expect([...first, ...later].toSorted()).toEqual(Object.keys(await readCatalogue(language)).toSorted());
    expect(first).toEqual(expect.arrayContaining(["home.heading", "menu.label", "milestone.title", "session.log-in"]));
    expect(first).toEqual(expect.arrayContaining(["ai-search.understood", "ai-search.thinking"]));
    expect(later).toEqual(expect.arrayContaining(["milestone.lead", "account.share-link"]));
  },
);
