import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import type { CaseDetail, ModerationAct } from "#contract/schemas/moderation.ts";
import { checkAct, MAX_ACT_WORDS, type Act, type ActReason } from "#domain/moderation/act-rules.ts";
import { newUuid } from "#offline/databases/new-uuid.ts";
import { failureText, tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { useForm, type Form, type Problems } from "../../../ui/form/use-form.ts";
import { suggestedWords } from "./act-words.ts";

/** What a moderator fills in. */
export interface ActValues {
  /** Empty before one is chosen. */
  reason: ActReason | "";
  words_zh: string;
  words_en: string;
}

const NOTHING_YET: ActValues = { reason: "", words_zh: "", words_en: "" };

/** How far the moderator has come. */
export type ActStep =
  | { name: "writing" }
  | { name: "confirming" }
  | { name: "done"; act: ModerationAct }
  /** @property by What another moderator has done meanwhile. */
  | { name: "too-late"; by: ModerationAct };

/** The sentences of both languages: a reason suggests words in each. */
export type BothLanguages = Record<"zh" | "en", I18n>;

interface Parts {
  act: Act;
  shown: CaseDetail;
  /** Undefined until they are loaded: then nothing is suggested. */
  sentences: BothLanguages | undefined;
  onChanged: () => void;
}

export interface ActForm extends Form<ActValues> {
  step: ActStep;
  /** Why it was not done; null where it was not tried, or was done. */
  failure: string | null;
  isSending: boolean;
  chooseReason: (reason: ActReason) => void;
  /** Back from the confirmation to the words. */
  back: () => void;
  confirm: () => Promise<void>;
}

/** One act of a moderator, from its reason to the server's answer. */
export function useAct({ act, shown, sentences, onChanged }: Parts): ActForm {
  const { i18n } = useLingui();
  // Made once: a second press is the same act.
  const [id] = useState(newUuid);
  const [step, setStep] = useState<ActStep>({ name: "writing" });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useForm<ActValues>({
    initial: NOTHING_YET,
    check: (values) => problemsOf(i18n, act, shown, values),
    send: async () => setStep({ name: "confirming" }),
  });

  return {
    ...form,
    step,
    failure,
    isSending,
    chooseReason(reason) {
      const before = suggestions(form.values.reason);
      const next = suggestions(reason);
      form.change("reason", reason);
      // What was typed stays.
      if (form.values.words_zh === before.zh) form.change("words_zh", next.zh);
      if (form.values.words_en === before.en) form.change("words_en", next.en);
    },
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

  function suggestions(reason: ActReason | ""): Record<"zh" | "en", string> {
    if (reason === "" || sentences === undefined) return { zh: "", en: "" };
    return { zh: suggestedWords(sentences.zh, act, reason), en: suggestedWords(sentences.en, act, reason) };
  }
}

function problemsOf(i18n: I18n, act: Act, { kind }: CaseDetail, values: ActValues): Problems<ActValues> {
  const tooLong = i18n._("mistake.too-long", { longest: MAX_ACT_WORDS });
  const texts = { reason: i18n._("act.reason.required"), words_zh: tooLong, words_en: tooLong };
  const problems = checkAct({ act, ...values, kind });
  return Object.fromEntries(problems.map(({ field }) => [field, texts[field as keyof ActValues]]));
}

function bodyOf(id: string, act: Act, { kind, target_id, last_act_id }: CaseDetail, values: ActValues) {
  const [words_zh, words_en] = [values.words_zh.trim(), values.words_en.trim()];
  return {
    id,
    act,
    kind,
    target_id,
    reason: values.reason,
    words_zh: words_zh === "" ? null : words_zh,
    words_en: words_en === "" ? null : words_en,
    last_act_id,
  };
}

/** What another moderator has done since the case was read; null for any other error. */
function actMeanwhile(error: unknown): ModerationAct | null {
  if (!(error instanceof ApiError) || error.code !== "acted_meanwhile") return null;
  const { current } = error;
  return typeof current === "object" && current !== null && "act" in current ? (current as ModerationAct) : null;
}
