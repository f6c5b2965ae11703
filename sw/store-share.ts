import { SHARE_FIELDS, type ShareOutcome } from "#contract/share-target.ts";
import { keepShare } from "#offline/drafts/shared/shared-photos.ts";
import { logEvent } from "#offline/event-log/log-event.ts";

/** Stores what another app has shared with this one. Never fails. */
export async function storeShare(request: Request): Promise<ShareOutcome> {
  try {
    const form = await request.formData();
    const { photos, surplus, unusable } = await keepShare({
      texts: [SHARE_FIELDS.title, SHARE_FIELDS.text, SHARE_FIELDS.url].map((name) => textIn(form, name)),
      files: form.getAll(SHARE_FIELDS.photos).filter((part) => part instanceof File),
    });
    logEvent({ area: "storage", what: "share-kept", photos: photos.length, surplus, unusable: unusable.length });
    return "kept";
  } catch (error) {
    // The phone is full or storage is blocked, or the body is not a form: the originals are still in the sharing app.
    logEvent({ area: "storage", what: "share-unkept", error: error instanceof Error ? error.name : "unknown" });
    return "unkept";
  }
}

function textIn(form: FormData, name: string): string {
  const part = form.get(name);
  return typeof part === "string" ? part : "";
}
