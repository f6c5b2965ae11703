import { navigate } from "wouter/use-browser-location";
import type { OpenAddress } from "#offline/messages/open-address.ts";
import { PAGE_ADDRESS, type PageAddressQuestion } from "#offline/messages/page-address.ts";
import { loadLaterSentences } from "../../platform/language/i18n.ts";
import { takeOffToken } from "../../platform/opened-message.ts";

type ToPage = OpenAddress | PageAddressQuestion;

/**
 * Opens in this page what a notification is about that was tapped: the worker asks a page that is there already. Where the
 * notification had no button to end such messages, this page has one, also if it was opened by the tap.
 */
export function openTapped(): void {
  if (!("serviceWorker" in navigator)) return;
  void offerOff(takeOffToken());
  navigator.serviceWorker.addEventListener("message", ({ data, ports }: MessageEvent<ToPage | undefined>) => {
    if (data?.type === PAGE_ADDRESS) return ports[0]?.postMessage(`${location.pathname}${location.search}`);
    // Only ever a path of ours: see sw/push.ts.
    if (data?.type !== "open-address" || !data.url.startsWith("/") || data.url.startsWith("//")) return;
    navigate(data.url);
    void offerOff(data.off_token ?? null);
  });
}

async function offerOff(token: string | null): Promise<void> {
  if (token === null) return;
  try {
    const [{ offerToTurnOff }] = await Promise.all([import("./offer-off.ts"), loadLaterSentences()]);
    offerToTurnOff(token);
  } catch {
    // What cannot be loaded is not offered: the list of saved searches and the settings end messages too.
  }
}
