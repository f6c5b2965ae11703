import { useLingui } from "@lingui/react";
import { useId } from "react";
import { ALERT_TIMES, type Alerting } from "#domain/notifications/notification.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { ALERT_TEXTS } from "./saved-text.ts";

interface Props {
  label: string;
  alerting: Alerting;
  /** What to know where one is not told. */
  whenOff?: string | undefined;
  onChange: (changed: Partial<Alerting>) => void;
}

/** When one is told, and how. */
export function AlertFields({ label, alerting, whenOff, onChange }: Props) {
  const { i18n } = useLingui();
  const name = useId();
  const isOff = alerting.alert === "off" || !(alerting.by_push || alerting.by_mail);
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{label}</p>
      <Segments
        name={name}
        label={label}
        isLabelHidden
        value={alerting.alert}
        choices={ALERT_TIMES.map((value) => ({ value, text: i18n._(ALERT_TEXTS[value]) }))}
        onChange={(alert) => onChange({ alert })}
      />
      {isOff && whenOff !== undefined && <p className="text-sm text-pretty text-ink-soft">{whenOff}</p>}
      {alerting.alert !== "off" && (
        <div className="flex flex-wrap gap-x-6">
          <Checkbox
            name={`${name}-push`}
            label={i18n._("alerts.push")}
            checked={alerting.by_push}
            onChange={(by_push) => onChange({ by_push })}
          />
          <Checkbox
            name={`${name}-mail`}
            label={i18n._("alerts.mail")}
            checked={alerting.by_mail}
            onChange={(by_mail) => onChange({ by_mail })}
          />
        </div>
      )}
    </div>
  );
}
