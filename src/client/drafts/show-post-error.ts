import type { I18n } from "@lingui/core";
import { StoreLostError } from "#offline/drafts/lost-store.ts";
import { StaleDraftError } from "#offline/drafts/write-draft.ts";
import { PhoneFullError, isStorageError } from "#offline/databases/storage-errors.ts";
import { StoreSilentError } from "#offline/transport/store-watchdog.ts";
import { toast } from "../ui/toasts/toasts.ts";

const FORESEEN = [StaleDraftError, PhoneFullError, StoreLostError, StoreSilentError];

/** Shows why a draft could not be queued, and that its text is kept. */
export function showPostError(i18n: I18n, error: unknown): void {
  toast("error", reason(), i18n._("failure.title"));
  if (!isForeseen(error)) throw error;

  function reason(): string {
    if (error instanceof StaleDraftError) return i18n._("form.not-posted.elsewhere");
    if (error instanceof PhoneFullError) return i18n._("form.not-posted.full");
    if (error instanceof StoreLostError) return i18n._("form.not-posted.lost");
    if (error instanceof StoreSilentError) return i18n._("form.not-posted.silent");
    return isStorageError(error) ? i18n._("form.not-posted.blocked") : i18n._("error.unexpected");
  }
}

function isForeseen(error: unknown): boolean {
  return FORESEEN.some((foreseen) => error instanceof foreseen) || isStorageError(error);
}
