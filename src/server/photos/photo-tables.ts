/**
 * Where photos of one kind stand in the database. Each kind has tables of its own: a process that sweeps those of one kind, a
 * former build included, takes no file of another for an unused one.
 */
export interface PhotoTables {
  /** Of their files, each with the columns of `photo_file`. */
  files: "photo_file" | "viewing_photo_file" | "draft_photo_file";
  /** Of whose they are, each with a `file_id`. */
  photos: "photo" | "viewing_photo" | "draft_photo";
}

/** Photos of rooms, which are public. */
export const ROOM_PHOTOS = { files: "photo_file", photos: "photo" } as const satisfies PhotoTables;
/** Photos that were taken at viewings, which their owner alone may see. */
export const VIEWING_PHOTOS = { files: "viewing_photo_file", photos: "viewing_photo" } as const satisfies PhotoTables;
/** Photos of drafts, which their owner alone may see. */
export const DRAFT_PHOTOS = { files: "draft_photo_file", photos: "draft_photo" } as const satisfies PhotoTables;
