import { signal } from "@preact/signals-react";

/** The photo that is on its way, and the share of it that has left the phone; null between two. */
export const photoProgress = signal<{ uuid: string; share: number } | null>(null);

/** Notes how much of a photo has left the phone, 0 to 1. */
export function noteProgress(uuid: string, share: number): void {
  photoProgress.value = { uuid, share };
}

/** Nothing is on its way any more. */
export function endProgress(): void {
  photoProgress.value = null;
}
