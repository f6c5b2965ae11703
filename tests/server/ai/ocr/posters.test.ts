import { afterAll, beforeAll, expect, test } from "vitest";
import { textReader } from "../../../../src/server/ai/ocr/text-reader.ts";
import { makePhoto } from "../../../../src/server/photos/encoding/make-photo.ts";
import { photoFormatOf } from "../../../../src/server/photos/encoding/photo-format.ts";
import { parseListing } from "../../../../src/query-parser/parse-listing.ts";
import { characterError } from "../../../support/posters/character-error.ts";
import type { Poster } from "../../../support/posters/poster.ts";
import { POSTERS } from "../../../support/posters/posters.ts";
import { renderPosters } from "../../../support/posters/render-posters.ts";
import { rightFields } from "../../../support/posters/right-fields.ts";
import { CORE_ONLY } from "../../../support/scope.ts";
import { wordlessPictures } from "../../../support/posters/wordless-pictures.ts";

const TODAY = "2026-11-20";
const WITHIN = { timeout: 120_000 };
/** Fonts differ from machine to machine, and so do single letters. */
const LEAST_RIGHT = 0.95;
const MOST_WRONG_CHARACTERS = 0.5;

/** A plain one of each language, or all of them. */
const posters = CORE_ONLY ? POSTERS.filter(({ name }) => name.endsWith(", plain")) : POSTERS;

const reader = textReader({ mostCalls: 1, pictureWithinMs: 60_000, callWithinMs: 110_000 });
const files = new Map<string, Buffer>();
const fields = { right: 0, all: 0 };

beforeAll(async () => {
  for (const { name, file } of await renderPosters(posters)) files.set(name, file);
}, WITHIN.timeout);

afterAll(() => reader.close());

test.each(posters)("a poster is read: $name", WITHIN, async (poster: Poster) => {
  const text = await textIn(files.get(poster.name)!);
  const { right, all } = rightFields(poster.fields, parseListing(text, TODAY, { isFromPicture: true }));
  fields.right += right.length;
  fields.all += all.length;
  expect(right).toContain("city");
  expect(characterError(poster.lines.join("\n").replaceAll("|", " "), text)).toBeLessThan(MOST_WRONG_CHARACTERS);
});

test("their fields are right", () => {
  expect(fields.all).toBeGreaterThan(4 * posters.length - 1);
  expect(fields.right / fields.all).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

test.skipIf(CORE_ONLY)("nothing is read where nothing is written", WITHIN, async () => {
  for (const { name, file } of await wordlessPictures()) expect([name, await textIn(file)]).toEqual([name, ""]);
});

/** As the server reads it: from the copy that it keeps. */
async function textIn(file: Buffer): Promise<string> {
  const { files } = await makePhoto({ content: file, format: photoFormatOf(file) }, [1600]);
  const [read] = await reader.read([files.get(1600)!], { signal: new AbortController().signal, accountId: "one" });
  return read?.text ?? "";
}
