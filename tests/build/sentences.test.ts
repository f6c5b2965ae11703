import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";
import {
  CLIENT,
  firstScreenFiles,
  firstVisitFiles,
  laterImportsOf,
  withStaticImports,
} from "../../src/build/first-screen.ts";
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
    expect(installed).toEqual(expect.arrayContaining(["account.share-link", "viewings.text", "ai-search.thinking"]));
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
  const loaded = await laterPartsNaming(later, await firstVisitFiles());
  for (const { what, how } of loaded) expect(how, what).toMatch(/lazyScreen\(|loadLaterSentences\(/);
  expect(loaded.length).toBeGreaterThan(20);
});

test("what the first screen loads later and has sentences of its own is loaded together with them", async () => {
  const [installed, later] = await Promise.all([idsOf("zh", "installed"), idsOf("zh", "later")]);
  const loaded = await laterPartsNaming(new Set([...installed, ...later]), await firstScreenFiles());
  for (const { what, how } of loaded)
    expect(how, what).toMatch(/(lazy|installed)Screen\(|load(Later|Installed)Sentences\(/);
  expect(loaded.length).toBeGreaterThan(20);
});

const LOADED_BY_ITSELF = new Set([
  // Draws nothing, and loads the sentences when it has something to tell: after-done.ts, watch-refusals.ts.
  "outbox/sending/start-outbox.ts",
  // A lazyScreen() whose code is two files, and the second again where one of them was lost.
  "features/agreement/agreement-dialog.tsx",
  "features/agreement/queue-agreement.ts",
  // An installedScreen() whose code is loaded before it is drawn: preload-viewing.ts.
  "features/viewings/detail/viewing-page.tsx",
  // The same: search-page.tsx.
  "features/search/results/open-room.tsx",
]);

/** What files import later that names one of these texts, and the statements that do so. */
async function laterPartsNaming(texts: ReadonlySet<string>, files: ReadonlySet<string>) {
  const found: { what: string; how: string }[] = [];
  for (const file of files) {
    const source = await readFile(`${CLIENT}/${file}`, "utf8");
    for (const imported of (await laterImportsOf(file)).filter((path) => !files.has(path))) {
      const named = (await Promise.all([...(await withStaticImports([imported]))].map(textsIn))).flat();
      if (!named.some((text) => texts.has(text)) || LOADED_BY_ITSELF.has(imported)) continue;
      const name = imported.slice(imported.lastIndexOf("/"));
      const load = source
        .split("\n")
        .join(" ")
        .split(/;|\bconst /);
      const how = load.filter((statement) => statement.includes(name)).join("\n");
      found.push({ what: `${file} loads ${imported}`, how });
    }
  }
  return found;
}

async function textsIn(file: string): Promise<string[]> {
  const source = await readFile(`${CLIENT}/${file}`, "utf8");
  return [...source.matchAll(/"([\w.-]+)"/g)].map(([, text = ""]) => text);
}
