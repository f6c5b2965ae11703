import { useLingui } from "@lingui/react";
import { CircleQuestionMark, Laptop, Smartphone, Tablet } from "lucide";
import type { OwnSession } from "#contract/schemas/session.ts";
import type { System } from "#domain/users/device.ts";
import { serverNow } from "../../../../platform/clock/server-clock.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { deviceName, lastUseText, loggedInText } from "./device-text.ts";

interface Props {
  session: OwnSession;
  isBusy: boolean;
  onEnd: () => void;
}

/** One device: what it is, when it was last used, and the button that logs it out. This device has its own in the menu. */
export function DeviceRow({ session, isBusy, onEnd }: Props) {
  const { i18n } = useLingui();
  const name = deviceName(i18n, session);
  const { is_current, last_used_at, created_at } = session;
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon of={iconOf(session.system)} className="shrink-0 text-ink-soft" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{name}</span>
          {is_current && <Badge tone="moss">{i18n._("device.this")}</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {!is_current && <span className="block sm:inline">{lastUseText(i18n, last_used_at, serverNow())}</span>}
          {!is_current && <span className="hidden sm:inline"> · </span>}
          <span className="block sm:inline">{loggedInText(i18n, created_at)}</span>
        </p>
      </div>
      {!is_current && (
        <Button disabled={isBusy} onClick={onEnd} aria-label={i18n._("device.end-of", { device: name })}>
          {i18n._("device.end")}
        </Button>
      )}
    </li>
  );
}

const HAND_HELD: ReadonlySet<System> = new Set<System>(["iphone", "android", "harmonyos"]);

function iconOf(system: System | null) {
  if (system === null) return CircleQuestionMark;
  if (system === "ipad") return Tablet;
  return HAND_HELD.has(system) ? Smartphone : Laptop;
}
