import { expect, type Page } from "@playwright/test";
import { paths } from "../../../src/client/paths.ts";

/** The screens that need nothing of their own. */
export const SCREENS = [
  ...Object.values(paths).flatMap((path) => (typeof path === "string" && !path.includes(":") ? [path] : [])),
  "/?mode=filter&city=London",
  "/tenant_post?form=new",
  "/no/such/page",
];

export const floats = (page: Page) => page.locator("[data-floats] > *");

/** Goes to a screen within the page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), path);
  await expect(page.locator("main#content").locator("h1, h2, [role=status]").first(), path).toBeVisible();
  await expect(page.locator("main [aria-busy=true]"), path).toHaveCount(0);
}

/**
 * The actions that can be pressed nowhere, or at one of their corners not: each is brought into sight as the keyboard would, and
 * asked for at five points, scrolled to the middle or the upper edge where that fails. What is fixed or sticks to an edge and does not hold the action covers it.
 */
function coveredActions(): string[] {
  const dialog = [...document.querySelectorAll("[role=dialog]")].at(-1);
  const actions = (dialog ?? document).querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary, [role=button], [role=tab]",
  );
  return [...actions].filter((action) => canBePressed(action) && isCovered(action)).map(nameOf);

  function canBePressed(action: HTMLElement): boolean {
    const { width, height } = action.getBoundingClientRect();
    if (width < 8 || height < 8 || action.closest("[inert], [data-floats], .sr-only") !== null) return false;
    return action.checkVisibility({ visibilityProperty: true }) && !action.matches(":disabled");
  }

  function isCovered(action: HTMLElement): boolean {
    return ["nearest", "center", "start"].every((block) => {
      action.scrollIntoView({ block: block as ScrollLogicalPosition, inline: "nearest" });
      const { left, right, top, bottom, height } = action.getBoundingClientRect();
      const isCoveredAt = ([across, down]: readonly number[]) => {
        const over = edgeOf(document.elementFromPoint(across!, down!));
        return over !== null && !over.contains(action);
      };
      const middle = (left + right) / 2;
      // A photo or a text may be higher than what is left of a small screen: a part of it is enough.
      if (height > innerHeight / 6) {
        return [0.2, 0.35, 0.5, 0.65, 0.8].every((part) => isCoveredAt([middle, top + part * height]));
      }
      // A rounded corner is not pressed at its very edge.
      const corners = [left + 4, right - 4].flatMap((across) => [top + 4, bottom - 4].map((down) => [across, down]));
      return [[middle, (top + bottom) / 2], ...corners].some(isCoveredAt);
    });
  }

  function edgeOf(element: Element | null): Element | null {
    for (let at = element; at !== null; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  }

  function nameOf(action: HTMLElement): string {
    return (
      (action.getAttribute("aria-label") ?? action.textContent ?? "").trim().slice(0, 40) ||
      action.outerHTML.slice(0, 120)
    );
  }
}

export async function expectNothingCovered(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(coveredActions), where).toEqual([]);
}
