import type { AccountDraftKind, DraftDocument } from "#domain/drafts/draft-document.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { photoRowsOf } from "./draft-photos.ts";
import type { Draft, DraftKind, DraftPhoto, RowOf } from "./draft.ts";

/** A draft as the account keeps it. */
export async function documentOf(draft: Draft): Promise<DraftDocument> {
  const rows = await photoRowsOf(draft);
  return {
    typed: draft.typed,
    suggested: draft.suggested ?? {},
    touched: draft.touched ?? [],
    photos: draft.photos.map((uuid) => ({
      uuid,
      image_url: rows.get(uuid)?.imageUrl ?? null,
      placeholder_colour: rows.get(uuid)?.placeholderColour ?? null,
    })),
    base: draft.base as DraftDocument["base"],
    other_version_of: draft.otherVersionOf ?? null,
  };
}

/** The part of a draft that a document says. */
export function partsOf(document: DraftDocument) {
  const { typed, suggested, touched, photos, base, other_version_of } = document;
  return {
    typed,
    suggested,
    touched,
    photos: photos.map(({ uuid }) => uuid),
    base: base as RowOf[DraftKind] | null,
    ...(other_version_of !== null && { otherVersionOf: other_version_of }),
  };
}

/** A photo of which this phone has no bytes: they are in the account, or with the posted room. */
export function photoWithoutBytes(
  { owner, id }: Pick<Draft, "owner" | "id">,
  { uuid, image_url, placeholder_colour }: DraftDocument["photos"][number],
): DraftPhoto {
  return {
    owner,
    draftId: id,
    uuid,
    name: "",
    type: "",
    size: 0,
    sha256: null,
    state: image_url === null ? "stored" : "uploaded",
    refusal: null,
    imageUrl: image_url,
    placeholderColour: placeholder_colour,
  };
}

/** What is known on the phone of a photo that a posted room shows. */
export function factsOf({ image_url, placeholder_colour }: Listing["images"][number]) {
  return { state: "uploaded", imageUrl: image_url, placeholderColour: placeholder_colour } as const;
}

/** The uuids of photos that the posted row of a draft shows: the server keeps them. */
export function photosOfBase({ base }: Pick<Draft, "base">): Set<string> {
  return new Set(base !== null && "images" in base ? base.images.map(({ uuid }) => uuid) : []);
}

const KINDS: Record<DraftKind, AccountDraftKind> = { listing: "listing", request: "tenant_request" };

/** A kind as the account calls it. */
export function accountKind(kind: DraftKind): AccountDraftKind {
  return KINDS[kind];
}

/** The same the other way round. */
export function draftKind(kind: AccountDraftKind): DraftKind {
  return kind === "listing" ? "listing" : "request";
}
