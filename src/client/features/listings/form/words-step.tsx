import { useLingui } from "@lingui/react";
import type { TakenShared } from "#offline/drafts/shared/take-shared.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { DraftLongText, DraftText } from "../../../drafts/form/draft-fields.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { PhotoField } from "../photos/photo-field.tsx";
import { RecognitionBox } from "../recognition/recognition-box.tsx";
import type { FormField } from "./steps.ts";

interface Props {
  form: DraftForm<FormField>;
  draftSession: DraftSession<"listing">;
  /** The outcome of importing a share. */
  shared: TakenShared | undefined;
  /** Takes the values extracted from the photos. */
  take: (readings: Readings) => TakenReading;
}

/** What it looks like, and what there is to say about it. */
export function WordsStep({ form, draftSession, shared, take }: Props) {
  const { i18n } = useLingui();
  return (
    <>
      <PhotoField draftSession={draftSession} problem={form.problems.photos} shared={shared} />
      <RecognitionBox draftSession={draftSession} take={take} />
      <DraftText
        form={form}
        field="title"
        label={i18n._("listing-form.field.title")}
        help={i18n._("listing-form.field.title.help")}
        required
      />
      <DraftLongText
        form={form}
        field="description"
        label={i18n._("listing-form.description")}
        help={i18n._("listing-form.description.help")}
        rows={5}
      />
      <DraftLongText
        form={form}
        field="additional_info"
        label={i18n._("listing-form.additional-info")}
        help={i18n._("listing-form.additional-info.help")}
      />
    </>
  );
}
