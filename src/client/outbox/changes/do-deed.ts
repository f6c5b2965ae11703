import type { I18n } from "@lingui/core";
import { queueDeed } from "#offline/outbox/entries/enqueue-deeds.ts";
import type { DeedChange } from "#offline/drafts/outbox-entry.ts";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../api/credentials/session.ts";
import { doInStore } from "../../drafts/store/do-in-store.ts";
import { sendSoon } from "../sending/sending.ts";

/** Does something with one call, by the outbox: at once where the server answers, else when it does. */
export async function doDeed(i18n: I18n, deed: Omit<DeedChange, "type">): Promise<void> {
  const owner = ownerOf(accessToken.peek());
  if (await doInStore(i18n, () => queueDeed(owner, deed))) sendSoon();
}
