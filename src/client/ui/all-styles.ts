import { rememberUntilItFails } from "#domain/remembered.ts";

/**
 * The styles of everything. A phone's page starts with those of its first screen (after-first-paint.ts): the others are
 * fetched with the first part of the app that is loaded later, or when the page is touched.
 */

/** Loads the styles of all screens, where the page does not have them yet. Rejects when they cannot be fetched. */
export const loadAllStyles = rememberUntilItFails(load);

/** Fetches them at the first touch: what it opens need not wait for long. */
export function loadStylesOnTouch(): void {
  const begin = () => void loadAllStyles().catch(() => undefined);
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, begin, { once: true });
}

async function load(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>("link[data-all-styles]")?.dataset["allStyles"];
  if (address === undefined) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error("The styles could not be fetched")));
  });
  document.head.append(link);
  try {
    await loaded;
  } catch (error) {
    link.remove();
    throw error;
  }
}
