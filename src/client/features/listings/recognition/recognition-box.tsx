import { useLingui } from "@lingui/react";
import { Sparkles } from "lucide";
import { useId, useRef } from "react";
import type { DraftSession } from "../../../drafts/draft-session.ts";
import type { TakenReading } from "../../../drafts/suggestions/form-suggestions.ts";
import type { Readings } from "../../../drafts/suggestions/suggest.ts";
import { useApiQuery } from "../../../api/use-api-query.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { DraftForm } from "../../../drafts/form/use-draft-form.ts";
import { ConfirmContacts } from "./confirm-contacts.tsx";
import { withContact, type ContactField } from "./picture-contacts.ts";
import { RecognitionOutcome } from "./recognition-outcome.tsx";
import { useRecognition } from "./use-recognition.ts";
import { Spinner } from "../../../ui/states/spinner.tsx";
import type { RecognitionStep } from "./recognise-photos.ts";

interface Props {
  draftSession: DraftSession<"listing">;
  form: Pick<DraftForm<ContactField>, "typed" | "change">;
  take: (readings: Readings) => TakenReading;
}

/** Extracts a room's fields from its photos, above all of posters, into empty fields. */
export function RecognitionBox({ draftSession, form, take }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const quota = useApiQuery("readAiQuota", {});
  const { state, unconfirmed, settle, start, cancel } = useRecognition({
    draftSession,
    take,
    onEnd: () => void quota.mutate(),
  });
  const hasPhotos = draftSession.draft.value.photos.length > 0;
  const uses = quota.data?.data.recognition;
  const isOnline = connection.value === "online";
  const isRunning = state.name === "sending" || state.name === "reading";
  const stop = () => {
    cancel();
    button.current?.focus();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`${id}-title`} className="font-semibold">
          {i18n._("recognition.title")}
        </h3>
        {uses !== undefined && (
          <Badge tone={uses.left > 0 ? "moss" : "amber"}>
            <span className="figures">{i18n._("recognition.quota-left", { ...uses })}</span>
          </Badge>
        )}
      </div>
      <p id={`${id}-help`} className="text-sm text-ink-soft">
        {i18n._("recognition.help")}
      </p>
      {!isOnline && <p className="rounded-control bg-sky-tint px-4 py-3 text-sky">{i18n._("recognition.offline")}</p>}
      <Button
        ref={button}
        aria-describedby={`${id}-help`}
        aria-disabled={isRunning || !isOnline}
        className="justify-self-start"
        onClick={() => void start()}
      >
        <Icon of={Sparkles} className="text-brick" />
        {i18n._("recognition.start")}
      </Button>
      {isRunning && <RecognitionProgress step={state} onCancel={stop} />}
      <RecognitionOutcome state={hasPhotos && state.name === "no-photos" ? { name: "idle" } : state} />
      <ConfirmContacts
        {...unconfirmed}
        onUse={(contact, text) => {
          const written = withContact(form.typed.peek(), { ...contact, text });
          if (written === null) return false;
          form.change(written.field, written.value);
          settle(contact);
          return true;
        }}
        onLeaveOut={settle}
      />
    </section>
  );
}

/** How far a recognition is; it takes some seconds, and can be cancelled. */
function RecognitionProgress({ step, onCancel }: { step: RecognitionStep; onCancel: () => void }) {
  const { i18n } = useLingui();
  const text =
    step.name === "sending"
      ? i18n._("recognition.sending", { photo: step.photo, photos: step.photos })
      : i18n._("recognition.reading");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="flex items-center gap-2 text-amber">
        <Spinner />
        <span className="figures">{text}</span>
      </p>
      <Button onClick={onCancel}>{i18n._("recognition.cancel")}</Button>
    </div>
  );
}
