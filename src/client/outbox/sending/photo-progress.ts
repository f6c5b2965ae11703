import { signal } from "@preact/signals-react";

/** The photo being uploaded, and its progress; null between two. */
export const photoProgress = signal<{ uuid: string; share: number } | null>(null);

/** Sets the progress of an upload, 0 to 1. */
export function noteProgress(uuid: string, share: number): void {
  photoProgress.value = { uuid, share };
}

/** No upload is running. */
export function endProgress(): void {
  photoProgress.value = null;
}
