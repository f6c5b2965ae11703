import { VIEWING_PHOTOS } from "../photos/photo-tables.ts";
import { privatePhotos } from "../photos/private-photo-store.ts";

/** Photos that were taken at viewings, each sent for the notes about one room. */
export const viewingPhotos = privatePhotos({ ...VIEWING_PHOTOS, forColumn: "listing_id" });
