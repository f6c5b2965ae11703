import type { I18n } from "@lingui/core";
import { toast } from "../ui/toasts/toasts.ts";

/** Copies to the clipboard and says whether it worked (PR-807). */
export async function copyText(i18n: I18n, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("success", i18n._("copy.done"));
  } catch {
    // Refused by the browser, or no clipboard in this window: the user can still copy the visible text by hand.
    toast("error", i18n._("copy.failed"));
  }
}
