import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { TypedListing } from "#offline/drafts/typed-listing.ts";
import { sendsWhenClosed } from "../../../outbox/sending/background-sync.ts";
import { ProblemSummary } from "../../../drafts/form/problem-summary.tsx";
import type { WholeDraftForm } from "../../../drafts/form/use-draft-form.ts";
import { isMemoryOnly } from "../../../drafts/store/unsent.ts";
import { connection } from "../../../platform/connection/connection.ts";
import { Button } from "../../../ui/button.tsx";
import { PostSummary } from "./post-summary.tsx";
import { STEPS, type FormField } from "./steps.ts";

interface Props {
  /** The open one, from 0. */
  step: number;
  form: WholeDraftForm<FormField>;
  typed: TypedListing;
  isEdit: boolean;
  onGo: (step: number) => void;
}

/** The step navigation; on the last step the validation errors, a preview, and the submit button. */
export function FormFoot({ step, form, typed, isEdit, onGo }: Props) {
  const { i18n } = useLingui();
  const isLast = step === STEPS.length - 1;
  const post = isEdit ? i18n._("listing-form.save") : i18n._("listing-form.post");
  return (
    <div className="grid gap-5">
      {form.wasTried && <ProblemSummary problems={form.problems} onJump={form.jump} />}
      {isLast && <PostSummary typed={typed} />}
      {isLast && connection.value !== "online" && (
        <p className="rounded-control bg-sky-tint px-4 py-3 text-sky">{offlineText(i18n)}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {step > 0 && <Button onClick={() => onGo(step - 1)}>{i18n._("listing-form.back")}</Button>}
        {!isLast && (
          <Button look="primary" className="grow" onClick={() => onGo(step + 1)}>
            {i18n._("listing-form.next")}
          </Button>
        )}
        {(isLast || form.wasTried) && (
          <Button type="submit" look={isLast ? "primary" : "quiet"} className={isLast ? "grow" : ""}>
            {post}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What happens when posting offline; promises only what this browser supports. */
function offlineText(i18n: I18n): string {
  if (isMemoryOnly.value) return i18n._("listing-form.offline.unkept");
  return sendsWhenClosed.value ? i18n._("listing-form.offline.closable") : i18n._("listing-form.offline");
}
