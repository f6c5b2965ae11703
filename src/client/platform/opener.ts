import { wasReloaded } from "./navigation-timing.ts";

/**
 * Cuts a page off from the tab that opened it (B-03). The server does so wherever a page has led here; who types the address into a tab
 * that another page has opened is taken for one who comes from no page. Loaded anew, the page comes with the policy.
 */
export function leaveOpener(): void {
  // Once: behind a proxy that takes the header away it would go on for ever.
  if (window.opener !== null && !wasReloaded()) location.reload();
}
