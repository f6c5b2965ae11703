import "./styles.css";
import { startTransition, StrictMode } from "react";
import { App, preloadOpenedViewing } from "./app/app.tsx";
import { createRoot } from "./app/create-root.ts";
import { showFirstRooms } from "./api/first-rooms.ts";
import { startLanguage } from "./platform/language/i18n.ts";
import { watchSession } from "./api/credentials/watch-session.ts";
import { keepHistoryState } from "./platform/kept-history-state.ts";
import { leaveOpener } from "./platform/opener.ts";
import { keepOpenedMessage } from "./platform/opened-message.ts";
import { START_FAILED } from "./platform/start-failed.ts";
import { watchConnection } from "./platform/connection/connection.ts";
import { partStarter } from "./platform/connection/start-part.ts";
import { rootOptions, watchErrors } from "./platform/watch-errors.ts";
import { dropRefusedChannels } from "./platform/storage/refused-channels.ts";
import { loadStylesOnTouch } from "./ui/all-styles.ts";
import { watchStores } from "./platform/storage/blocked-stores.ts";

// Not awaited at the top level: lazy screens import from this chunk, and would wait for its end. In a task of its own: a slow phone
// has just spent a while on running the modules, and answers a finger between.
setTimeout(() => {
  start().catch((error: unknown) => {
    dispatchEvent(new Event(START_FAILED));
    throw error;
  });
});

async function start(): Promise<void> {
  watchErrors();
  leaveOpener();
  keepHistoryState();
  keepOpenedMessage();
  dropRefusedChannels();
  watchSession();
  watchConnection();
  watchStores();
  loadStylesOnTouch();
  await startLanguage();
  showFirstRooms();
  await preloadOpenedViewing(location.pathname);
  const root = createRoot(document.getElementById("root")!, rootOptions);
  // In slices: the painted page answers a finger meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  sendWhatWaits();
  startWorker();
}

const sendWhatWaits = partStarter(async () => (await import("./outbox/sending/watch-outbox.ts")).watchOutbox);

const startWorker = partStarter(async () => {
  const [{ registerServiceWorker }, { replayFirstRequests }] = await Promise.all([
    import("./platform/service-worker/register-service-worker.ts"),
    import("./api/replay-first-requests.ts"),
  ]);
  // A network that fails while it is registered leaves the page without the worker, and the next start tries again.
  return () =>
    void registerServiceWorker(replayFirstRequests)
      .catch(() => undefined)
      .then(offerToInstall);
});

async function offerToInstall(): Promise<void> {
  try {
    const { watchInstall } = await import("./features/install/watch-install.ts");
    await watchInstall();
  } catch {
    // Offline: the next start may offer it.
  }
}
