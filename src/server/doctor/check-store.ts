import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { photosFolder, s3Store } from "../photos/storage/create-photo-storage.ts";
import type { S3Objects } from "../photos/storage/s3-objects.ts";
import { s3Storage } from "../photos/storage/s3-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import type { Settings } from "../settings/settings.ts";
import { checkOf, type Check, type Say } from "./finding.ts";
import { judgeFolder, ownerOf } from "./judge-folder.ts";
import { judgeClockOf } from "./judge-clock.ts";

type StoreSettings = Parameters<typeof s3Store>[0] & Pick<Settings, "dataDir">;

const PROBE = Buffer.from("A file that tells whether photos can be kept here; it may be removed.");
const ANSWER_WITHIN_MS = 10_000;

/** Where photos are kept: writes a file, reads it back, removes it. */
export function checkStore(settings: StoreSettings): Check {
  return checkOf("photos", async (say) => {
    const store = s3Store(settings);
    if (store === null) return judgeFolders(say, settings);
    // A store that refuses what is signed too early or too late says only that it refuses.
    await judgeClockAt(say, settings.s3Endpoint ?? "");
    await judgeBucket(say, store, `the bucket ${settings.s3Bucket}`);
  });
}

async function judgeFolders(say: Say, { dataDir }: Pick<Settings, "dataDir">): Promise<void> {
  const path = photosFolder(dataDir);
  const unfinished = join(path, "unfinished");
  await judgeFolder(say, { name: "DATA_DIR/photos", path });
  if ((await ownerOf(unfinished)) !== null) {
    await judgeFolder(say, { name: "DATA_DIR/photos/unfinished", path: unfinished });
  }
  for (const folder of [path, unfinished]) await judgeOwner(say, folder, dataDir);
}

/** Root can write everywhere, and does not notice what has become root's among what is another user's. */
async function judgeOwner(say: Say, folder: string, dataDir: string): Promise<void> {
  const [owner, user] = [await ownerOf(folder), await ownerOf(dataDir)];
  if (process.geteuid?.() !== 0 || owner === null || owner === user) return;
  say(
    "warning",
    `${folder} belongs to user ${owner}, and DATA_DIR to user ${user}: chown -R it to whom the servers run as.`,
  );
}

async function judgeBucket(say: Say, store: S3Objects, place: string): Promise<void> {
  const storage = s3Storage(store);
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
}

async function judgeClockAt(say: Say, endpoint: string): Promise<void> {
  const before = Date.now();
  const asking = { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const;
  // Whether it answers at all is said by what follows.
  const answer = await fetch(endpoint, asking).catch(() => null);
  if (answer !== null) judgeClockOf(answer, say, { whose: "The store's", before });
}
