import { useLingui } from "@lingui/react";
import { useLocation } from "wouter";
import { ApiError } from "#contract/api-error.ts";
import { MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { paths } from "../../paths.ts";
import { confirmationProblem, newPasswordProblem, onlyProblems } from "../../session/account-field-problems.ts";
import { fieldProblems } from "../../api/failures.ts";
import { ask } from "../../api/transport.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { toast } from "../../ui/toasts/toasts.ts";
import { textOf, useForm } from "../../ui/form/use-form.ts";
import { useMailedToken } from "../../platform/use-mailed-token.ts";
import { AccountScreen } from "./account-screen.tsx";
import { SecretField } from "./fields.tsx";
import { FailureBox } from "./failure-box.tsx";
import { IncompleteLinkBox } from "./incomplete-link-box.tsx";
import { useFailure } from "./use-failure.ts";

/** `/reset-password?token=…`: the target of the mailed link. */
export function ResetPasswordPage() {
  const { i18n } = useLingui();
  const token = useMailedToken();
  return (
    <AccountScreen title={i18n._("reset.title")}>
      {token === null ? (
        <>
          <IncompleteLinkBox />
          <ButtonLink href={paths.recoverPassword}>{i18n._("reset.ask-again")}</ButtonLink>
        </>
      ) : (
        <NewPassword token={token} />
      )}
    </AccountScreen>
  );
}

function NewPassword({ token }: { token: string }) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const failure = useFailure();
  const { ref, ...form } = useForm({
    initial: { new_password: "", confirm_password: "" },
    check: ({ new_password, confirm_password }) =>
      onlyProblems({
        new_password: newPasswordProblem(i18n, new_password),
        confirm_password:
          confirm_password === ""
            ? i18n._("reset.confirm-required")
            : confirmationProblem(i18n, new_password, confirm_password),
      }),
    async send({ new_password }) {
      failure.clear();
      try {
        await ask("resetPassword", { body: { new_password, token } });
      } catch (error) {
        failure.set(error);
        return fieldProblems(i18n, error, ["new_password"]);
      }
      form.reset();
      toast("success", i18n._("reset.done"), i18n._("account.success"));
      navigate(paths.login);
    },
  });
  const isLinkRefused = failure.error instanceof ApiError && failure.error.code === "invalid_link";
  return (
    <form ref={ref} onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-4">
      <SecretField
        {...textOf(form, "new_password")}
        label={i18n._("reset.new-password")}
        help={i18n._("account.password-help", { least: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
      />
      <SecretField
        {...textOf(form, "confirm_password")}
        label={i18n._("account.confirm-password")}
        autoComplete="new-password"
      />
      <FailureBox failure={failure} title={i18n._("account.went-wrong")}>
        {isLinkRefused && <span className="block">{i18n._("reset.refused")}</span>}
      </FailureBox>
      <Button type="submit" look="primary" aria-disabled={form.isBusy}>
        {i18n._("reset.submit")}
      </Button>
      {failure.text !== null && <ButtonLink href={paths.recoverPassword}>{i18n._("reset.ask-again")}</ButtonLink>}
    </form>
  );
}
