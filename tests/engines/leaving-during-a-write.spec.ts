import { logIn } from "./support/log-in.ts";
import { expect, test } from "./support/test.ts";

/**
 * WebKit keeps a page that is left as it is, with the transactions that it was in the middle of; a page that comes after it
 * waits for them until it is thrown away.
 */
test.skip(({ engineName }) => engineName !== "WebKit", "other browsers end such transactions, or do not keep the page");

test("E2: a page that was left in the middle of a write does not hold up the search and the login that follow", async ({
  open,
  front,
  account,
}) => {
  const screen = await open();
  await screen.goTo("/?mode=filter&city=London");
  // From now on the store is read before each request.
  await expect.poll(() => screen.evaluate(hasCache).catch(() => false)).toBe(true);
  // Its answer is lost with the page.
  await screen.evaluate(leaveWhileWriting, "/login").catch(() => undefined);
  await screen.isAt(/^\/login$/);
  await logIn(screen, account);
  await expect.poll(() => front.asked.filter((path) => path === "/api/v1/users/me").length).toBeGreaterThan(0);
  await screen.shows({ button: "agreement.accept" });
  await expect.poll(() => screen.countOf("main article")).toBeGreaterThan(0);
});

/** Whether the page keeps answers. */
async function hasCache(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === "qiying-cache");
}

/** Goes to another document in the middle of a transaction, as a tap may that comes while the app writes. */
async function leaveWhileWriting(path: string): Promise<void> {
  const opening = indexedDB.open("qiying-cache");
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(opening.error ?? new Error("not opened")));
  });
  const facts = database.transaction([...database.objectStoreNames], "readwrite").objectStore("facts");
  // It lasts until the page stands still.
  const goOn = () => facts.count().addEventListener("success", goOn);
  goOn();
  location.assign(path);
}
