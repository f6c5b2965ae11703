import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ApiError } from "#contract/api-error.ts";
import { tidyCode } from "#domain/tidy/code.ts";
import { canonicalEmail, VERIFICATION_CODE } from "#domain/users/account-rules.ts";
import { paths } from "../../../paths.ts";
import { fieldProblems } from "../../../api/failures.ts";
import { withWish } from "../../../api/credentials/return-path.ts";
import { ask } from "../../../api/transport.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { useForm, type Problems } from "../../../ui/form/use-form.ts";
import { handToLogin } from "../fresh-credentials.ts";
import { forgetFields, keepFields, keptFields } from "../kept-fields.ts";
import type { SignUpTrouble } from "./sign-up-alert.tsx";
import { signUpProblems, type SignUpValues } from "./sign-up-problems.ts";
import { useCode, type SentCode } from "./use-code.ts";
import { useFailure } from "../use-failure.ts";
import { forgetCode, isAsked } from "./verification-code.ts";

const FIELDS = ["email", "full_name", "password", "confirm_password", "verification_code"] as const;

/** The sign-up: its form, its code, and the outcome of the last attempt. */
export function useSignUp() {
  const { i18n } = useLingui();
  const query = useSearch();
  const [, navigate] = useLocation();
  const [initial] = useState(keptValues);
  const [trouble, setTrouble] = useState<SignUpTrouble>(null);
  const failure = useFailure();
  const code = useCode();
  const { ref, ...form } = useForm({ initial, check: (values) => signUpProblems(i18n, values), send: signUp });
  const { email, full_name, verification_code } = form.values;
  useEffect(() => keepFields({ email, full_name, verification_code }), [email, full_name, verification_code]);
  const isPasswordLost = initial.full_name !== "" && form.values.password === "";
  return { ref, form, code, failure, trouble, sendCode, isPasswordLost };

  async function sendCode(): Promise<void> {
    setTrouble(null);
    form.leave("email");
    if (signUpProblems(i18n, form.values).email !== undefined) return form.jump("email");
    try {
      await code.send(form.values.email);
    } catch (error) {
      failure.set(error);
      return setTrouble("not-sent");
    }
    // One that was typed before is no good any more.
    form.change("verification_code", "");
    form.jump("verification_code");
  }

  async function signUp(values: SignUpValues): Promise<Problems<SignUpValues> | void> {
    // No code could be had: that is said already, and fills no field.
    if (!isAsked() && trouble === "not-sent") return;
    setTrouble(null);
    const problem = codeProblem(i18n, values, code.sent);
    if (problem !== null) return { verification_code: problem };
    const verification_code = tidyCode(values.verification_code);
    const email = canonicalEmail(values.email);
    try {
      await ask("signUp", { body: { ...values, email, verification_code } });
    } catch (error) {
      if (isWrongCode(error)) return { verification_code: i18n._("sign-up.code-invalid") };
      failure.set(error);
      setTrouble("not-created");
      return fieldProblems(i18n, error, FIELDS);
    }
    forgetCode();
    forgetFields();
    keepFields({ email });
    handToLogin({ email, password: values.password });
    toast("success", i18n._("sign-up.success"));
    navigate(withWish(paths.login, query));
  }
}

/** After a reload all but the passwords is there. */
function keptValues(): SignUpValues {
  const { email, full_name, verification_code } = keptFields();
  return { email, full_name, password: "", confirm_password: "", verification_code };
}

/**
 * What this page knows to be wrong with the code, said at the field whose button sends one; null where the server has to
 * tell. A code that is none costs none of its five tries.
 */
function codeProblem(i18n: I18n, { email, verification_code }: SignUpValues, sent: SentCode | null): string | null {
  if (!isAsked()) return sent === null ? i18n._("sign-up.code-missing") : i18n._("sign-up.code-expired");
  if (sent !== null && canonicalEmail(sent.email) !== canonicalEmail(email))
    return i18n._("sign-up.code-elsewhere", { email: sent.email });
  return VERIFICATION_CODE.test(tidyCode(verification_code)) ? null : i18n._("sign-up.code-invalid");
}

function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === "wrong_verification_code";
}
