/** The server's key as `PushManager.subscribe` takes it in every browser. @param key Base64url. */
export function pushKeyBytes(key: string): Uint8Array<ArrayBuffer> {
  const binary = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
