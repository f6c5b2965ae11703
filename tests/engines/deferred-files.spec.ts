import { isShellKept } from "../e2e/offline/support/test.ts";
import { expect, test } from "./support/test.ts";

test.skip(({ engineName }) => engineName !== "Firefox", "seen there: a takeover that the page is not told of");

test("E4: a first visit fetches the later files though the page does not hear that it is under the worker's control", async ({
  open,
  front,
}) => {
  const screen = await open();
  // The page is to be made deaf before it listens.
  front.delay = { path: /\/assets\/rest-/, milliseconds: 5000 };
  await screen.goTo("/");
  await screen.evaluate(ignoreTakeover);
  await expect.poll(() => screen.evaluate(isShellKept).catch(() => false), { timeout: 180_000 }).toBe(true);
  expect(await screen.evaluate(() => document.documentElement.dataset["ignored"])).toBe("yes");
});

function ignoreTakeover(): void {
  const container = navigator.serviceWorker;
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (type === "controllerchange") document.documentElement.dataset["ignored"] = "yes";
    else listen(type, ...rest);
  };
}
