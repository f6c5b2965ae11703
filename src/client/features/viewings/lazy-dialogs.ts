import { lazyScreen } from "../../platform/language/lazy-screen.ts";

// What draws dialogs must not hold up a room that is opened in a cellar.
const removalQuestion = () => import("../../ui/confirm-removal.tsx");
const largePicture = () => import("./own-photos/large-picture.tsx");

export const ConfirmRemoval = lazyScreen(async () => (await removalQuestion()).ConfirmRemoval);
export const LargePicture = lazyScreen(async () => (await largePicture()).LargePicture);

/** Fetches them once the room is on the screen: where no worker keeps them, the network may be gone by the first tap. */
export async function fetchDialogs(): Promise<void> {
  // Whether they come is told by the tap.
  await Promise.allSettled([removalQuestion(), largePicture()]);
}
