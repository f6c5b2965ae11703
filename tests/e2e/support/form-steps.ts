import { expect, type Page } from "@playwright/test";

/** The steps of a room's form on a phone, which are sections of one page elsewhere. */
const STEPS = ["room", "terms", "words"] as const;
export type FormStep = (typeof STEPS)[number];

/** A step's place in the row of them, from 0. */
export function indexOfStep(step: FormStep): number {
  return STEPS.indexOf(step);
}

/** Goes to a step, or to its section, and waits until its fields are shown: keys are typed at hidden ones without an error. */
export async function goToStep(page: Page, step: FormStep): Promise<void> {
  const index = indexOfStep(step);
  await page.locator("#listing-steps").getByRole("button").nth(index).click();
  await expect(page.locator(`#step-${index}`)).toBeVisible();
}
