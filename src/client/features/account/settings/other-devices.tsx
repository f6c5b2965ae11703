import { useLingui } from "@lingui/react";
import { MonitorX } from "lucide";
import { useState } from "react";
import { tellFailure } from "../../../api/failures.ts";
import { ask } from "../../../api/transport.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { toast } from "../../../ui/toasts/toasts.ts";
import { SettingsSection } from "./settings-section.tsx";

/** Ends every other session: for a phone that was lost, or a computer that others use. */
export function OtherDevices() {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const logOutThere = async () => {
    setBusy(true);
    try {
      await ask("logoutEverywhere");
      toast("success", i18n._("settings.devices.done"));
    } catch (error) {
      tellFailure(i18n, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SettingsSection heading={i18n._("settings.devices")} text={i18n._("settings.devices.text")}>
      <div>
        <Button disabled={isBusy} onClick={() => void logOutThere()} className="whitespace-normal">
          <Icon of={MonitorX} size={18} />
          {i18n._("settings.devices.log-out")}
        </Button>
      </div>
    </SettingsSection>
  );
}
