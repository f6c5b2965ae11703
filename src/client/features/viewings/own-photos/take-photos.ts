import type { I18n } from "@lingui/core";
import { PhoneFullError } from "#offline/databases/storage-errors.ts";
import { photoTypeOf } from "#offline/shrink/photo-type.ts";
import { addViewingPhoto } from "#offline/viewings/viewing-photos.ts";
import { DocumentLimitError } from "#offline/documents/edit.ts";
import { holdUpdates } from "../../../platform/updates/update-holds.ts";
import { toast } from "../../../ui/toasts/toasts.ts";

interface Taken {
  owner: string;
  /** Of the room. */
  id: string;
  files: readonly File[];
  /** How many photos may still be added. */
  left: number;
}

/** Stores photos from camera or library one after the other, and reports those that could not be stored. */
export async function takePhotos(i18n: I18n, { owner, id, files, left }: Taken): Promise<void> {
  const releaseHold = holdUpdates("viewing-photos");
  if (files.length > left) toast("warning", i18n._("photos.tooMany", { left }));
  for (const file of files.slice(0, left)) {
    const problem = await keep(owner, id, file);
    if (problem !== null) toast("error", i18n._(problem), file.name);
  }
  releaseHold();
}

/** @returns The catalogue id of why the photo was not stored; null when it was. */
async function keep(owner: string, id: string, file: File): Promise<string | null> {
  // A file may be empty, or gone by the time it is read.
  const type = await photoTypeOf(file).catch(() => null);
  if (type === null) return /*i18n*/ "viewings.photos.unusable";
  try {
    await addViewingPhoto(owner, id, new File([file], file.name, { type }));
    return null;
  } catch (error) {
    if (error instanceof PhoneFullError) return /*i18n*/ "viewings.photos.full";
    // Another tab has added photos meanwhile.
    return error instanceof DocumentLimitError ? /*i18n*/ "viewings.photos.enough" : /*i18n*/ "viewings.photos.unkept";
  }
}
