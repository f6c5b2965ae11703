import { expect, test } from "vitest";
import { readCatalogue } from "../../../src/build/read-catalogue.ts";
import { wishName } from "../../../src/server/ai/search/wish-names.ts";

for (const language of ["zh", "en"] as const) {
  test(`the server calls wishes what the page calls them, in ${language}`, async () => {
    const wishes = Object.entries(await readCatalogue(language)).filter(([id]) => id.startsWith("wish."));
    expect(wishes.length).toBeGreaterThan(50);
    expect(wishes.map(([id]) => wishName(id.slice("wish.".length), language))).toEqual(wishes.map(([, text]) => text));
  });
}

test("a keyword without a name stands for itself", () => {
  expect(wishName("UCL", "zh")).toBe("UCL");
});
