import { useLingui } from "@lingui/react";
import { MonitorX } from "lucide";
import { useState } from "react";
import { ApiError } from "#contract/api-error.ts";
import type { OwnSession } from "#contract/schemas/session.ts";
import { tellFailure } from "../../../../api/failures.ts";
import { ask } from "../../../../api/transport.ts";
import { useApiQuery } from "../../../../api/use-api-query.ts";
import { connection } from "../../../../platform/connection/connection.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Loading } from "../../../../ui/states/loading.tsx";
import { toast } from "../../../../ui/toasts/toasts.ts";
import { CardSection } from "../../../../ui/card-section.tsx";
import { DeviceRow } from "./device-row.tsx";
import { deviceName } from "./device-text.ts";

/** The devices that are logged in, each to be ended: for a phone that was lost, or a computer that others use. */
export function Devices() {
  const { i18n } = useLingui();
  const { data, isLoading, mutate } = useApiQuery("listOwnSessions", {});
  const [isBusy, setBusy] = useState(false);
  const sessions = data?.data.data;
  const hasOthers = sessions === undefined || sessions.some(({ is_current }) => !is_current);

  /** Ends one or all, and shows what is left. */
  async function end(call: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    try {
      await call();
      toast("success", done);
    } catch (error) {
      if (isOver(error)) toast("success", done);
      else tellFailure(i18n, error);
    } finally {
      setBusy(false);
      void mutate();
    }
  }
  const endOne = (session: OwnSession) =>
    end(
      () => ask("endOwnSession", { params: { session_id: session.id } }),
      i18n._("settings.devices.ended", { device: deviceName(i18n, session) }),
    );

  return (
    <CardSection heading={i18n._("settings.devices")} text={i18n._("settings.devices.text")}>
      {sessions === undefined && isLoading && <Loading />}
      {sessions === undefined && !isLoading && <DevicesNotLoaded onRetry={() => void mutate()} />}
      {sessions !== undefined && (
        <ul className="grid divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <DeviceRow key={session.id} session={session} isBusy={isBusy} onEnd={() => void endOne(session)} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <div>
          <Button
            disabled={isBusy}
            onClick={() => void end(() => ask("logoutEverywhere"), i18n._("settings.devices.done"))}
            className="whitespace-normal"
          >
            <Icon of={MonitorX} size={18} />
            {i18n._("settings.devices.log-out")}
          </Button>
        </div>
      )}
    </CardSection>
  );
}

/** Whether a device that was to be ended had been logged out already. */
function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === "session_not_found";
}

function DevicesNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {connection.value === "online"
          ? i18n._("settings.devices.not-loaded")
          : i18n._("settings.devices.not-loaded.offline")}
      </p>
      <Button onClick={onRetry}>{i18n._("account.retry")}</Button>
    </div>
  );
}
