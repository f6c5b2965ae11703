import { Type, type Static } from "typebox";

/** Of a form with a photo that goes on where an earlier one broke off: its file has the bytes from there on. */
export const RESUMED = {
  offset: Type.Optional(
    Type.String({
      pattern: "^(0|[1-9]\\d{0,6})$",
      description:
        "Bytes of the photo that have come before, under the same uuid; the file has those that follow. Where it is given and much more has come, 409 says so at once.",
    }),
  ),
  checksum: Type.Optional(
    Type.String({ pattern: "^[0-9a-f]{8}$", description: "CRC-32 of the bytes before the offset." }),
  ),
};

/** The form of an upload: one file, and the uuid that the page has made for it (W-03). */
export const UploadImageForm = Type.Object({
  file: Type.Unsafe<Blob>(Type.String({ format: "binary", description: "JPEG, PNG or WebP, at most 5 MB." })),
  uuid: Type.Optional(Type.String({ format: "uuid", description: "Also the Idempotency-Key of the photo." })),
  ...RESUMED,
});

/** The form of a part of a photo, on a line that brings no whole one. */
export const UploadPartForm = Type.Object({
  file: Type.Unsafe<Blob>(Type.String({ format: "binary", description: "Some bytes of a photo." })),
  uuid: Type.String({ format: "uuid", description: "Of the photo." }),
  ...RESUMED,
});

/** How much of a photo has come. */
export const BegunUploadSchema = Type.Object({
  uuid: Type.String({ format: "uuid" }),
  received: Type.Integer({ minimum: 0, description: "Bytes from the beginning of the photo." }),
});

/** Where the photo is to be had from now on. */
export const UploadedImageSchema = Type.Object({
  image_url: Type.String(),
  uuid: Type.String({ format: "uuid" }),
  placeholder_colour: Type.String({ pattern: "^#[0-9a-f]{6}$" }),
});

export type UploadedImage = Static<typeof UploadedImageSchema>;
