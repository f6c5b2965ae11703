import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ownerOf } from "#offline/session/owner-of.ts";
import { accessToken } from "../../../api/credentials/session.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { Button } from "../../../ui/button.tsx";

/** Sentences with feedback, by user: going back to one does not ask again. */
const judged = new Set<string>();

/** Asks whether the answer helped, then thanks. Failures of sending are never shown. */
export function FeedbackPrompt({ sentence }: { sentence: string }) {
  const { i18n } = useLingui();
  const key = `${ownerOf(accessToken.value)} ${sentence}`;
  const { user } = useCurrentUser();
  const [isJudged, setJudged] = useState(() => judged.has(key));
  const judge = (satisfied: boolean) => {
    judged.add(key);
    setJudged(true);
    void import("../../../outbox/changes/send-feedback.ts")
      .then(({ sendFeedback }) => sendFeedback({ query: sentence, satisfied }))
      .catch(() => undefined);
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3">
      {isJudged ? (
        // It is stored of those alone who allow it.
        <p className="text-moss">
          {user?.allow_data_for_training === true
            ? i18n._("ai-search.feedback.thanks-improves")
            : i18n._("ai-search.feedback.thanks")}
        </p>
      ) : (
        <>
          <p className="w-full sm:w-auto">{i18n._("ai-search.feedback")}</p>
          <Button onClick={() => judge(true)}>{i18n._("ai-search.feedback.satisfied")}</Button>
          <Button onClick={() => judge(false)}>{i18n._("ai-search.feedback.not-satisfied")}</Button>
        </>
      )}
    </div>
  );
}
