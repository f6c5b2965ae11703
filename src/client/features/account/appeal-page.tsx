import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import { ask } from "../../api/transport.ts";
import { paths } from "../../paths.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { keptTyping } from "../../platform/kept-typing.ts";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { AppealField } from "../moderation/notices/appeal-field.tsx";
import { appealProblems, NO_WORDS, type AppealValues } from "../moderation/notices/appeal-values.ts";
import { AccountScreen } from "./account-screen.tsx";
import { FailureBox } from "./failure-box.tsx";
import { IncompleteLinkBox } from "./incomplete-link-box.tsx";
import { MessageBox } from "./message-box.tsx";
import { useFailure } from "./use-failure.ts";

/** Over a reload the token too: it is for this one appeal, and stands in no address any more. */
const kept = keptTyping("appeal-by-link", { token: "", ...NO_WORDS });

/** `/appeal?token=…`: the appeal to which any mail about a moderator's act links, for those who cannot or do not log in. */
export function AppealPage() {
  const { i18n } = useLingui();
  const mailed = useMailedToken();
  const [token] = useState(() => mailed ?? (kept.read().token || null));
  const [isSent, setSent] = useState(false);
  const title = i18n._("appeal.title");
  if (isSent) {
    return (
      <AccountScreen title={title}>
        <MessageBox tone="success" title={i18n._("appeal.sent")}>
          {i18n._("appeal.sent.mail")}
        </MessageBox>
        <ButtonLink href={paths.home}>{i18n._("menu.rooms")}</ButtonLink>
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
  return (
    <AccountScreen title={title} lead={i18n._("appeal.lead")}>
      <AppealForm token={token} onSent={() => setSent(true)} />
    </AccountScreen>
  );
}

function AppealForm({ token, onSent }: { token: string; onSent: () => void }) {
  const { i18n } = useLingui();
  const failure = useFailure();
  const [initial] = useState(() => wordsFor(token));
  const { ref, ...form } = useForm({
    initial,
    check: (values) => appealProblems(i18n, values),
    async send({ words }) {
      failure.clear();
      try {
        await ask("appealByLink", { body: { token, words: words.trim() } });
        kept.forget();
        onSent();
      } catch (error) {
        failure.set(error);
      }
    },
  });
  const { words } = form.values;
  useEffect(() => kept.keep({ token, words }), [token, words]);
  const isBadLink = failure.error instanceof ApiError && failure.error.code === "invalid_link";
  return (
    <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <AppealField form={form} />
      <FailureBox failure={failure} title={i18n._("account.went-wrong")}>
        {isBadLink && <span className="block">{i18n._("appeal.bad-link")}</span>}
      </FailureBox>
      <Button type="submit" look="primary" aria-disabled={form.isBusy}>
        {i18n._("appeal.send")}
      </Button>
    </form>
  );
}

/** What was written by this link; another one's appeal is another one. */
function wordsFor(token: string): AppealValues {
  const { token: written, words } = kept.read();
  return written === token ? { words } : NO_WORDS;
}
