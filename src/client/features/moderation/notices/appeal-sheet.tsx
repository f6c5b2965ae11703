import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import type { ModerationNotice } from "#contract/schemas/moderation.ts";
import { tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { keptTyping } from "../../../platform/kept-typing.ts";
import { useHoldUpdates } from "../../../platform/updates/use-hold-updates.ts";
import { FormSheet } from "../../../ui/form-sheet.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { AppealField } from "./appeal-field.tsx";
import { appealProblems, NO_WORDS } from "./appeal-values.ts";
import { noticeText, noticeTitle } from "./notice-text.ts";

interface Props {
  notice: ModerationNotice;
  onDone: () => void;
  onClose: () => void;
}

/** Says once why what moderators did is wrong. What was typed stays until it has arrived. */
export function AppealSheet({ notice, onDone, onClose }: Props) {
  const { i18n } = useLingui();
  const [kept] = useState(() => keptTyping(`appeal:${notice.id}`, NO_WORDS));
  const [initial] = useState(kept.read);
  const { ref, ...form } = useForm({
    initial,
    check: (values) => appealProblems(i18n, values),
    async send({ words }) {
      try {
        await ask("appeal", { params: { id: notice.id }, body: { words: words.trim() } });
        kept.forget();
        toast("success", i18n._("appeal.sent"));
        onDone();
      } catch (error) {
        tellFailure(i18n, error);
      }
    },
  });
  const isWritten = form.values.words !== "";
  useEffect(() => kept.keep(form.values), [kept, form.values]);
  useHoldUpdates("appeal", isWritten);
  return (
    <FormSheet
      title={i18n._("appeal.title")}
      submit={i18n._("appeal.send")}
      isBusy={form.isBusy}
      keepOpen={isWritten}
      formRef={ref}
      onSubmit={(event) => void form.submit(event)}
      onClose={onClose}
    >
      <div>
        <p className="font-semibold">{noticeText(i18n, notice)}</p>
        <p>
          <bdi className="line-clamp-2">{noticeTitle(notice)}</bdi>
        </p>
      </div>
      <AppealField form={form} />
    </FormSheet>
  );
}
