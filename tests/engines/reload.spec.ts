import { expect, test } from "./support/test.ts";

test("a reload, of a first visit too, keeps what the history says of the screen that is shown and of those before", async ({
  open,
}) => {
  const screen = await open();
  await screen.goTo("/?mode=filter");
  await screen.shows({ css: "article" });
  // The first visit's own end: from here on the worker answers.
  await screen.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await screen.evaluate(() => {
    history.replaceState({ step: 1 }, "");
    history.pushState({ step: 2 }, "");
    setTimeout(() => location.reload());
  });
  // By the kind of navigation the page knows that it was there before: it gives back what was typed.
  await expect.poll(() => screen.evaluate(shownStep).catch(() => null)).toEqual([2, "reload"]);
  await screen.evaluate(() => history.back());
  await expect.poll(async () => (await screen.evaluate(shownStep).catch(() => null))?.[0]).toBe(1);
});

/** What the history says, and how the page has come to be. */
function shownStep(): [number | undefined, string | undefined] {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return [(history.state as { step?: number } | null)?.step, navigation?.type];
}
