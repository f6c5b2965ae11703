import { MINUTE_MS } from "#domain/durations.ts";

/** Time for any browser to have read the file. */
const FILE_LIVES_MS = MINUTE_MS;

/** Saves a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIVES_MS);
}
