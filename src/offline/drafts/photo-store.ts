import type { Draft } from "./draft.ts";
import { addPhoto, keepShrunk, photoBytes, replaceShrunk } from "./draft-photos.ts";
import { isIntact } from "../databases/intact-bytes.ts";
import { copySent } from "./sent-bytes.ts";
import { draftsDatabase } from "./drafts-database.ts";

/** A photo as it is to be worked on. */
export interface StoredPhoto {
  /** What is sent, once it was made; else the original. */
  file: Blob;
  isShrunk: boolean;
  /** Whether an original is still what was picked. */
  isIntact: boolean;
}

/** Every work that moves a photo's megabytes: in one piece, so that a page can have it done by a worker. */
export interface PhotoStore {
  addPhoto: (draft: Draft, file: File, uuid: string) => Promise<Draft>;
  /** @param which `sent`: the smaller copy where there is one. @returns Undefined where the phone has no bytes of it. */
  readPhoto: (owner: string, uuid: string, which: "sent" | "picked") => Promise<StoredPhoto | undefined>;
  keepShrunk: (owner: string, uuid: string, shrunk: Blob) => Promise<void>;
  replaceShrunk: (owner: string, uuid: string, shrunk: Blob) => Promise<void>;
  copySent: (owner: string, id: string, uuids: readonly string[]) => Promise<void>;
}

/** The store, asked from where one stands. */
export const photoStore: PhotoStore = { addPhoto, readPhoto, keepShrunk, replaceShrunk, copySent };

async function readPhoto(owner: string, uuid: string, which: "sent" | "picked"): Promise<StoredPhoto | undefined> {
  const [photo, bytes] = await Promise.all([draftsDatabase().photos.get(uuid), photoBytes(owner, uuid)]);
  if (photo === undefined || bytes === undefined) return undefined;
  const { original, shrunk, shrunkType } = bytes;
  if (shrunk !== null && which === "sent") {
    return { file: new Blob([shrunk], { type: shrunkType ?? "" }), isShrunk: true, isIntact: true };
  }
  const file = new Blob([original], { type: photo.type });
  return { file, isShrunk: false, isIntact: await isIntact(photo, original) };
}
