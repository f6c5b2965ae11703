import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { ApiError } from "#contract/api-error.ts";
import { ask } from "../../api/transport.ts";
import { Button } from "../../ui/button.tsx";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { AccountScreen } from "./account-screen.tsx";
import { FailureBox } from "./failure-box.tsx";
import { IncompleteLinkBox } from "./incomplete-link-box.tsx";
import { MessageBox } from "./message-box.tsx";
import { useFailure } from "./use-failure.ts";

interface Props {
  name: "confirmEmail" | "undoEmailChange";
  title: string;
  /** Explains what the button will do. */
  lead: string;
  button: string;
  done: { title: string; text: string };
  /** Why a link may be invalid. */
  whenRefused: string;
  /** The next step on success. */
  next: ReactNode;
  onDone?: () => void;
}

/** The target of a mailed link. Opening it does nothing by itself: mail programs prefetch links. */
export function MailedLinkPage({ name, title, lead, button, done, whenRefused, next, onDone }: Props) {
  const { i18n } = useLingui();
  const token = useMailedToken();
  const failure = useFailure();
  const [state, setState] = useState<"waiting" | "busy" | "done">("waiting");

  async function send(mailed: string): Promise<void> {
    if (state !== "waiting") return;
    failure.clear();
    setState("busy");
    try {
      await ask(name, { body: { token: mailed } });
      setState("done");
      onDone?.();
    } catch (error) {
      failure.set(error);
      setState("waiting");
    }
  }

  if (state === "done") {
    return (
      <AccountScreen title={title}>
        <MessageBox tone="success" title={done.title}>
          {done.text}
        </MessageBox>
        {next}
      </AccountScreen>
    );
  }
  return (
    <AccountScreen title={title} lead={token === null ? undefined : lead}>
      {token === null && <IncompleteLinkBox />}
      <FailureBox failure={failure} title={i18n._("account.went-wrong")}>
        {failure.error instanceof ApiError && <span className="block">{whenRefused}</span>}
      </FailureBox>
      {token !== null && (
        <Button look="primary" aria-disabled={state === "busy"} onClick={() => void send(token)}>
          {button}
        </Button>
      )}
    </AccountScreen>
  );
}
