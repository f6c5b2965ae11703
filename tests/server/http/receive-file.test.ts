import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { afterEach, beforeEach, expect, test } from "vitest";
import { receiveFile, sweepReceived } from "../../../src/server/http/body/receive-file.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { withoutRights } from "../../support/without-rights.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "qiying-received-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const EVER = new AbortController().signal;

function receive(stream: Readable, { into = folder, signal = EVER } = {}) {
  return receiveFile(stream as MultipartFile["file"], { path: join(into, "sent"), signal });
}

async function isEmpty(path = folder): Promise<boolean> {
  return (await readdir(path)).length === 0;
}

const GONE = { timeout: 5000 };

test("a file lies on the disk as its bytes came, for its owner alone, until it is released", async () => {
  const bytes = Buffer.concat([Buffer.from("half of a photo, "), Buffer.from("and the other half")]);
  const file = await receive(Readable.from([bytes.subarray(0, 3), bytes.subarray(3, 17), bytes.subarray(17)]));
  expect(await readFile(file.path)).toEqual(bytes);
  expect((await stat(file.path)).mode & 0o777).toBe(0o600);
  expect([file.size, file.head]).toEqual([bytes.length, bytes.subarray(0, 16)]);
  expect(JSON.stringify({ file })).toBe(JSON.stringify({ file: createHash("sha256").update(bytes).digest("hex") }));
  file.release();
  await expect.poll(() => isEmpty(), GONE).toBe(true);
});

test("a file without a byte has no first bytes", async () => {
  expect(await receive(Readable.from([]))).toMatchObject({ size: 0, head: Buffer.alloc(0) });
});

test("a file whose reading is aborted is removed", async () => {
  const [sent, over] = [new PassThrough(), new AbortController()];
  sent.write("the beginning of a photo");
  const receiving = receive(sent, { signal: over.signal });
  await expect.poll(() => isEmpty(), GONE).toBe(false);
  over.abort();
  await expect(receiving).rejects.toMatchObject({ name: "AbortError" });
  await expect.poll(() => isEmpty(), GONE).toBe(true);
});

test("a file whose stream fails is removed", async () => {
  const sent = new PassThrough();
  sent.write("the beginning of a photo");
  const receiving = receive(sent);
  await expect.poll(() => isEmpty(), GONE).toBe(false);
  sent.destroy(new Error("broken off"));
  await expect(receiving).rejects.toThrow("broken off");
  await expect.poll(() => isEmpty(), GONE).toBe(true);
});

const disk = await smallDisk("64k");

test.skipIf(disk === null)("F6: a disk without room is told as such, and keeps nothing of the file", async () => {
  const small = disk?.folder ?? "";
  const sent = Readable.from([Buffer.alloc(48 * 1024), Buffer.alloc(48 * 1024)]);
  const closed = once(sent, "close");
  await expect(receive(sent, { into: small })).rejects.toMatchObject({ status: 507, code: "storage_full" });
  await closed;
  await expect.poll(() => isEmpty(small), GONE).toBe(true);
  await disk?.remove();
});

test("a folder without write permission is DiskUnavailable (503)", async () => {
  const closed = join(folder, "closed");
  await mkdir(closed);
  await withoutRights(closed, async () => {
    const refused = receive(Readable.from([Buffer.from("a photo")]), { into: closed });
    await expect(refused).rejects.toMatchObject({ name: "DiskUnavailable", statusCode: 503 });
  });
});

test("what a killed process has left is removed, and what others receive meanwhile is not", async () => {
  const now = new Date();
  const old = new Date(now.getTime() - 11 * 60_000);
  await Promise.all(["left", "coming"].map((name) => writeFile(join(folder, name), name)));
  await utimes(join(folder, "left"), old, old);
  await sweepReceived(folder, now);
  expect(await readdir(folder)).toEqual(["coming"]);
  await sweepReceived(join(folder, "not there"), now);
});
