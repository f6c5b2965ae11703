import type { Page } from "@playwright/test";

/** The steps of a room's form on a phone, which are sections of one page elsewhere. */
const STEPS = ["room", "terms", "words"] as const;
export type FormStep = (typeof STEPS)[number];

/** A step's place in the row of them, from 0. */
export function indexOfStep(step: FormStep): number {
  return STEPS.indexOf(step);
}

/** Goes to a step, or to its section. */
export async function goToStep(page: Page, step: FormStep): Promise<void> {
  await page.locator("#listing-steps").getByRole("button").nth(indexOfStep(step)).click();
}
