const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let messageId: string | null = null;

/**
 * Keeps by which message this page was opened (`?from=<id>`, as links of mails say it), and takes that out of the address. Before
 * the first render: screens of mailed links clear their whole address, and a login would come back to this one.
 */
export function keepOpenedMessage(): void {
  const url = new URL(location.href);
  const from = url.searchParams.get("from") ?? "";
  if (!UUID.test(from)) return;
  messageId = from;
  url.searchParams.delete("from");
  history.replaceState(history.state, "", url);
}

/** @returns The id of that message, once; null where no message led here. */
export function takeOpenedMessage(): string | null {
  const taken = messageId;
  messageId = null;
  return taken;
}
