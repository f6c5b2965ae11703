import type { SessionTokens } from "#offline/session/session-tokens.ts";
import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { Link, useSearch } from "wouter";
import { ApiError } from "#contract/api-error.ts";
import { canonicalEmail, isStandardEmail } from "#domain/users/account-rules.ts";
import { ask } from "../../../api/transport.ts";
import { paths } from "../../../paths.ts";
import { startSession } from "../../../api/credentials/session.ts";
import { withWish } from "../../../api/credentials/return-path.ts";
import { DocumentLinks } from "../../../session/document-links.tsx";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { textOf, useForm } from "../../../ui/form/use-form.ts";
import { AccountScreen } from "../account-screen.tsx";
import { EmailField, SecretField } from "../fields.tsx";
import { FailureBox } from "../failure-box.tsx";
import { MessageBox } from "../message-box.tsx";
import { useFailure } from "../use-failure.ts";
import { forgetFreshCredentials, freshCredentials } from "../fresh-credentials.ts";
import { forgetFields, keepFields, keptFields } from "../kept-fields.ts";
import { DeactivatedHelp } from "./deactivated-help.tsx";
import { LoginNotices } from "./login-notices.tsx";
import { WhyHere } from "./why-here.tsx";

/** `/login` and `/search`. SignedOutOnly decides where a login leads. */
export function LoginPage() {
  const { i18n } = useLingui();
  const query = useSearch();
  const failure = useFailure();
  const [fresh] = useState(freshCredentials);
  useEffect(() => forgetFreshCredentials, []);
  const { ref, ...form } = useForm<Credentials>({
    initial: {
      username: fresh?.email ?? keptFields().email,
      password: fresh?.password ?? "",
      remember_me: keptFields().remember_me !== "",
    },
    check: ({ username, password }) => ({
      ...(isStandardEmail(username) ? {} : { username: i18n._("detail.email") }),
      ...(password === "" ? { password: i18n._("field.password-required") } : {}),
    }),
    async send(values) {
      failure.clear();
      try {
        startSession(await logIn(values));
        forgetFields();
        toast("success", i18n._("login.success"));
      } catch (error) {
        failure.set(error);
      }
    },
  });
  const { username, remember_me } = form.values;
  useEffect(() => keepFields({ email: username, remember_me: remember_me ? "yes" : "" }), [username, remember_me]);
  useHoldUpdates("login", form.isChanged || fresh !== null);
  return (
    <AccountScreen title={i18n._("login.title")}>
      {fresh === null ? <WhyHere /> : <MessageBox tone="success">{i18n._("login.signed-up")}</MessageBox>}
      <MessageBox tone="hint">{i18n._("account.share-link")}</MessageBox>
      <LoginNotices />
      <form ref={ref} onSubmit={(event) => void form.submit(event)} noValidate className="grid gap-4">
        <EmailField {...textOf(form, "username")} />
        <SecretField {...textOf(form, "password")} label={i18n._("account.password")} autoComplete="current-password" />
        <FailureBox
          failure={failure}
          title={i18n._("login.failed")}
          below={isDeactivated(failure.error) && <DeactivatedHelp />}
        />
        <Checkbox
          name="remember_me"
          label={i18n._("login.remember")}
          checked={form.values.remember_me}
          onChange={(checked) => form.change("remember_me", checked)}
        />
        <Button type="submit" look="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? i18n._("login.busy") : i18n._("login.submit")}
        </Button>
      </form>
      <nav className="flex flex-wrap justify-between gap-x-4">
        <Link
          href={withWish(paths.recoverPassword, query)}
          className="touch flex items-center text-sky hover:underline"
        >
          {i18n._("login.forgot")}
        </Link>
        <Link
          href={withWish(paths.signUp, query)}
          className="touch flex items-center justify-end text-sky hover:underline"
        >
          {i18n._("login.sign-up")}
        </Link>
      </nav>
      <DocumentLinks className="justify-center" />
    </AccountScreen>
  );
}

function isDeactivated(error: unknown): boolean {
  return error instanceof ApiError && error.code === "login_inactive";
}

interface Credentials {
  /** The e-mail address. */
  username: string;
  password: string;
  remember_me: boolean;
}

/**
 * Logs in; on any failure, tries the legacy call, whose one token serves as both.
 * @throws What the last of the two calls threw.
 */
async function logIn({ username, password, remember_me }: Credentials): Promise<SessionTokens> {
  const who = { username: canonicalEmail(username), password };
  try {
    return (await ask("login", { body: { ...who, remember_me } })).data;
  } catch {
    const { access_token } = (await ask("loginByForm", { body: who })).data;
    return { access_token, refresh_token: access_token };
  }
}
