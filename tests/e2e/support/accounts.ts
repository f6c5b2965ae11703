import type { Page } from "@playwright/test";

/** Somebody with an account on the real server. */
export interface Account {
  id: string;
  email: string;
  password: string;
  fullName: string;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

let made = 0;

/** Signs somebody up by the API, as the form does where no code is required. */
export async function createAccount(serverUrl: string, fields: Partial<Account> = {}): Promise<Account> {
  made += 1;
  const account = {
    email: `student-${Date.now()}-${made}@example.org`,
    password: "a quiet room 42",
    fullName: "Li Lei",
    ...fields,
  };
  const { email, password, fullName: full_name } = account;
  const { id } = await post<{ id: string }>(`${serverUrl}/api/v1/users/open`, { email, password, full_name });
  return { id, ...account };
}

/** Starts a session by the API. */
export async function logIn(
  serverUrl: string,
  { email, password }: Pick<Account, "email" | "password">,
): Promise<Tokens> {
  return post<Tokens>(`${serverUrl}/api/v1/login`, { username: email, password });
}

/**
 * Opens the app as somebody who logged in earlier and has accepted the agreement: both are in local storage before
 * the first script runs. Later changes of the page's own storage are left alone.
 */
export async function openSignedIn(page: Page, account: Account, tokens: Tokens): Promise<void> {
  await page.addInitScript(
    ({ tokens, userId }) => {
      if (sessionStorage.getItem("signed-in-once") !== null) return;
      sessionStorage.setItem("signed-in-once", "yes");
      localStorage.setItem("access_token", tokens.access_token);
      localStorage.setItem("refresh_token", tokens.refresh_token);
      const agreement = {
        userId,
        acceptedAt: new Date().toISOString(),
        receiveUpdates: false,
        allowDataForTraining: false,
        agreementVersion: "1.0",
        sent: true,
      };
      localStorage.setItem("user_agreement", JSON.stringify(agreement));
    },
    { tokens, userId: account.id },
  );
}

/** Signs in behind the open page's back, as the login would: with tokens and nothing else. */
export async function signIn(page: Page, tokens: Tokens): Promise<void> {
  await page.evaluate(({ access_token, refresh_token }) => {
    localStorage.setItem("access_token", access_token);
    localStorage.setItem("refresh_token", refresh_token);
  }, tokens);
  await page.reload();
}

async function post<Answer>(url: string, body: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
