import { useState } from "react";
import { UnreachableError } from "#contract/api-error.ts";
import { ask } from "../../../api/transport.ts";
import { keepCode, keepSentAt, keptSentAt, makeCode } from "./verification-code.ts";

/** The sign-up's code: sending one, and when that was. */
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
      // Without an answer the mail may be on its way all the same. A refusal leaves the code of an earlier mail alone.
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
