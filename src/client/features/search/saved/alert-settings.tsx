import { useLingui } from "@lingui/react";
import { SILENT_DAYS } from "#domain/listings/freshness.ts";
import { SET_KINDS, type NotificationSettings, type SetKind } from "#domain/notifications/notification.ts";
import { changeSettings, settingsOf, type SettingsHere } from "#offline/searches/notification-settings.ts";
import { useLiveQuery } from "../../../platform/storage/use-live-query.ts";
import { Switch } from "../../../ui/form/switch.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { AlertFields } from "./alert-fields.tsx";
import { doInSearches } from "./do-in-searches.ts";

const KINDS: Readonly<Record<SetKind, string>> = {
  match: /*i18n*/ "alerts.match",
  offer: /*i18n*/ "alerts.offer",
  freshness: /*i18n*/ "alerts.freshness",
};

/** What quiet hours begin with when they are turned on. */
const QUIET = { quiet_from: "22:00", quiet_until: "08:00" } as const;

/** Quiet hours, and how one is told of all else than saved searches; nothing before the account has been asked. */
export function AlertSettings({ owner }: { owner: string }) {
  const { i18n } = useLingui();
  const row = useLiveQuery(async () => (await settingsOf(owner)) ?? null, owner);
  if (row == null) return null;
  const { settings } = row;
  const change = (changed: Partial<NotificationSettings>) =>
    void doInSearches(i18n, () => changeSettings(owner, changed));
  return (
    <section aria-labelledby="alerts-heading" className="grid grid-cols-1 gap-5">
      <h2 id="alerts-heading" className="text-lg font-semibold">
        {i18n._("alerts.title")}
      </h2>
      <MailNote row={row} />
      <Switch
        label={i18n._("alerts.saved-searches")}
        help={i18n._("alerts.saved-searches.help")}
        checked={settings.saved_searches}
        onChange={(saved_searches) => change({ saved_searches })}
      />
      <QuietHours settings={settings} onChange={change} />
      {SET_KINDS.map((kind) => (
        <AlertFields
          key={kind}
          label={i18n._(KINDS[kind])}
          alerting={settings[kind]}
          whenOff={kind === "freshness" ? i18n._("alerts.freshness.off", { days: SILENT_DAYS }) : undefined}
          onChange={(changed) => change({ [kind]: { ...settings[kind], ...changed } })}
        />
      ))}
    </section>
  );
}

function MailNote({ row: { mailAddress, isMailConfirmed } }: { row: SettingsHere }) {
  const { i18n } = useLingui();
  return isMailConfirmed ? (
    <p className="text-sm text-ink-soft">{i18n._("alerts.mail-to", { address: mailAddress })}</p>
  ) : (
    <p className="text-sm text-amber">{i18n._("alerts.mail-unconfirmed", { address: mailAddress })}</p>
  );
}

interface QuietProps {
  settings: NotificationSettings;
  onChange: (changed: Partial<NotificationSettings>) => void;
}

function QuietHours({ settings: { quiet_from, quiet_until }, onChange }: QuietProps) {
  const { i18n } = useLingui();
  const isOn = quiet_from !== null && quiet_until !== null;
  return (
    <div className="grid gap-2">
      <Switch
        label={i18n._("alerts.quiet")}
        help={i18n._("alerts.quiet.help")}
        checked={isOn}
        onChange={(on) => onChange(on ? QUIET : { quiet_from: null, quiet_until: null })}
      />
      {isOn && (
        <div className="grid max-w-sm grid-cols-2 gap-3">
          <TextField
            type="time"
            label={i18n._("alerts.quiet.from")}
            value={quiet_from}
            onChange={(time) => time !== "" && onChange({ quiet_from: time })}
          />
          <TextField
            type="time"
            label={i18n._("alerts.quiet.until")}
            value={quiet_until}
            onChange={(time) => time !== "" && onChange({ quiet_until: time })}
          />
        </div>
      )}
    </div>
  );
}
