import { effect } from "@preact/signals-react";
import { mayHaveDrafts, unsent } from "../../drafts/store/unsent.ts";
import { installOffer } from "../../platform/install/install-offer.ts";
import { afterStart, changeMemory, mayOffer, readMemory, recallMemory } from "../../platform/install/install-memory.ts";
import { keptPrompt } from "../../platform/install/install-prompt.ts";
import { isInstalled, wayToInstall } from "../../platform/install/way-to-install.ts";

/** Counts this visit, and offers to install the app when that is due and possible. */
export async function watchInstall(): Promise<void> {
  await recallMemory();
  changeMemory((before) => afterStart(before, Date.now()));
  if (isInstalled()) return void askToPersistInApp();
  addEventListener("beforeinstallprompt", offer);
  addEventListener("appinstalled", end);
  // Runs now, and again with the first draft; consent that is given at the first login is nothing written (W12).
  effect(() => {
    void unsent.value;
    offer();
  });
}

function offer(): void {
  if (installOffer.peek() !== null || !mayOffer(readMemory(), unsent.peek().written > 0)) return;
  installOffer.value = wayToInstall(navigator, keptPrompt() !== null);
}

function end(): void {
  changeMemory((before) => ({ ...before, isOver: true }));
  installOffer.value = null;
  void askToPersistInApp();
}

// Browsers are likelier to persist an installed app's storage; blocked storage can't be persisted (A20).
async function askToPersistInApp(): Promise<void> {
  if (!(await mayHaveDrafts())) return;
  const { askToPersist } = await import("#offline/cache/ask-to-persist.ts");
  await askToPersist("install");
}
