import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";
import { CLIENT, firstVisitFiles, laterImportsOf, staticImportsOf } from "../../src/build/first-screen.ts";
import { sentences } from "../../src/build/sentences.ts";

async function idsOf(language: string, part: "first" | "installed" | "later"): Promise<string[]> {
  const plugin = sentences() as unknown as { load: (this: object, id: string) => Promise<{ code: string }> };
  const context = { addWatchFile: () => undefined, error: (text: string) => expect.unreachable(text) };
  const { code } = await plugin.load.call(context, `\0virtual:sentences/${language}/${part}`);
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { messages: object };
  return Object.keys(messages);
}

test.each(LANGUAGES)(
  "every sentence of %s is in one part, and the first screen's are in the first",
  async (language) => {
    const [first, installed, later] = await Promise.all([
      idsOf(language, "first"),
      idsOf(language, "installed"),
      idsOf(language, "later"),
    ]);
    expect([...first, ...installed, ...later].toSorted()).toEqual(
      Object.keys(await readCatalogue(language)).toSorted(),
    );
    expect(first).toEqual(expect.arrayContaining(["home.heading", "menu.label", "milestone.title", "session.log-in"]));
    expect(first).toEqual(expect.arrayContaining(["ai-search.understood", "ai-search.thinking"]));
    expect(installed).toEqual(expect.arrayContaining(["account.share-link", "viewings.text"]));
    expect(later).toEqual(expect.arrayContaining(["milestone.lead", "sign-up.title"]));
  },
);

test("M18: what an installation keeps names no sentence that comes later", async () => {
  const later = new Set(await idsOf("zh", "later"));
  const named = await Promise.all([...(await firstVisitFiles())].map(textsIn));
  expect(named.flat().filter((text) => later.has(text))).toEqual([]);
});

test("M18: what is loaded later and has sentences of its own is loaded together with them", async () => {
  const later = new Set(await idsOf("zh", "later"));
  const kept = await firstVisitFiles();
  let withSentences = 0;
  for (const file of kept) {
    const source = await readFile(`${CLIENT}/${file}`, "utf8");
    for (const imported of (await laterImportsOf(file)).filter((path) => !kept.has(path))) {
      const named = (await Promise.all([...(await withStaticImports(imported))].map(textsIn))).flat();
      if (!named.some((text) => later.has(text)) || LOADED_BY_ITSELF.has(imported)) continue;
      withSentences += 1;
      const name = imported.slice(imported.lastIndexOf("/"));
      const load = source
        .split("\n")
        .join(" ")
        .split(/;|\bconst /);
      const loading = load.filter((statement) => statement.includes(name));
      expect(loading.join("\n"), `${file} loads ${imported}`).toMatch(/lazyScreen\(|loadLaterSentences\(/);
    }
  }
  expect(withSentences).toBeGreaterThan(20);
});

/** Draws nothing, and loads the sentences when it has something to tell: after-done.ts, watch-refusals.ts. */
const LOADED_BY_ITSELF = new Set(["outbox/sending/start-outbox.ts"]);

async function textsIn(file: string): Promise<string[]> {
  const source = await readFile(`${CLIENT}/${file}`, "utf8");
  return [...source.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text);
}

async function withStaticImports(file: string): Promise<Set<string>> {
  const reached = new Set([file]);
  for (const each of reached) for (const imported of await staticImportsOf(each)) reached.add(imported);
  return reached;
}
