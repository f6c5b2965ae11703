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
import { PHOTO_REFUSALS } from "./photo-endpoints.ts";

const id = Type.String({
  description: "Of the draft, made by the client: a UUID, and the row's id once it is posted.",
});
const ID = Type.Object({ id });
const PHOTO_OF_DRAFT = Type.Object({ id, uuid: Type.String({ description: "Of the photo, as it was sent." }) });

/**
 * The calls under /api/v1/drafts: each sees the caller's own drafts alone, and 404 for all others. The state is sent: a
 * repetition of what is there already changes nothing, and nothing is kept apart under a key.
 */
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
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: [
      "draft_not_found",
      "changed_meanwhile",
      "draft_exists",
      "draft_posted",
      "too_many_drafts",
      "too_many_attempts",
    ],
  },
  deleteDraft: {
    summary: "Delete a draft, photos included, unless it was changed since the version that If-Match names",
    access: "user",
    params: ID,
    status: 204,
    answer: Type.Null(),
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["changed_meanwhile", "too_many_attempts"],
  },
  uploadDraftPhoto: {
    summary: "Send one photo of a draft; the same uuid again gives the same photo",
    access: "user",
    params: ID,
    body: UploadDraftPhotoForm,
    answer: UploadedDraftPhotoSchema,
    knowsRepetitions: true,
    refusals: [...PHOTO_REFUSALS, "draft_not_found", "drafts_too_large", "too_many_unused_draft_photos"],
  },
  readDraftPhoto: {
    summary: "One photo of one's own draft, at most 1600 pixels wide",
    access: "user",
    params: PHOTO_OF_DRAFT,
    answer: Type.Unsafe<Blob>(Type.String({ format: "binary" })),
    refusals: ["draft_not_found"],
  },
} as const satisfies Record<string, Endpoint>;
