import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../../src/client/", import.meta.url));

/** What says a weekly rent itself, and the monthly one beside it. */
const SAY_BOTH = [
  "features/room/price-tag.tsx",
  "features/share-card/picture/card-text.ts",
  "platform/text/rent-text.ts",
] as const;

test("A-87: no screen says a rent or budget by the week alone: all others ask those that know the figure that was typed", async () => {
  const saying: string[] = [];
  for await (const file of glob("**/*.{ts,tsx}", { cwd: SRC })) {
    if ((await readFile(SRC + file, "utf8")).includes('"room.price.week"')) saying.push(file);
  }
  expect(saying.toSorted()).toEqual([...SAY_BOTH]);
});
