import { i18n } from "@lingui/core";
import { navigate } from "wouter/use-browser-location";
import { tellFailure } from "../../api/failures.ts";
import { ask } from "../../api/transport.ts";
import { paths } from "../../paths.ts";
import { toast, toastWithAction } from "../../ui/toasts/toasts.ts";
import { restOfFreshness, turnedOffText, type TurnedOff } from "./turned-off-text.ts";

/** Long enough to look first at what the tap has opened. */
const OFFERED_FOR_MS = 20_000;

/** Offers to end messages like the one that was tapped, without a login, and then to bring them back. */
export function offerToTurnOff(token: string): void {
  offer(i18n._("alerts-off.question"), { label: i18n._("alerts-off.stop"), press: () => turn(token, false) });
}

async function turn(token: string, undo: boolean): Promise<void> {
  try {
    tell(token, (await ask("turnOffNotifications", { body: { token, undo } })).data);
  } catch (error) {
    if (undo) return tellFailure(i18n, error);
    // The page says why not, and can be tapped again: a phone may have no network now.
    navigate(`${paths.notificationsOff}?${new URLSearchParams({ token }).toString()}`);
  }
}

function tell(token: string, data: TurnedOff): void {
  if (data.is_on) return toast("success", turnedOffText(i18n, data));
  const back = { label: i18n._("alerts-off.undo-short"), press: () => turn(token, true) };
  // That rooms still pause is what an owner has to know.
  if (data.kind === "freshness") return offer(restOfFreshness(i18n), back, i18n._("alerts-off.done"));
  offer(turnedOffText(i18n, data), back);
}

function offer(text: string, { label, press }: { label: string; press: () => Promise<void> }, title?: string): void {
  toastWithAction("success", text, { label, onPress: () => void press() }, { title, shownForMs: OFFERED_FOR_MS });
}
