import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import type { OtherValue, ViewingContent } from "#domain/viewings/viewing.ts";
import { Button } from "../../../ui/button.tsx";
import { useToday } from "../../../platform/clock/use-today.ts";
import { appointmentText } from "../appointment-text.ts";
import { STATE_NAMES } from "../state-text.ts";
import type { Edit } from "./use-edits.ts";

/** A field's conflicting value from another device: the user keeps either. */
export function ConflictingValues({ content, edit }: { content: ViewingContent; edit: Edit }) {
  const { i18n } = useLingui();
  const today = useToday();
  const settle = (other: OtherValue, how: "use" | "dismiss") =>
    void edit((now) => settled(now, other, how)).catch(() => undefined);
  if (content.other.length === 0) return null;
  return (
    <ul aria-label={i18n._("viewings.other")} className="grid grid-cols-1 gap-2">
      {content.other.map((other) => (
        <li
          key={`${other.field} ${String(other.value)}`}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-amber-tint px-4 py-3"
        >
          <p className="text-amber">{otherText(i18n, other, today)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => settle(other, "use")}>{i18n._("viewings.other.use")}</Button>
            <Button onClick={() => settle(other, "dismiss")}>{i18n._("viewings.other.dismiss")}</Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function otherText(i18n: I18n, other: OtherValue, today: string): string {
  switch (other.field) {
    case "state":
      return i18n._("viewings.other.state", { value: i18n._(STATE_NAMES[other.value]) });
    case "appointment": {
      const { value } = other;
      if (value === null) return i18n._("viewings.other.no-appointment");
      return i18n._("viewings.other.appointment", { value: appointmentText(i18n.locale, value, today) });
    }
    case "score":
      return other.value === null
        ? i18n._("viewings.other.no-score")
        : i18n._("viewings.other.score", { score: other.value });
  }
}

/** A viewing with the conflict resolved: the other value is dropped, or used. */
function settled(content: ViewingContent, { field, value }: OtherValue, how: "use" | "dismiss"): ViewingContent {
  // Using a value settles all conflicts of the field; dismissing one leaves the others.
  const other = content.other.filter((each) => each.field !== field || (how === "dismiss" && each.value !== value));
  return how === "use" ? { ...content, other, [field]: value } : { ...content, other };
}
