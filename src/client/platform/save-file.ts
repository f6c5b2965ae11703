/** Long enough for any browser to have taken the file over. */
const FILE_LIVES_MS = 60 * 1000;

/** Hands a file to the reader, as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FILE_LIVES_MS);
}
