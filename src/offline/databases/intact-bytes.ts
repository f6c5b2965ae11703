/** Whether stored bytes are still those that were hashed; true where the browser could not hash them. */
export async function isIntact({ sha256 }: { sha256: string | null }, bytes: ArrayBuffer): Promise<boolean> {
  return sha256 === null || sha256 === (await sha256Of(bytes));
}

/** Hex; null where the browser can't compute it (plain http). */
export async function sha256Of(bytes: ArrayBuffer): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
