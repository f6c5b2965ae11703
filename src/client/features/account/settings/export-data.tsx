import { useLingui } from "@lingui/react";
import { Download } from "lucide";
import { useState } from "react";
import { isTimeout, UnreachableError } from "#contract/api-error.ts";
import { endOnSilence } from "#contract/silence.ts";
import { londonDay } from "#domain/calendar-day.ts";
import { READ_SILENT_MS } from "#offline/messages/network-timeout.ts";
import { usePasswordAgain } from "../../../session/password-again.tsx";
import { tellFailure } from "../../../api/failures.ts";
import { serverNow } from "../../../platform/clock/server-clock.ts";
import { askForFile } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { saveFile } from "../../../platform/save-file.ts";
import { toast } from "../../../ui/toasts/toasts.ts";
import { CardSection } from "../../../ui/card-section.tsx";

/** Exports all stored data about the user to one file (UK GDPR: access and portability). */
export function ExportData({ email }: { email: string }) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const { withPassword, passwordSheet } = usePasswordAgain(email);
  const fetchAndSave = async () => {
    setBusy(true);
    try {
      // As it came: with hundreds of photos it is too much for a phone to read.
      saveFile(
        await withPassword(() => askForFile("downloadOwnData", endOnSilence(READ_SILENT_MS))),
        `qiying-${londonDay(new Date(serverNow()))}.zip`,
      );
      toast("success", i18n._("settings.export.done"));
    } catch (error) {
      // Hundreds of photos may take long, as long as they come.
      tellFailure(i18n, isTimeout(error) ? new UnreachableError(error.message, { cause: error }) : error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <CardSection heading={i18n._("settings.export")} text={i18n._("settings.export.text")}>
      <div>
        <Button disabled={isBusy} onClick={() => void fetchAndSave()}>
          <Icon of={Download} size={18} />
          {i18n._("settings.export.download")}
        </Button>
      </div>
      {passwordSheet}
    </CardSection>
  );
}
