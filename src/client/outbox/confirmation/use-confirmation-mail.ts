import { useEffect, useState } from "react";
import { ApiError, UnreachableError } from "#contract/api-error.ts";
import { RESEND_SECONDS } from "#domain/users/account-rules.ts";
import { ask } from "../../api/transport.ts";
import { reportUnreachable } from "../../platform/connection/connection.ts";
import { useCurrentUser } from "../../session/current-user.ts";
import { lastConfirmationMail, noteConfirmationMail, type ConfirmationMail } from "./confirmation-mail.ts";

/** Mailing the link that confirms an address once more, and what came of it. */
export interface Sending {
  /** The last one that was sent to the address; null where none is known of. */
  mail: ConfirmationMail | null;
  /** Why the last try failed; null where it did not. */
  error: unknown;
  isBusy: boolean;
  send: () => Promise<void>;
}

/** @param email The account's address, which is not confirmed. */
export function useConfirmationMail(email: string): Sending {
  const { update } = useCurrentUser();
  const [asked, setAsked] = useState<ConfirmationMail | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => askWhenSeen(update), [update]);

  async function send(): Promise<void> {
    if (isBusy) return;
    setError(null);
    setBusy(true);
    try {
      const { data } = await ask("sendConfirmationMail");
      // Confirmed meanwhile, on another device perhaps.
      if (!data.sent) update();
      else note(0);
    } catch (failed) {
      const ago = secondsSinceLast(failed);
      if (ago !== null) return note(ago);
      if (failed instanceof UnreachableError) reportUnreachable();
      setError(failed);
    } finally {
      setBusy(false);
    }
  }

  function note(secondsAgo: number): void {
    const at = Date.now() - secondsAgo * 1000;
    noteConfirmationMail({ email, at });
    setAsked({ email, at });
  }

  return { mail: asked?.email === email ? asked : lastConfirmationMail(email), error, isBusy, send };
}

/**
 * How long ago the last mail was sent, where it is refused because that was less than a minute: in another tab, or on another
 * device. @returns Seconds; null for any other error.
 */
function secondsSinceLast(error: unknown): number | null {
  const wait = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : null;
  return wait !== null && wait <= RESEND_SECONDS ? RESEND_SECONDS - wait : null;
}

/** A user who comes back from the mail sees at once that the address is confirmed. */
function askWhenSeen(update: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") update();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
}
