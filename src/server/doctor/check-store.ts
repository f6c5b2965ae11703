import { randomUUID } from "node:crypto";
import { mkdir, statfs } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { createPhotoStorage, s3Store } from "../photos/storage/create-photo-storage.ts";
import { PHOTO_WIDTHS } from "../photos/photo-url.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check } from "./finding.ts";

type StoreSettings = Parameters<typeof s3Store>[0] & Pick<Settings, "dataDir">;

const PROBE = Buffer.from("A file that tells whether photos can be kept here; it may be removed.");

/** Where photos are kept: writes a file, reads it back, removes it. */
export function checkStore(settings: StoreSettings): Check {
  return checkOf("photos", async (say) => {
    const storage = createPhotoStorage(settings, s3Store(settings));
    const place = settings.s3Endpoint === undefined ? "DATA_DIR/photos" : `the bucket ${settings.s3Bucket}`;
    const [fileId, [width]] = [randomUUID(), PHOTO_WIDTHS];
    try {
      await storage.write(fileId, width, PROBE);
      const stored = await storage.read(fileId, width);
      if (stored === null) return say("problem", `A file that was written to ${place} is not there.`);
      const isSame = PROBE.equals(await buffer(stored.content));
      if (isSame) say("ok", `Photos can be written to ${place}, and read.`);
      else say("problem", `A file comes back from ${place} with other bytes.`);
    } finally {
      await storage.remove(fileId);
    }
  });
}

/** A share of the disk that is free; below it photos and the database soon find no room. */
const LEAST_FREE = 0.1;
const GIGABYTE = 1e9;

/** The disk under DATA_DIR: that it can be written to, and has room. */
export function checkDisk({ dataDir }: Pick<Settings, "dataDir">): Check {
  return checkOf("disk", async (say) => {
    await mkdir(dataDir, { recursive: true });
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = `${((bavail * bsize) / GIGABYTE).toFixed(1)} GB (${Math.round((100 * bavail) / blocks)} %)`;
    if (bavail / blocks >= LEAST_FREE) say("ok", `${free} are free under DATA_DIR.`);
    else say("warning", `Only ${free} are free under DATA_DIR.`);
  });
}
