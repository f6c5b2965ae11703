import { Type } from "typebox";
import { MAX_DRAFT_BYTES } from "#domain/drafts/draft-document.ts";
import {
  DraftPageSchema,
  DraftSchema,
  PutDraftBody,
  UploadDraftPhotoForm,
  UploadedDraftPhotoSchema,
} from "../schemas/draft.ts";
import type { Endpoint } from "./endpoint.ts";
import { photoEndpoints } from "./photo-endpoints.ts";

const ID = Type.Object({ id: Type.String() });
const PHOTO_OF_DRAFT = Type.Object({ id: Type.String(), uuid: Type.String() });

/** The calls under /api/v1/drafts: each sees the caller's own drafts alone, and 404 for all others. */
export const draftEndpoints = {
  listDrafts: {
    summary: "One's own drafts, the latest change first, with traces of those deleted or posted",
    access: "user",
    answer: DraftPageSchema,
  },
  putDraft: {
    summary: "Keep a draft: new without If-Match, else over the version that it names",
    access: "user",
    params: ID,
    body: PutDraftBody,
    mostBodyBytes: MAX_DRAFT_BYTES,
    answer: DraftSchema,
    versioned: true,
    refusals: {
      404: "Draft not found",
      409: "It was changed, deleted or posted meanwhile, or is there already; `current` is how it is now",
      429: "As many drafts as one may have, or too many changes for now",
    },
  },
  deleteDraft: {
    summary: "Delete a draft, photos included, unless it was changed since the version that If-Match names",
    access: "user",
    params: ID,
    status: 204,
    answer: Type.Null(),
    refusals: { 409: "It was changed meanwhile; `current` is how it is now" },
  },
  uploadDraftPhoto: {
    summary: "Send one photo of a draft; the same uuid again gives the same photo",
    access: "user",
    params: ID,
    body: UploadDraftPhotoForm,
    answer: UploadedDraftPhotoSchema,
    refusals: {
      ...photoEndpoints.uploadImage.refusals,
      404: "Draft not found",
      413: "Image is larger than 5 MB, or the photos of one's drafts take as much space as they may",
    },
  },
  readDraftPhoto: {
    summary: "One photo of one's own draft, at most 1600 pixels wide",
    access: "user",
    params: PHOTO_OF_DRAFT,
    answer: Type.Unsafe<Blob>(Type.String({ format: "binary" })),
    refusals: { 404: "Draft not found" },
  },
} as const satisfies Record<string, Endpoint>;
