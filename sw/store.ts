/*
 * The worker's second script: everything that needs IndexedDB. It is loaded on first use, so that the worker itself
 * starts fast; see load-store.ts.
 */
export { logEvent } from "#offline/event-log/log-event.ts";
export { recallBody } from "#offline/rooms/recall-answer.ts";
export { reconcilePhotos } from "#offline/cache/photos/reconcile-photos.ts";
export { isSignedIn, keepPushed } from "./keep-pushed.ts";
export { renewPush } from "./renew-push.ts";
export { storeAnswer } from "./store-answer.ts";
export { sendOutbox } from "./send-outbox.ts";
export { storeShare } from "./store-share.ts";
