import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PHOTO_PROCESS, photoMaker, type PhotoProcess } from "../../../src/server/photos/encoding/photo-maker.ts";
import { keptProcess } from "../../../src/server/processes/kept-process.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-sent-"));
});
afterAll(() => rm(folder, { recursive: true }));

let close = () => {};
afterEach(() => close());

/** A maker whose process is killed as often as told, each time when it has begun with a photo. */
function makerWithKills(kills: number) {
  const kept: PhotoProcess = keptProcess(PHOTO_PROCESS);
  let left = kills;
  const watched: PhotoProcess = {
    ...kept,
    async ask(asked, signal) {
      const answer = kept.ask(asked, signal);
      if (left > 0) process.kill(kept.pid()!, "SIGKILL");
      left -= 1;
      return answer;
    },
  };
  const maker = photoMaker(1, () => watched);
  close = () => maker.close();
  return { maker, isRunning: () => kept.pid() !== null };
}

/** As it comes in. */
async function sent(bytes: Buffer): Promise<{ path: string; head: Buffer }> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return { path, head: bytes.subarray(0, 16) };
}

async function photo(): Promise<{ path: string; head: Buffer }> {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } });
  return sent(await image.png().toBuffer());
}

test("F8: a photo whose process is killed is made by another", async () => {
  const { maker } = makerWithKills(1);
  const { files, placeholderColour } = await maker.make(await photo(), [400], "owner");
  expect(placeholderColour).toBe("#336699");
  expect(await sharp(files.get(400)).metadata()).toMatchObject({ format: "webp", width: 400, height: 267 });
});

test("SG-08: a photo that brings down two processes is refused, and the next one is made", async () => {
  const { maker } = makerWithKills(2);
  await expect(maker.make(await photo(), [400], "owner")).rejects.toMatchObject({
    status: 422,
    code: "corrupted_photo",
  });
  expect((await maker.make(await photo(), [400], "owner")).files.size).toBe(1);
});

test("a file of another format is refused without a process", async () => {
  const { maker, isRunning } = makerWithKills(0);
  await expect(maker.make(await sent(Buffer.from("GIF89a...")), [400], "owner")).rejects.toMatchObject({ status: 415 });
  expect(isRunning()).toBe(false);
});

test("X-15: where no process can be started, the sender is asked to come again", async () => {
  const maker = photoMaker(1, () => keptProcess({ main: new URL("no-such-file.ts", import.meta.url) }));
  await expect(maker.make(await photo(), [400], "owner")).rejects.toMatchObject({
    status: 503,
    code: "busy_with_photos",
  });
});

test("a photo whose file has been removed is no bad photo", async () => {
  const { maker } = makerWithKills(0);
  const { path, head } = await photo();
  await rm(path);
  await expect(maker.make({ path, head }, [400], "owner")).rejects.toThrow("ENOENT");
});
