import { useLingui } from "@lingui/react";
import { useSWRConfig } from "swr";
import { STEP_UP_HOURS } from "#domain/users/account-rules.ts";
import { ask } from "../../api/transport.ts";
import { toast } from "../../ui/toasts/toasts.ts";
import { CodeSheet } from "./code-sheet.tsx";

/** Few enough that it is time for new ones. */
const FEW_CODES = 3;

/** Asks a superuser for a code before the session acts as theirs; what was refused meanwhile is asked again. */
export function StepUpSheet({ onAnswer }: { onAnswer: (isSteppedUp: boolean) => void }) {
  const { i18n } = useLingui();
  const { mutate } = useSWRConfig();
  return (
    <CodeSheet
      title={i18n._("step-up.title")}
      submit={i18n._("step-up.submit")}
      onClose={() => onAnswer(false)}
      send={async (code) => {
        const { recovery_codes_left: left } = (await ask("stepUp", { body: { code } })).data;
        if (left < FEW_CODES) toast("warning", i18n._("step-up.few-codes", { left }));
        onAnswer(true);
        void mutate(() => true);
      }}
    >
      <p>{i18n._("step-up.text", { hours: STEP_UP_HOURS })}</p>
    </CodeSheet>
  );
}
