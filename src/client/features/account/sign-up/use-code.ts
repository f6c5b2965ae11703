import { useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { canonicalEmail } from "#domain/users/account-rules.ts";
import { ask } from "../../../api/transport.ts";
import { keepFields, keptFields } from "../kept-fields.ts";
import { FORMAL_CODE, keepAsked, keepSentAt, keptSentAt } from "./verification-code.ts";

/** The last code that was mailed. */
export interface SentCode {
  /** As the server writes to it. */
  email: string;
  /** Epoch milliseconds. */
  at: number;
}

/** The sign-up's verification code: sending one, and when it was sent, also after a reload. */
export function useCode() {
  const [heldSince, setHeldSince] = useState(keptSentAt);
  const [sent, setSent] = useState(keptSent);
  const [isSending, setSending] = useState(false);

  /** @throws What the call threw. */
  async function send(typed: string): Promise<void> {
    const email = canonicalEmail(typed);
    setSending(true);
    try {
      await ask("sendVerificationCode", { params: { email, code: FORMAL_CODE } });
      begin(email);
    } catch (error) {
      // If the answer was lost, the mail may still have been sent. A refusal leaves an earlier code valid.
      if (error instanceof UnreachableError) keepAsked();
      throw error;
    } finally {
      setSending(false);
    }
  }

  function begin(email: string): void {
    const at = Date.now();
    keepAsked(at);
    keepSentAt(at);
    keepFields({ code_sent_to: email, code_sent_at: String(at) });
    setHeldSince(at);
    setSent({ email, at });
  }

  return { heldSince, sent, isSending, send };
}

function keptSent(): SentCode | null {
  const { code_sent_to: email, code_sent_at } = keptFields();
  const at = Number(code_sent_at);
  return email === "" || !(at > 0) ? null : { email, at };
}
