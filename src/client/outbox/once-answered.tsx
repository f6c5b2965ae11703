import { useLingui } from "@lingui/react";
import type { ReactNode } from "react";
import { ANONYMOUS } from "#offline/session/owner-of.ts";
import { connection } from "../platform/connection/connection.ts";
import { useLiveQuery } from "../platform/storage/use-live-query.ts";
import { Button } from "../ui/button.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { Notice } from "../ui/states/notice.tsx";

interface Props {
  owner: string;
  /** Whether the account has ever told what the screen shows, and how often in a row it did not answer. */
  answerOf: (owner: string) => Promise<{ isAnswered?: boolean; failures: number }>;
  /** Asks the account at once. */
  onAskAgain: () => void;
  /** What the screen says where the account has nothing either. */
  children: ReactNode;
}

/**
 * Stands where a screen would say that the user has nothing: on a device that has never heard from the account, that is not
 * known. It waits for the answer, and says what it waits for where there is no connection.
 */
export function OnceAnswered({ owner, answerOf, onAskAgain, children }: Props) {
  const { i18n } = useLingui();
  const answer = useLiveQuery(() => answerTo(owner, answerOf), `answer ${owner}`);
  if (answer === undefined) return <Loading />;
  if (answer === "there") return children;
  if (answer === "awaited" && connection.value === "online") return <Loading />;
  return (
    <Notice
      title={i18n._("account-unanswered")}
      action={
        // Without a connection it is asked as soon as there is one.
        connection.value === "online" && <Button onClick={onAskAgain}>{i18n._("account.retry")}</Button>
      }
    >
      {i18n._("account-unanswered.text")}
    </Notice>
  );
}

async function answerTo(owner: string, answerOf: Props["answerOf"]): Promise<"there" | "awaited" | "failed"> {
  if (owner === ANONYMOUS) return "there";
  // Without a store nothing comes from the account.
  const state = await answerOf(owner).catch(() => null);
  if (state === null || state.isAnswered === true) return "there";
  return state.failures === 0 ? "awaited" : "failed";
}
