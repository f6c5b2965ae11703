import { anySignal } from "#contract/any-signal.ts";
import type { RecognisedListing, SeenPicture } from "#domain/search/understanding.ts";
import { photoRowsOf } from "#offline/drafts/draft-photos.ts";
import type { Draft } from "#offline/drafts/draft.ts";
import { sendPhotos } from "#offline/outbox/sending/send-photos.ts";
import { markUnknown } from "#offline/outbox/sending/unknown-photos.ts";
import { pageApi } from "../../../sync/page-api.ts";
import { photoSender } from "../../../outbox/sending/page-sender.ts";
import { endProgress } from "../../../outbox/sending/photo-progress.ts";

/** The progress of a recognition. */
export type RecognitionStep = { name: "sending"; photo: number; photos: number } | { name: "reading" };

/** What was read in a draft's photos. */
export interface RecognisedPhotos {
  listing: RecognisedListing;
  /** By uuid; without those that the server did not say anything of. */
  seen: ReadonlyMap<string, SeenPicture>;
  /** The addresses of those with contacts; of all, where the server did not say which they are. */
  withContacts: readonly string[];
}

/** None of the draft's photos is on the server or can be sent there. */
export class NoPhotosError extends Error {
  override readonly name = "NoPhotosError";
}

/** The server takes a minute at most for ten photos. */
const ANSWER_WITHIN_MS = 75 * 1000;

interface Parts {
  signal: AbortSignal;
  onStep: (step: RecognitionStep) => void;
}

/**
 * Has a room's fields read from its photos. Those that the server does not have are sent first, as the outbox would:
 * under their own uuids, and noted on the phone, so that nothing is sent again when the room is posted.
 * @returns Null where nothing was found in the photos.
 * @throws NoPhotosError, ApiError, UnreachableError, the signal's reason.
 */
export async function recognisePhotos(draft: Draft<"listing">, parts: Parts): Promise<RecognisedPhotos | null> {
  try {
    return await recogniseOnce(draft, parts);
  } catch (error) {
    // The server has deleted unattached photos after some time: send them again.
    if (!(await markUnknown(error, "image_urls", [...(await addressesOf(draft)).keys()]))) throw error;
    return recogniseOnce(draft, parts);
  }
}

async function recogniseOnce(draft: Draft<"listing">, { signal, onStep }: Parts): Promise<RecognisedPhotos | null> {
  await sendMissing(draft, { signal, onStep });
  const addresses = await addressesOf(draft);
  const image_urls = [...addresses.values()];
  if (image_urls.length === 0) throw new NoPhotosError("None of the photos can be sent");
  onStep({ name: "reading" });
  const { data } = await pageApi.call(draft.owner, "recogniseListing", {
    body: { image_urls },
    signal: anySignal(signal, AbortSignal.timeout(ANSWER_WITHIN_MS)),
  });
  if (data.data === null) return null;
  const pictures = data.pictures ?? [];
  const withContacts = image_urls.filter((_, index) => pictures[index]?.has_contacts === true);
  return {
    listing: data.data,
    seen: seenByUuid([...addresses.keys()], pictures),
    withContacts: withContacts.length > 0 ? withContacts : image_urls,
  };
}

function seenByUuid(uuids: readonly string[], pictures: readonly SeenPicture[]): Map<string, SeenPicture> {
  return new Map(
    uuids.flatMap((uuid, index): [string, SeenPicture][] => {
      const picture = pictures[index];
      return picture === undefined ? [] : [[uuid, picture]];
    }),
  );
}

async function sendMissing({ owner, id, photos: all }: Draft, { signal, onStep }: Parts): Promise<void> {
  const rows = await photoRowsOf({ owner, id });
  // The others are read without those that have still to come from another device.
  const photos = all.filter((uuid) => rows.get(uuid)?.awaited?.isElsewhere !== true);
  try {
    await sendPhotos(photos, {
      sender: photoSender,
      owner,
      signal,
      async onStep(photo) {
        signal.throwIfAborted();
        onStep({ name: "sending", photo, photos: photos.length });
      },
    });
  } finally {
    endProgress();
  }
}

/** The addresses of the photos that the server has, by uuid and in their order. */
async function addressesOf(draft: Draft<"listing">): Promise<Map<string, string>> {
  const rows = await photoRowsOf(draft);
  const onServer = new Map(draft.base?.images.map(({ uuid, image_url }) => [uuid, image_url]));
  return new Map(
    draft.photos.flatMap((uuid) => {
      const row = rows.get(uuid);
      // Until an edit is saved for the first time, its photos are on the server alone.
      const address = row === undefined ? onServer.get(uuid) : row.imageUrl;
      return address == null ? [] : [[uuid, address]];
    }),
  );
}
