import type { CallServer } from "../http/calls/serve-calls.ts";
import { serveNotifications } from "../notifications/routes.ts";
import { pushKeys } from "../push/push-key-store.ts";
import { servePush } from "../push/routes.ts";
import { serveSavedSearches } from "../saved-searches/routes.ts";
import type { AppParts, Shared } from "./app-parts.ts";

/** The calls about what is told by itself: by pushes and mails, and of saved searches. */
export function serveMessages(calls: CallServer, { settings }: AppParts, shared: Shared): void {
  const { db, clock, secretKeys } = shared;
  const readPushKeys = pushKeys({ db, clock, secretKeys, scalar: settings.vapidPrivateKey });
  servePush(calls, { ...shared, readPushKeys, pushToPrivate: settings.pushToPrivate });
  serveNotifications(calls, shared);
  serveSavedSearches(calls, { ...shared, publicContacts: settings.publicContacts });
}
