/** What a sign-up has just made an account with. */
export interface FreshCredentials {
  email: string;
  password: string;
}

/** In this page's memory alone, for the login that follows: a password is stored nowhere. */
let fresh: FreshCredentials | null = null;

/** Hands them to the login screen, which fills them in. */
export function handToLogin(credentials: FreshCredentials): void {
  fresh = credentials;
}

/** What a sign-up has handed over; null where there is none, or the login was left since. */
export function freshCredentials(): FreshCredentials | null {
  return fresh;
}

/** Called when the login screen is left: a password must not stay in memory. */
export function forgetFreshCredentials(): void {
  fresh = null;
}
