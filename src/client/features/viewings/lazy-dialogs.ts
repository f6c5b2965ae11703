import { installedScreen } from "../../platform/language/lazy-screen.ts";

// The dialogs' code must not delay a saved room that is opened offline.
const removalQuestion = () => import("../../ui/confirm-removal.tsx");
const largePicture = () => import("./own-photos/large-picture.tsx");

export const ConfirmRemoval = installedScreen(async () => (await removalQuestion()).ConfirmRemoval);
export const LargePicture = installedScreen(async () => (await largePicture()).LargePicture);

/** Preloads them after the room is rendered: without a worker's cache, the network may be gone by the first tap. */
export async function fetchDialogs(): Promise<void> {
  // The tap reports a failure.
  await Promise.allSettled([removalQuestion(), largePicture()]);
}
