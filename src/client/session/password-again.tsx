import { useLingui } from "@lingui/react";
import { useId, useState, type ReactNode } from "react";
import { ApiError } from "#contract/api-error.ts";
import { ErrorReference } from "../api/error-reference.tsx";
import { failureText } from "../api/failures.ts";
import { ask } from "../api/transport.ts";
import { Button } from "../ui/button.tsx";
import { PasswordField } from "../ui/form/password-field.tsx";
import { Sheet } from "../ui/sheet.tsx";

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
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const confirm = async () => {
    if (isBusy) return;
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
    <Sheet
      title={i18n._("password-again.title")}
      closeLabel={i18n._("dialog.close")}
      onClose={() => onAnswer(false)}
      keepOpen
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => onAnswer(false)}>{i18n._("form.cancel")}</Button>
          <Button type="submit" form={formId} look="primary" aria-disabled={isBusy}>
            {i18n._("password-again.confirm")}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
        className="grid gap-4"
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
      </form>
    </Sheet>
  );
}
