import type { I18n } from "@lingui/core";
import { inReadyStore } from "./in-ready-store.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { storeTroubleOf } from "./store-trouble.ts";

const TEXTS = { full: /*i18n*/ "store-act.full", silent: /*i18n*/ "store-act.silent" } as const;

/**
 * Does to the phone's store what was tapped. Where that is full, closed or does not answer, a toast says so.
 * @returns Whether it is done.
 * @throws Any error that is not the store's, after a toast.
 */
export async function doInStore(i18n: I18n, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await inReadyStore(work);
    return true;
  } catch (error) {
    const trouble = storeTroubleOf(error);
    toast("error", i18n._(trouble === null ? /*i18n*/ "error.unexpected" : TEXTS[trouble]), i18n._("failure.title"));
    if (trouble === null) throw error;
    return false;
  }
}
