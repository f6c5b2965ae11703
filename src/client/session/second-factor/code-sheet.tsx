import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { ErrorReference } from "../../api/error-reference.tsx";
import { failureText } from "../../api/failures.ts";
import { FormSheet } from "../../ui/form-sheet.tsx";
import { TextField } from "../../ui/form/text-field.tsx";

interface CodeSheetProps {
  title: string;
  submit: string;
  look?: "primary" | "danger";
  /** Does what the code is for. What it throws is said under the field. */
  send: (code: string) => Promise<void>;
  onClose: () => void;
  /** The text above the field. */
  children: ReactNode;
  /** Whether a recovery code may stand in for the app. */
  takesRecoveryCode?: boolean;
}

/** Asks for a code of the authenticator app, or for a recovery code. The server tidies what is pasted. */
export function CodeSheet({ title, submit, look, send, onClose, children, takesRecoveryCode = true }: CodeSheetProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState("");
  const [isRecovery, setRecovery] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [failed, setFailed] = useState<unknown>(null);
  const submitCode = async () => {
    if (typed.trim() === "") return setFailure(i18n._("second-factor.code-required"));
    setBusy(true);
    setFailed(null);
    try {
      await send(typed);
    } catch (error) {
      setFailure(failureText(i18n, error));
      setFailed(error);
      setBusy(false);
    }
  };
  const change = () => {
    setRecovery(!isRecovery);
    setTyped("");
    setFailure(undefined);
  };
  return (
    <FormSheet
      title={title}
      submit={submit}
      {...(look && { look })}
      isBusy={isBusy}
      keepOpen
      onSubmit={() => void submitCode()}
      onClose={onClose}
    >
      {children}
      <TextField
        key={String(isRecovery)}
        name="code"
        label={i18n._(isRecovery ? /*i18n*/ "second-factor.recovery-code" : /*i18n*/ "second-factor.code")}
        required
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        problem={failure}
        onChange={setTyped}
      />
      {takesRecoveryCode && (
        <div>
          <button type="button" onClick={change} className="touch text-sky underline">
            {i18n._(isRecovery ? /*i18n*/ "second-factor.use-app" : /*i18n*/ "second-factor.use-recovery-code")}
          </button>
        </div>
      )}
      <ErrorReference error={failed} />
    </FormSheet>
  );
}
