import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds nothing wrong with what is on the screen. @param without Rules that do not fit here. */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  // Every screen has a heading: before it is there, the screen is still being loaded.
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(transitionsHaveEnded);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).disableRules(without);
  // The app has no frames, and so needs no second page in which the findings of several are put together.
  axe.setLegacyMode();
  let found: string[] = [];
  const missingHeading = async () => {
    const { violations } = await axe.analyze();
    found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    return found.filter((line) => line.startsWith("page-has-heading-one:"));
  };
  // The painted page has a heading too; while the app takes its place there is none. Nothing else may pass.
  await expect.poll(missingHeading, { timeout: 10_000 }).toEqual([]);
  expect(found).toEqual([]);
}

/** Half-faded text fails any contrast rule; what counts is where a transition ends. */
async function transitionsHaveEnded(): Promise<void> {
  // One that a frame starts is there from the next frame on.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  // A transition that is replaced or taken back has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
