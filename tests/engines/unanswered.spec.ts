import { isShellKept } from "../e2e/offline/support/test.ts";
import { logInFirst } from "./support/log-in.ts";
import type { Screen } from "./support/screen.ts";
import { expect, test } from "./support/test.ts";

const LIST = "/?mode=filter&city=London";

test("E5: a server that takes every request and answers none leaves no list empty", async ({ open, front }) => {
  const screen = await open();
  await screen.goTo(LIST);
  await isUnderWorker(screen);
  // What came before the worker took over is kept by the page, once it has time.
  await screen.goTo(LIST);
  await expect.poll(() => rooms(screen)).toBeGreaterThan(0);
  front.fault = ({ url }) => (url.startsWith("/api/") ? { kind: "hang" } : null);
  await screen.goTo(LIST);
  await expect.poll(() => rooms(screen)).toBeGreaterThan(0);
  await screen.goTo("/");
  await screen.shows({ said: "recent.searches" });
});

test("E6: a form that is opened without a network has the account's address", async ({ open, front, account }) => {
  const screen = await open();
  await logInFirst(screen, account);
  // The form is among the files that a first visit fetches later.
  await expect.poll(() => screen.evaluate(isShellKept).catch(() => false), { timeout: 120_000 }).toBe(true);
  front.isDown = true;
  await screen.goTo("/tenant_post?form=new");
  await expect.poll(() => screen.evaluate(addressInForm).catch(() => undefined)).toBe(account.email);
});

/** How many rooms are listed; none while a document comes in, when WebKit may lose the answer. */
function rooms(screen: Screen): Promise<number> {
  return screen.countOf("main article").catch(() => 0);
}

async function isUnderWorker(screen: Screen): Promise<void> {
  const isControlled = () => navigator.serviceWorker.controller !== null;
  await expect.poll(() => screen.evaluate(isControlled).catch(() => false), { timeout: 60_000 }).toBe(true);
}

function addressInForm(): string | undefined {
  return document.querySelector<HTMLInputElement>("form [name=email]")?.value;
}
