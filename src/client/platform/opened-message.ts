import { isOwnUuid } from "#domain/own-uuid.ts";

const OFF = "#off=";

let messageId: string | null = null;
let offToken: string | null = null;

/**
 * Keeps by which message this page was opened, and takes that out of the address: `?from=<id>`, as links of mails say it, and
 * `#off=<token>`, as the worker opens a page for a notification without buttons. Before the first render: screens of mailed links
 * clear their whole address, and a login would come back to this one.
 */
export function keepOpenedMessage(): void {
  const url = new URL(location.href);
  const from = url.searchParams.get("from") ?? "";
  const isFromMail = isOwnUuid(from);
  const isFromPush = url.hash.startsWith(OFF);
  if (isFromMail) {
    messageId = from;
    url.searchParams.delete("from");
  }
  if (isFromPush) {
    // As parameters are read: what is no text of ours throws nothing at the start of a page.
    offToken = new URLSearchParams(url.hash.slice(1)).get("off");
    url.hash = "";
  }
  if (isFromMail || isFromPush) history.replaceState(history.state, "", url);
}

/** @returns The id of that message, once; null where no message led here. */
export function takeOpenedMessage(): string | null {
  const taken = messageId;
  messageId = null;
  return taken;
}

/** @returns What ends messages like the notification that led here, once; null where none did, or where it had a button for that. */
export function takeOffToken(): string | null {
  const taken = offToken;
  offToken = null;
  return taken;
}
