import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { MultipartFile } from "@fastify/multipart";
import { expect, test } from "vitest";
import { receiveFile } from "../../../src/server/http/body/receive-file.ts";

test("a file is its bytes as they came, until it is released: then its memory is the system's again", async () => {
  const sent = [Buffer.from("half of a photo, "), Buffer.from("and the other half")];
  const stream = Readable.from(sent) as MultipartFile["file"];
  const file = await receiveFile(stream, 1_000_000);
  expect(file.bytes).toEqual(Buffer.concat(sent));
  expect(JSON.stringify({ file })).toBe(
    JSON.stringify({ file: createHash("sha256").update(file.bytes).digest("hex") }),
  );
  const memory = file.bytes.buffer;
  expect(memory.byteLength).toBe(1_000_000);
  file.release();
  expect([file.bytes.length, memory.byteLength]).toEqual([0, 0]);
});
