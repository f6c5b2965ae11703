import { navigate } from "wouter/use-browser-location";
import type { OpenAddress } from "#offline/messages/open-address.ts";

/** Opens in this page what a notification is about that was tapped: the worker asks a page that is there already. */
export function openTapped(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<OpenAddress | undefined>) => {
    // Only ever a path of ours: see sw/push.ts.
    if (data?.type === "open-address" && data.url.startsWith("/") && !data.url.startsWith("//")) navigate(data.url);
  });
}
