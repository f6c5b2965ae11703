import type { Account } from "../../e2e/support/accounts.ts";
import type { Screen } from "./screen.ts";

/** Fills in and sends the form for logging in, which is open. What a first login is asked to agree to is left open. */
export async function logIn(screen: Screen, { email, password }: Account): Promise<void> {
  await screen.fillIn({ field: "account.email" }, email);
  await screen.fillIn({ field: "account.password" }, password);
  await screen.press({ css: "main form button[type=submit]" });
  await screen.isAt(/^\/$/);
}

/** Logs in for the first time, and takes the agreement that is asked for then. */
export async function logInFirst(screen: Screen, account: Account): Promise<void> {
  await screen.goTo("/login");
  await logIn(screen, account);
  await screen.press({ field: "agreement.confirm" });
  await screen.press({ button: "agreement.accept" });
  await screen.hides({ css: "[role=dialog]" });
}
