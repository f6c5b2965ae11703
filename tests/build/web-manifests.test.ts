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
    shortcuts: [
      { name: texts["manifest.shortcut.new"], url: "/items?form=new" },
      { name: texts["manifest.shortcut.rooms"], url: "/items" },
      { name: texts["manifest.shortcut.viewings"], url: "/viewings" },
      { name: texts["manifest.shortcut.outbox"], url: "/outbox" },
    ],
  });
});

test("a home screen has room for the short name: 12 characters", async () => {
  for (const language of LANGUAGES) {
    expect([...((await readCatalogue(language))["manifest.short-name"] ?? "")].length).toBeLessThanOrEqual(12);
  }
});
