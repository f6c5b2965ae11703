import { signal } from "@preact/signals-react";

/** Local storage keys of the session. */
const ACCESS_TOKEN = "access_token";
const REFRESH_TOKEN = "refresh_token";

/** The stored access token; null when signed out. Signed in means that there is one (spec section 4). */
export const accessToken = signal<string | null>(readToken());

/** Forgets both tokens. Drafts, saved rooms and notes stay. */
export function endSession(): void {
  localStorage.removeItem(ACCESS_TOKEN);
  localStorage.removeItem(REFRESH_TOKEN);
  accessToken.value = null;
}

/** Follows what another tab does to the session. */
export function watchSession(): void {
  addEventListener("storage", ({ key }) => {
    if (key === ACCESS_TOKEN || key === null) accessToken.value = readToken();
  });
}

function readToken(): string | null {
  return localStorage.getItem(ACCESS_TOKEN);
}
