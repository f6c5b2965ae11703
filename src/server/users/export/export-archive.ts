import type { Static } from "typebox";
import type { ArchivedExportSchema } from "#contract/schemas/export.ts";
import type { Listing, ListingImage } from "#domain/listings/listing.ts";
import type { FindPhoto } from "../../photos/storage/photo-storage.ts";
import { PHOTO_WIDTHS } from "#domain/own-photo.ts";
import { fileIdOf } from "../../photos/photo-url.ts";
import { zipOf, type ZippedFile } from "./zip-stream.ts";

type ArchivedExport = Static<typeof ArchivedExportSchema>;
type ArchivedPhoto = ArchivedExport["photos"][number];

/** A photo of a viewing or a draft that is stored: of which, under which uuid, in which file. */
export interface PrivatePhoto {
  of: "viewing" | "draft";
  id: string;
  uuid: string;
  fileId: string;
}

/** What goes into an archive. */
interface Archived {
  records: Omit<ArchivedExport, "photos">;
  privatePhotos: readonly PrivatePhoto[];
}

/** The file with all records. It is the last one, for it names the photos whose files were there. */
const RECORDS_FILE = "qiying.json";
const RECORDS_PIECE_BYTES = 64 * 1024;

/**
 * Everything of one person as the bytes of a .zip, made while it is sent, each photo in its largest size and read when it is its
 * turn. Those whose file has gone are left out.
 * @throws what the store of photos throws.
 */
export function exportArchive(archived: Archived, findPhoto: FindPhoto): AsyncGenerator<Uint8Array, void> {
  return zipOf(filesOf(archived, findPhoto), new Date(archived.records.exported_at));
}

async function* filesOf({ records, privatePhotos }: Archived, findPhoto: FindPhoto): AsyncGenerator<ZippedFile, void> {
  const photos: ArchivedPhoto[] = [];
  const stored = [
    ...photosOfRooms(records.listings),
    ...photosOfRooms(records.removed_listings),
    ...privatePhotos.map(namedPhoto),
  ];
  for (const { fileId, ...photo } of stored) {
    const found = await findPhoto(fileId, Math.max(...PHOTO_WIDTHS) as 1600);
    if (found === null) continue;
    photos.push(photo);
    yield { name: photo.file, isCompressed: true, content: found.content };
  }
  const text = Buffer.from(JSON.stringify({ ...records, photos } satisfies ArchivedExport, null, 2));
  yield { name: RECORDS_FILE, isCompressed: false, content: piecesOf(text) };
}

type StoredPhoto = ArchivedPhoto & { fileId: string };

function photosOfRooms(listings: readonly Pick<Listing, "id" | "images">[]): StoredPhoto[] {
  return listings.flatMap(({ id, images }) => images.flatMap((image) => photoOfRoom(id, image)));
}

// Numbered as they are shown, for a reader of the archive. What is shown from elsewhere is not stored here.
function photoOfRoom(id: string, { uuid, image_url, display_order }: ListingImage): StoredPhoto[] {
  const fileId = fileIdOf(image_url);
  const number = String(display_order + 1).padStart(2, "0");
  return fileId === null ? [] : [{ of: "listing", id, uuid, file: `photos/rooms/${id}/${number}.webp`, fileId }];
}

const FOLDERS = { viewing: "viewings", draft: "drafts" } as const;

function namedPhoto(photo: PrivatePhoto): StoredPhoto {
  return { ...photo, file: `photos/${FOLDERS[photo.of]}/${photo.id}/${photo.uuid}.webp` };
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += RECORDS_PIECE_BYTES) yield bytes.subarray(at, at + RECORDS_PIECE_BYTES);
}
