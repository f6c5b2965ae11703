import { useLingui } from "@lingui/react";
import { ClipboardCopy, Download } from "lucide";
import { londonDay } from "#domain/calendar-day.ts";
import { clearEvents } from "#offline/event-log/clear-events.ts";
import { EVENTS_KEPT } from "#offline/event-log/log-event.ts";
import { copyText } from "../../platform/copy-text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../platform/save-file.ts";
import { ClearButton } from "./clear-button.tsx";
import { EventList } from "./event-list.tsx";
import type { RecorderFacts } from "./report-facts.ts";
import { reportText } from "./report-text.ts";
import { CardSection } from "../../ui/card-section.tsx";

/** The running build and its event log, copied in one tap for a bug report (M16). */
export function EventLogSection({ recorded, onChange }: { recorded: RecorderFacts; onChange: () => Promise<void> }) {
  const { i18n } = useLingui();
  const { facts, events } = recorded;
  const save = () => {
    const now = new Date();
    const file = new Blob([reportText(recorded, now)], { type: "text/plain" });
    saveFile(file, `qiying-recorder-${londonDay(now)}.txt`);
  };
  return (
    <CardSection heading={i18n._("kept.recorder")} text={i18n._("kept.recorder.text", { count: EVENTS_KEPT })}>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={() => void copyText(i18n, reportText(recorded, new Date()))}>
          <Icon of={ClipboardCopy} size={18} />
          {i18n._("kept.recorder.copy")}
        </Button>
        <Button onClick={save}>
          <Icon of={Download} size={18} />
          {i18n._("kept.recorder.save")}
        </Button>
        {events.length > 0 && (
          <ClearButton name={i18n._("kept.recorder.clear")} onClear={() => clearEvents().then(onChange)} />
        )}
      </div>
      <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{i18n._(name)}</dt>
            <dd lang="en" className="figures min-w-0">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <EventList events={events} />
    </CardSection>
  );
}
