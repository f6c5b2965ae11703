import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FLAT_COUNT, photoId, photosOfFlat, SCENES } from "../../../../src/server/photos/demo-photos/demo-flats.ts";
import { demoPhoto } from "../../../../src/server/photos/demo-photos/demo-photo.ts";
import { drawRoom } from "../../../../src/server/photos/demo-photos/draw-room.ts";
import { placeholderColour } from "../../../../src/server/photos/demo-photos/placeholder-colour.ts";

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "qiying-demo-photos-"));
});
afterEach(() => rm(directory, { recursive: true }));

const first = (flat: number): string => photosOfFlat(flat).map(photoId)[0] ?? "";

test.each([
  [400, 300, 12_000],
  [800, 600, 30_000],
] as const)("a photo of %i by %i is a real WebP file of at most %i bytes", async (width, height, most) => {
  for (const flat of [0, 1, 2, 3, 17, 240, FLAT_COUNT - 1]) {
    const file = await demoPhoto(directory, first(flat), width);
    if (file === null) throw new Error("No photo");
    const { format, width: across, height: down } = await sharp(file).metadata();
    expect({ format, across, down }).toEqual({ format: "webp", across: width, down: height });
    expect((await stat(file)).size).toBeLessThanOrEqual(most);
  }
});

test.each([
  "",
  "demo",
  "demo-0-bedroom",
  "demo-0-bedroom-0/../../etc",
  "../demo-0-bedroom-0",
  "demo-00-bedroom-0",
  "demo-0-bedroom-00",
  "demo-0-bedroom-3",
  "demo--1-bedroom-0",
  "demo-0-cellar-0",
  "demo-0-constructor-0",
  "demo-0-bedroom-0\0",
  "demo-0-bedroom-0\n",
  "DEMO-0-BEDROOM-0",
  "demo-０-bedroom-0",
  `demo-${FLAT_COUNT}-bedroom-0`,
  "demo-999-bedroom-0",
  `demo-${"9".repeat(400)}-bedroom-0`,
])("%j names no drawn photo, and nothing is written for it", async (id) => {
  expect(await demoPhoto(directory, id, 400)).toBeNull();
  expect(await readdir(directory)).toEqual([]);
});

test("an id of the right form that belongs to no flat's photos draws nothing", async () => {
  const own = new Set(photosOfFlat(5).map(photoId));
  const foreign = SCENES.flatMap((scene) => [0, 1, 2].map((shot) => photoId({ flat: 5, scene, shot }))).filter(
    (id) => !own.has(id),
  );
  expect(foreign.length).toBeGreaterThan(0);
  for (const id of foreign) expect(await demoPhoto(directory, id, 800)).toBeNull();
});

test("many who ask at once get one drawing, and no half file is left behind", async () => {
  const paths = await Promise.all(Array.from({ length: 12 }, () => demoPhoto(directory, first(4), 400)));
  expect(new Set(paths).size).toBe(1);
  expect(await readdir(join(directory, first(4)))).toEqual(["400.webp"]);
});

test("two processes that draw the same photo leave one whole file", async () => {
  const module = fileURLToPath(new URL("../../../../src/server/photos/demo-photos/demo-photo.ts", import.meta.url));
  const script = `const { demoPhoto } = await import(${JSON.stringify(module)}); await demoPhoto(...process.argv.slice(1), 800);`;
  const run = (): Promise<unknown> =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script, directory, first(9)]);
  await Promise.all([run(), run()]);
  expect(await readdir(join(directory, first(9)))).toEqual(["800.webp"]);
  const { width } = await sharp(await readFile(join(directory, first(9), "800.webp"))).metadata();
  expect(width).toBe(800);
});

test("a photo that is there is not drawn again", async () => {
  const file = await demoPhoto(directory, first(6), 400);
  const before = await stat(file ?? "");
  expect(await demoPhoto(directory, first(6), 400)).toBe(file);
  expect((await stat(file ?? "")).mtimeMs).toBe(before.mtimeMs);
});

test("the same id draws the same picture, and no two flats the same", () => {
  expect(drawRoom(12, "bedroom")).toBe(drawRoom(12, "bedroom"));
  const pictures = Array.from({ length: 120 }, (_, flat) => drawRoom(flat, "bedroom"));
  expect(new Set(pictures).size).toBe(120);
});

test("every scene of every flat can be drawn without a broken number in it", () => {
  for (let flat = 0; flat < FLAT_COUNT; flat += 1) {
    for (const { scene, shot } of photosOfFlat(flat)) {
      if ((flat + shot) % 6 === 0) expect(drawRoom(flat, scene, shot)).not.toMatch(/NaN|Infinity|undefined/);
    }
  }
});

test("each flat has one to ten photos, all different, and a colour to stand in for them", () => {
  for (let flat = 0; flat < FLAT_COUNT; flat += 1) {
    const ids = photosOfFlat(flat).map(photoId);
    expect(ids.length).toBeGreaterThanOrEqual(1);
    expect(ids.length).toBeLessThanOrEqual(10);
    expect(new Set(ids).size).toBe(ids.length);
    expect(placeholderColour(ids[0] ?? "")).toMatch(/^#[0-9a-f]{6}$/);
  }
  expect(placeholderColour("<script>")).toMatch(/^#[0-9a-f]{6}$/);
});
