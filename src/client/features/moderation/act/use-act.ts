import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import type { CaseDetail, ModerationAct } from "#contract/schemas/moderation.ts";
import type { Act } from "#domain/moderation/act-rules.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { failureText, tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { useForm, type Form } from "../../../ui/form/use-form.ts";
import { NOTHING_YET, whyProblems, whyToSend, type ActValues } from "./act-values.ts";

/** How far the moderator has come. */
export type ActStep =
  | { name: "writing" }
  | { name: "confirming" }
  | { name: "done"; act: ModerationAct }
  /** @property by What another moderator has done meanwhile. */
  | { name: "too-late"; by: ModerationAct };

interface Parts {
  act: Act;
  shown: CaseDetail;
  onChanged: () => void;
}

export interface ActForm extends Form<ActValues> {
  step: ActStep;
  /** Why it was not done; null where it was not tried, or was done. */
  failure: string | null;
  isSending: boolean;
  /** Back from the confirmation to the words. */
  back: () => void;
  confirm: () => Promise<void>;
}

/** One act of a moderator, from its reason to the server's answer. */
export function useAct({ act, shown, onChanged }: Parts): ActForm {
  const { i18n } = useLingui();
  // Made once: a second press is the same act.
  const [id] = useState(newUuid);
  const [step, setStep] = useState<ActStep>({ name: "writing" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm<ActValues>({
    initial: NOTHING_YET,
    check: (values) => whyProblems(i18n, act, values),
    send: async () => setStep({ name: "confirming" }),
  });

  return {
    ...form,
    step,
    failure,
    isSending,
    back: () => setStep({ name: "writing" }),
    async confirm() {
      setSending(true);
      setFailure(null);
      try {
        const { data } = await ask("actOn", { body: bodyOf(id, act, shown, form.values), idempotencyKey: id });
        setStep({ name: "done", act: data });
        onChanged();
      } catch (error) {
        const other = actMeanwhile(error);
        if (other === null) {
          tellFailure(i18n, error);
          setFailure(failureText(i18n, error));
        } else {
          setStep({ name: "too-late", by: other });
          onChanged();
        }
      } finally {
        setSending(false);
      }
    },
  };
}

function bodyOf(id: string, act: Act, { kind, target_id, last_act_id }: CaseDetail, values: ActValues) {
  return { id, act, kind, target_id, ...whyToSend(values), last_act_id };
}

/** What another moderator has done since the case was read; null for any other error. */
function actMeanwhile(error: unknown): ModerationAct | null {
  if (!(error instanceof ApiError) || error.code !== "acted_meanwhile") return null;
  const { current } = error;
  return typeof current === "object" && current !== null && "act" in current ? (current as ModerationAct) : null;
}
