import { expect, test } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { readCatalogue } from "../../src/build/read-catalogue.ts";
import { webManifest } from "../../src/build/web-manifests.ts";

test.each(LANGUAGES)("the %s manifest has its texts from the catalogue", async (language) => {
  const texts = await readCatalogue(language);
  expect(await webManifest(language)).toMatchObject({
    name: texts["manifest.name"],
    short_name: texts["manifest.short-name"],
    description: texts["manifest.description"],
    shortcuts: [{ name: texts["manifest.shortcut.search"] }, { name: texts["manifest.shortcut.newest"] }],
  });
});

test("a home screen has room for the short name: 12 characters", async () => {
  for (const language of LANGUAGES) {
    expect([...((await readCatalogue(language))["manifest.short-name"] ?? "")].length).toBeLessThanOrEqual(12);
  }
});
