import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { ApiError } from "#contract/api-error.ts";
import { ErrorReference } from "../api/error-reference.tsx";
import { failureText } from "../api/failures.ts";
import { ask } from "../api/transport.ts";
import { FormSheet } from "../ui/form-sheet.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";

interface PasswordAgain {
  /**
   * Makes a call; where the server wants a recent proof of the password, asks for it and makes the call again.
   * @throws what the call throws: also the server's wish, where the user closes the sheet.
   */
  withPassword: <Result>(make: () => Promise<Result>) => Promise<Result>;
  /** Asks while it is needed. Stands outside of other forms: its own would send them too. */
  passwordSheet: ReactNode;
}

/** For calls that a stolen session or an unlocked phone must not make by itself. @param email Tells password managers whose. */
export function usePasswordAgain(email: string): PasswordAgain {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  const confirmed = () => new Promise<boolean>((resolve) => setAnswer(() => resolve)).finally(() => setAnswer(null));
  return {
    async withPassword(make) {
      try {
        return await make();
      } catch (error) {
        const isWanted = error instanceof ApiError && error.code === "password_needed";
        if (!isWanted || !(await confirmed())) throw error;
        return make();
      }
    },
    passwordSheet: answer && <PasswordSheet email={email} onAnswer={answer} />,
  };
}

function PasswordSheet({ email, onAnswer }: { email: string; onAnswer: (isConfirmed: boolean) => void }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const confirm = async () => {
    if (typed === "") return setFailure(i18n._("field.current-password-required"));
    setBusy(true);
    setFailed(null);
    try {
      await ask("confirmPassword", { body: { password: typed } });
      onAnswer(true);
    } catch (error) {
      setFailure(failureText(i18n, error));
      setFailed(error);
      setBusy(false);
    }
  };
  return (
    <FormSheet
      title={i18n._("password-again.title")}
      submit={i18n._("password-again.confirm")}
      isBusy={isBusy}
      keepOpen
      onSubmit={() => void confirm()}
      onClose={() => onAnswer(false)}
    >
      <p>{i18n._("password-again.text")}</p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={i18n._("password.current")}
        required
        autoComplete="current-password"
        showLabel={i18n._("account.show-password")}
        hideLabel={i18n._("account.hide-password")}
        value={typed}
        problem={failure}
        onChange={setTyped}
      />
      <ErrorReference error={failed} />
    </FormSheet>
  );
}
