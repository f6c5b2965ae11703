import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { paths } from "../../paths.ts";
import { emailProblem, onlyProblems } from "../../session/account-field-problems.ts";
import { withWish } from "../../api/credentials/return-path.ts";
import { ask } from "../../api/transport.ts";
import { Button } from "../../ui/button.tsx";
import { textOf, useForm } from "../../ui/form/use-form.ts";
import { AccountScreen } from "./account-screen.tsx";
import { EmailField } from "./fields.tsx";
import { FailureBox } from "./failure-box.tsx";
import { keepFields, keptFields } from "./kept-fields.ts";
import { MessageBox } from "./message-box.tsx";
import { useFailure } from "./use-failure.ts";

/** `/recover-password`: mails a link that sets a new password. */
export function RecoverPasswordPage() {
  const { i18n } = useLingui();
  const query = useSearch();
  const failure = useFailure();
  const [sentTo, setSentTo] = useState(() => keptFields().recovery_sent_to);
  const { ref, ...form } = useForm({
    initial: { email: keptFields().email },
    check: ({ email }) => onlyProblems({ email: emailProblem(i18n, email) }),
    async send({ email }) {
      failure.clear();
      noteSent("");
      try {
        await ask("recoverPassword", { params: { email: email.trim() } });
        noteSent(email);
      } catch (error) {
        failure.set(error);
      }
    },
  });
  const { email: typed } = form.values;
  useEffect(() => keepFields({ email: typed }), [typed]);
  return (
    <AccountScreen title={i18n._("recover.title")} lead={i18n._("recover.lead")}>
      <form ref={ref} onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-4">
        <EmailField {...textOf(form, "email")} />
        {sentTo !== "" && sentTo === typed && (
          <MessageBox tone="success" title={i18n._("recover.sent")}>
            {i18n._("recover.sent.text")}
          </MessageBox>
        )}
        <FailureBox failure={failure} title={i18n._("account.went-wrong")} />
        <Button type="submit" look="primary" aria-disabled={form.isBusy}>
          {i18n._("recover.submit")}
        </Button>
      </form>
      <Link href={withWish(paths.login, query)} className="touch flex items-center text-sky hover:underline">
        {i18n._("account.back-to-login")}
      </Link>
    </AccountScreen>
  );

  function noteSent(email: string): void {
    keepFields({ recovery_sent_to: email });
    setSentTo(email);
  }
}
