import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { Availability } from "#domain/listings/freshness.ts";
import { ApiError } from "#contract/api-error.ts";
import { ask } from "../../api/transport.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { AccountScreen } from "./account-screen.tsx";
import { FailureBox } from "./failure-box.tsx";
import { IncompleteLinkBox } from "./incomplete-link-box.tsx";
import { MessageBox } from "./message-box.tsx";
import { useFailure } from "./use-failure.ts";

interface Answered {
  answer: Availability;
  /** Of the room. */
  title: string;
}

/**
 * `/still-available?token=…`: an owner answers whether a room is still to be had, without logging in. Opening it does
 * nothing by itself: programs that read mails follow links.
 */
export function StillAvailablePage() {
  const { i18n } = useLingui();
  const token = useMailedToken();
  const failure = useFailure();
  const [answered, setAnswered] = useState<Answered | "busy" | null>(null);
  const room = useAskedRoom(token);
  const title = i18n._("availability.title");

  async function send(mailed: string, answer: Availability): Promise<void> {
    if (answered === "busy") return;
    failure.clear();
    setAnswered("busy");
    try {
      const { data } = await ask("answerAvailability", { body: { token: mailed, answer } });
      setAnswered({ answer, title: data.title });
    } catch (error) {
      failure.set(error);
      setAnswered(null);
    }
  }

  if (answered !== null && answered !== "busy") {
    const done = answered.answer === "let" ? i18n._("availability.done.let") : i18n._("availability.done.available");
    return (
      <AccountScreen title={title}>
        <MessageBox tone="success" title={done}>
          <bdi>{answered.title}</bdi>
        </MessageBox>
        <ButtonLink href={paths.ownListings}>{i18n._("availability.own-rooms")}</ButtonLink>
      </AccountScreen>
    );
  }
  if (token === null) {
    return (
      <AccountScreen title={title}>
        <IncompleteLinkBox />
      </AccountScreen>
    );
  }
  const isBusy = answered === "busy";
  return (
    <AccountScreen title={title} lead={i18n._("availability.lead")}>
      {room !== null && (
        <p className="text-lg font-semibold">
          <bdi>{room}</bdi>
        </p>
      )}
      <FailureBox failure={failure} title={i18n._("account.went-wrong")}>
        {failure.error instanceof ApiError && <span className="block">{i18n._("availability.refused")}</span>}
      </FailureBox>
      <Button look="primary" aria-disabled={isBusy} onClick={() => void send(token, "available")}>
        {i18n._("availability.available")}
      </Button>
      <Button aria-disabled={isBusy} onClick={() => void send(token, "let")}>
        {i18n._("availability.let")}
      </Button>
    </AccountScreen>
  );
}

/** The title of the room that a link asks about: a mail may ask about several. Null while it is not known. */
function useAskedRoom(token: string | null): string | null {
  const [room, setRoom] = useState<string | null>(null);
  useEffect(() => {
    if (token === null) return;
    // What is wrong with the link is told once an answer is tapped.
    ask("answerAvailability", { body: { token } }).then(
      ({ data }) => setRoom(data.title),
      () => undefined,
    );
  }, [token]);
  return room;
}
