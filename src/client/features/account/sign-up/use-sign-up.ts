import { useLingui } from "@lingui/react";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "../../../paths.ts";
import { fieldProblems } from "../../../api/failures.ts";
import { withWish } from "../../../api/credentials/return-path.ts";
import { ask } from "../../../api/transport.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { useForm, type Problems } from "../../../ui/form/use-form.ts";
import type { SignUpTrouble } from "./sign-up-alert.tsx";
import { signUpProblems, type SignUpValues } from "./sign-up-problems.ts";
import { useCode } from "./use-code.ts";
import { useFailure } from "../use-failure.ts";
import { forgetCode, keptCode } from "./verification-code.ts";

const EMPTY: SignUpValues = { email: "", full_name: "", password: "", confirm_password: "", verification_code: "" };
const FIELDS = ["email", "full_name", "password", "confirm_password", "verification_code"] as const;

/** The sign-up: its form, its code, and the outcome of the last attempt. */
export function useSignUp() {
  const { i18n } = useLingui();
  const query = useSearch();
  const [, navigate] = useLocation();
  const [trouble, setTrouble] = useState<SignUpTrouble>(null);
  const failure = useFailure();
  const code = useCode();
  const { ref, ...form } = useForm({ initial: EMPTY, check: (values) => signUpProblems(i18n, values), send: signUp });
  return { ref, form, code, failure, trouble, sendCode };

  async function sendCode(): Promise<void> {
    setTrouble(null);
    form.leave("email");
    if (signUpProblems(i18n, form.values).email !== undefined) return form.jump("email");
    try {
      await code.send(form.values.email);
    } catch (error) {
      failure.set(error);
      setTrouble("not-sent");
    }
  }

  async function signUp(values: SignUpValues): Promise<Problems<SignUpValues> | void> {
    const kept = keptCode();
    const verification_code = digitsOf(values.verification_code);
    if (kept === null) return setTrouble(code.wasSent ? "expired-code" : "no-code");
    if (kept !== verification_code) return setTrouble("wrong-code");
    setTrouble(null);
    try {
      await ask("signUp", { body: { ...values, email: values.email.trim(), verification_code } });
    } catch (error) {
      failure.set(error);
      setTrouble("not-created");
      return fieldProblems(i18n, error, FIELDS);
    }
    forgetCode();
    toast("success", i18n._("sign-up.success"));
    navigate(withWish(paths.login, query));
  }
}

// Chinese keyboards may type full-width digits, and a pasted code may contain spaces.
function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\s/g, "");
}
