import { useLingui } from "@lingui/react";
import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { REQUEST_TEXT_LENGTHS, type RequestField } from "#domain/request-rules.ts";
import type { DraftKeeper } from "../../posting/draft-keeper.ts";
import type { FormHistory } from "../../posting/form/edit-again.ts";
import { ElsewhereNotice } from "../../posting/form/elsewhere-notice.tsx";
import { KeepsNothingNotice } from "../../posting/keeps-nothing-notice.tsx";
import { ProblemSummary } from "../../posting/form/problem-summary.tsx";
import { refusedAsAWhole, refusedTexts } from "../../posting/form/refused-texts.ts";
import { SavedLine } from "../../posting/form/saved-line.tsx";
import { tellNotPosted } from "../../posting/form/tell-not-posted.ts";
import { useDraftForm } from "../../posting/form/use-draft-form.ts";
import { useLateEmail } from "../../posting/form/use-late-email.ts";
import { useNamedAddress } from "../../posting/form/use-named-address.ts";
import { takeReadings } from "../../posting/suggestions/form-suggestions.ts";
import { PasteBox } from "../../posting/suggestions/paste-box.tsx";
import { SuggestionPanel } from "../../posting/suggestions/suggestion-panel.tsx";
import { Button } from "../../ui/button.tsx";
import { useToday } from "../../use-today.ts";
import { ownUrl } from "./own-address.ts";
import { readPastedRequest } from "./read-pasted-request.ts";
import { WhatHome, WhereAndWhen, WhoAsks } from "./request-fields.tsx";
import { requestProblems } from "./request-problems.ts";
import { requestFieldsOf } from "./request-typed.ts";

interface Props {
  keeper: DraftKeeper<"request">;
  /** Whether the address does not name the draft yet. */
  isUnnamed: boolean;
  accountEmail: string | undefined;
}

/** The form of a request (spec section 3, A-19). Posting it puts it into the outbox, and leads back to the list. */
export function RequestForm({ keeper, isUnnamed, accountEmail }: Props) {
  const { i18n } = useLingui();
  const [, navigate] = useLocation();
  const today = useToday();
  const { base, owner } = keeper.draft.value;
  const isNew = base === null;
  const isElsewhere = keeper.isElsewhere.value;
  const isUntouched = !isNew && keeper.kept.value.name === "untouched";
  // What was refused came along when the form was opened; going on from there does not bring it back.
  const [{ refused }] = useState(() => (history.state ?? {}) as FormHistory);
  const [wasBlank] = useState(keeper.kept.value.name === "untouched");
  useNamedAddress(keeper, isUnnamed);
  useLateEmail(keeper, accountEmail);
  const { ref, ...form } = useDraftForm<"request", RequestField>({
    keeper,
    check: (typed) => requestProblems(i18n, typed, { today, isNew }),
    fieldsOf: requestFieldsOf,
    refused: refusedTexts(i18n, refused, REQUEST_TEXT_LENGTHS),
    onPosted: () => navigate(ownUrl({ open: "list" }), { replace: true }),
    onFailed: (error) => tellNotPosted(i18n, error),
  });
  const wasRefused = refusedAsAWhole(i18n, refused);
  return (
    <>
      <h1 className="text-2xl font-semibold">
        {isNew ? i18n._("own-requests.new") : i18n._("own-requests.edit.title")}
      </h1>
      <KeepsNothingNotice owner={owner} />
      {isElsewhere && <ElsewhereNotice keeper={keeper} />}
      {wasRefused !== null && <p className="rounded-control bg-brick-tint px-4 py-3 text-brick-deep">{wasRefused}</p>}
      <form ref={ref} noValidate onSubmit={(event) => void form.submit(event)}>
        <fieldset
          disabled={isElsewhere || form.isBusy}
          className="grid min-w-0 gap-6 [&_:is(input,select,textarea)]:scroll-my-24"
        >
          {isNew && (
            <PasteBox
              help={i18n._("suggest.paste.help-request")}
              isOpen={wasBlank}
              disabled={isElsewhere || form.isBusy}
              read={(text) => readPastedRequest(text, today)}
              take={(readings) => takeReadings(keeper, readings, {})}
            />
          )}
          <SuggestionPanel suggestions={form.suggestions} onJump={form.jump} />
          <Part heading={i18n._("request.part.where")}>
            <WhereAndWhen form={form} />
          </Part>
          <Part heading={i18n._("request.part.what")}>
            <WhatHome form={form} />
          </Part>
          <Part heading={i18n._("request.part.who")}>
            <WhoAsks form={form} />
          </Part>
          {form.wasTried && <ProblemSummary problems={form.problems} onJump={form.jump} />}
          <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-between gap-3 border-t border-line bg-paper px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            <SavedLine kept={keeper.kept.value} />
            <Button type="submit" look="primary" disabled={isUntouched} className="grow sm:grow-0">
              {isNew ? i18n._("own-requests.post") : i18n._("own-requests.post-changes")}
            </Button>
          </div>
        </fieldset>
      </form>
    </>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-4">
      <h2 className="text-lg font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
