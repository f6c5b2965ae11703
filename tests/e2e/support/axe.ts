import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds nothing wrong with what is on the screen. @param without Rules that do not fit here. */
export async function expectNoViolations(page: Page, without: string[] = []): Promise<void> {
  // Half-faded text fails any contrast rule; what counts is where a transition ends.
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
}
