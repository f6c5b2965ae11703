/*
 * The worker's second script: everything that needs the phone's databases. It is loaded when it is first needed, so that
 * the worker itself starts fast; see load-store.ts.
 */
export { noteEvent } from "#offline/flight-log/note-event.ts";
export { recallBody } from "#offline/recall-answer.ts";
export { reconcilePhotos } from "#offline/reconcile-photos.ts";
export { keepAnswer } from "./keep-answer.ts";
export { sendOutbox } from "./send-outbox.ts";
export { takeInShare } from "./take-in-share.ts";
