import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { memo } from "react";
import type { Draft } from "#offline/drafts/draft.ts";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import { useDraftPart } from "../../../drafts/use-draft-part.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import type { ContactField } from "../recognition/picture-contacts.ts";
import { RecognitionBox } from "../recognition/recognition-box.tsx";
import { PastedListing } from "./pasted-listing.tsx";

interface Props {
  draftSession: DraftSession<"listing">;
  form: Pick<DraftForm<ContactField>, "typed" | "change">;
  /** The text shared by another app, which can be read here too. */
  text: string | undefined;
  disabled: boolean;
  take: (readings: Readings) => TakenReading;
}

/** One line for those who have written it all before: a pasted post or a poster fills the form in. */
export const FilledInForYou = memo(function FilledInForYou({ draftSession, form, text, disabled, take }: Props) {
  const { i18n } = useLingui();
  const isNew = useDraftPart(draftSession, isNewOf);
  return (
    <Disclosure icon={Sparkles} title={i18n._("listing-form.filled-in")} isOpen={Boolean(text)}>
      {isNew && (
        <section className="grid gap-3">
          <h3 className="font-semibold">{i18n._("suggest.paste.title")}</h3>
          <PastedListing text={text} disabled={disabled} take={take} />
        </section>
      )}
      <RecognitionBox draftSession={draftSession} form={form} take={take} />
    </Disclosure>
  );
});

function isNewOf({ base }: Draft): boolean {
  return base === null;
}
