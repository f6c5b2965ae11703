import "./styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, viewingAtHand } from "./app.tsx";
import { startLanguage } from "./i18n.ts";
import { watchSession } from "./session/session.ts";
import { watchConnection } from "./shell/connection.ts";
import { watchStores } from "./shell/store-blocked.ts";

// Not awaited at the top level: screens that are loaded later import from this chunk, and would wait for its end.
void start();

async function start(): Promise<void> {
  watchSession();
  watchConnection();
  watchStores();
  await startLanguage();
  await viewingAtHand(location.pathname);
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void sendWhatWaits();
  try {
    const { registerServiceWorker } = await import("./shell/service-worker.ts");
    await registerServiceWorker();
  } catch {
    // The network went away while the page was starting: it works without the worker, and the next start tries again.
  }
  void offerToInstall();
}

async function offerToInstall(): Promise<void> {
  try {
    const { watchInstall } = await import("./install/watch-install.ts");
    await watchInstall();
  } catch {
    // As above: the next start may offer it.
  }
}

async function sendWhatWaits(): Promise<void> {
  try {
    const { watchOutbox } = await import("./posting/watch-outbox.ts");
    watchOutbox();
  } catch {
    // As above: what waits goes on waiting.
  }
}
