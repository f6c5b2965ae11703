import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { paths } from "../../paths.ts";
import { emailProblem, onlyProblems } from "../../session/account-field-problems.ts";
import { withWish } from "../../api/credentials/return-path.ts";
import { canonicalEmail, RESEND_SECONDS } from "#domain/users/account-rules.ts";
import { ask } from "../../api/transport.ts";
import { Button } from "../../ui/button.tsx";
import { useSecondsUntil } from "../../ui/use-seconds-until.ts";
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
  const [sent, setSent] = useState(keptMail);
  const { ref, ...form } = useForm({
    initial: { email: keptFields().email },
    check: ({ email }) => onlyProblems({ email: emailProblem(i18n, email) }),
    async send({ email }) {
      // By the keyboard: the button says how long to wait.
      if (isSentTo(email) && seconds > 0) return;
      failure.clear();
      keep({ email: "", at: 0 });
      try {
        await ask("recoverPassword", { params: { email: canonicalEmail(email) } });
        noteSent(email);
      } catch (error) {
        failure.set(error);
      }
    },
  });
  const { email: typed } = form.values;
  const seconds = useSecondsUntil(sent.at + RESEND_SECONDS * 1000, RESEND_SECONDS);
  const isSent = isSentTo(typed);
  useEffect(() => keepFields({ email: typed }), [typed]);
  return (
    <AccountScreen title={i18n._("recover.title")} lead={i18n._("recover.lead")}>
      <form ref={ref} onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-4">
        <EmailField {...textOf(form, "email")} />
        {isSent && (
          <MessageBox tone="success" title={i18n._("recover.sent")}>
            {i18n._("recover.sent.text")}
          </MessageBox>
        )}
        <FailureBox failure={failure} title={i18n._("account.went-wrong")} />
        <Button
          type="submit"
          look={isSent ? "quiet" : "primary"}
          aria-disabled={form.isBusy || (isSent && seconds > 0)}
          className="figures"
        >
          {submitText()}
        </Button>
      </form>
      <Link href={withWish(paths.login, query)} className="touch flex items-center text-sky hover:underline">
        {i18n._("account.back-to-login")}
      </Link>
    </AccountScreen>
  );

  function isSentTo(email: string): boolean {
    return sent.email !== "" && sent.email === email;
  }

  function submitText(): string {
    if (!isSent) return i18n._("recover.submit");
    return seconds > 0 ? i18n._("mail.again-in", { seconds }) : i18n._("mail.again");
  }

  function noteSent(email: string): void {
    keep({ email, at: Date.now() });
  }

  function keep(mail: SentMail): void {
    keepFields({ recovery_sent_to: mail.email, recovery_sent_at: String(mail.at) });
    setSent(mail);
  }
}

/** The last recovery mail: to which address, as it was typed, and when, epoch milliseconds. Empty and 0 for none. */
interface SentMail {
  email: string;
  at: number;
}

/** Also after a reload: a phone reloads the page while its reader is in the mail app. */
function keptMail(): SentMail {
  const { recovery_sent_to: email, recovery_sent_at } = keptFields();
  const at = Number(recovery_sent_at);
  return { email, at: at > 0 ? at : 0 };
}
