import { useLingui } from "@lingui/react";
import { Link, Redirect, useSearch } from "wouter";
import { MAX_FULL_NAME_LENGTH, MIN_PASSWORD_LENGTH } from "#domain/users/account-rules.ts";
import { paths } from "../../../paths.ts";
import { roomOfPaintedContact, withWish } from "../../../api/credentials/return-path.ts";
import { agreementRecord } from "../../../session/agreement-record.ts";
import { DocumentLinks } from "../../../session/document-links.tsx";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { textOf } from "../../../ui/form/use-form.ts";
import { AccountScreen } from "../account-screen.tsx";
import { CodeField } from "./code-field.tsx";
import { EmailField, SecretField } from "../fields.tsx";
import { leadsToContact } from "../leads-to-contact.ts";
import { MessageBox } from "../message-box.tsx";
import { SignUpAlert } from "./sign-up-alert.tsx";
import { useSignUp } from "./use-sign-up.ts";

/** `/sign-up` (PR-218). */
export function SignUpPage() {
  const query = useSearch();
  // The shorter way in, which a painted room did not know: the login, where this phone has had one.
  const isKnownPhone = roomOfPaintedContact(query) !== null && agreementRecord.value !== null;
  return isKnownPhone ? <Redirect to={withWish(paths.login, query)} replace /> : <SignUp query={query} />;
}

function SignUp({ query }: { query: string }) {
  const { i18n } = useLingui();
  const { ref, form, code, failure, trouble, sendCode, isPasswordLost } = useSignUp();
  useHoldUpdates("sign-up", form.isChanged);
  return (
    <AccountScreen title={i18n._("sign-up.title")}>
      {leadsToContact(query) && <MessageBox tone="hint">{i18n._("sign-up.for-contact")}</MessageBox>}
      <MessageBox tone="hint">{i18n._("account.share-link")}</MessageBox>
      <p className="flex flex-wrap items-center gap-x-2">
        {i18n._("sign-up.have-account")}
        <Link href={withWish(paths.login, query)} className="touch flex items-center text-sky hover:underline">
          {i18n._("sign-up.log-in")}
        </Link>
      </p>
      <form
        ref={ref}
        onSubmit={(event) => void form.submit(event)}
        noValidate
        className="grid gap-4 [&_input]:scroll-mb-28"
      >
        <EmailField {...textOf(form, "email")} />
        <TextField
          {...textOf(form, "full_name")}
          label={i18n._("sign-up.full-name")}
          help={i18n._("sign-up.name-help", { most: MAX_FULL_NAME_LENGTH })}
          autoComplete="name"
          required
        />
        <SecretField
          {...textOf(form, "password")}
          label={i18n._("account.password")}
          help={
            isPasswordLost
              ? i18n._("sign-up.password-again", { least: MIN_PASSWORD_LENGTH })
              : i18n._("account.password-help", { least: MIN_PASSWORD_LENGTH })
          }
          autoComplete="new-password"
        />
        <SecretField
          {...textOf(form, "confirm_password")}
          label={i18n._("account.confirm-password")}
          autoComplete="new-password"
        />
        <CodeField
          field={textOf(form, "verification_code")}
          heldSince={code.heldSince}
          sent={code.sent}
          isSending={code.isSending}
          onSend={() => void sendCode()}
        />
        <SignUpAlert trouble={trouble} failure={failure} />
        <Button type="submit" look="primary" aria-disabled={form.isBusy}>
          {form.isBusy ? i18n._("sign-up.busy") : i18n._("sign-up.submit")}
        </Button>
      </form>
      <DocumentLinks className="justify-center" />
    </AccountScreen>
  );
}
