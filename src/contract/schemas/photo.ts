import { Type, type Static } from "typebox";

/** The form of an upload: one file, and the uuid that the page has made for it (W-03). */
export const UploadImageForm = Type.Object({
  file: Type.Unsafe<Blob>(Type.String({ format: "binary", description: "JPEG, PNG or WebP, at most 5 MB." })),
  uuid: Type.Optional(Type.String({ format: "uuid", description: "Also the Idempotency-Key of the photo." })),
});

/** Where the photo is to be had from now on. */
export const UploadedImageSchema = Type.Object({
  image_url: Type.String(),
  uuid: Type.String({ format: "uuid" }),
  placeholder_colour: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
});

export type UploadedImage = Static<typeof UploadedImageSchema>;
