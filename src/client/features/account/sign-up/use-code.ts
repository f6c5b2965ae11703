import { useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { ask } from "../../../api/transport.ts";
import { keepCode, keepSentAt, keptSentAt, makeCode } from "./verification-code.ts";

/** The sign-up's verification code: sending one, and when it was sent. */
export function useCode() {
  const [sentAt, setSentAt] = useState(keptSentAt);
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setSending] = useState(false);

  /** @throws What the call threw. */
  async function send(email: string): Promise<void> {
    setSending(true);
    const code = makeCode();
    try {
      await ask("sendVerificationCode", { params: { email: email.trim(), code } });
      begin(code);
    } catch (error) {
      // If the answer was lost, the mail may still have been sent. A refusal leaves an earlier code valid.
      if (error instanceof UnreachableError) keepCode(code);
      throw error;
    } finally {
      setSending(false);
    }
  }

  function begin(code: string): void {
    const now = Date.now();
    keepCode(code);
    keepSentAt(now);
    setSentAt(now);
    setWasSent(true);
  }

  return { sentAt, wasSent, isSending, send };
}
