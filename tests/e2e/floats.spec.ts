import type { Page } from "@playwright/test";
import { paths } from "../../src/client/paths.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { leaveBelongings } from "./support/belongings.ts";
import { goToStep } from "./support/form-steps.ts";
import { expect, test } from "./support/story.ts";
import { visitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

/** The sizes of the screens, and two in which there is hardly room: a small phone, and a phone on its side. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

const SCREENS = [
  ...Object.values(paths).flatMap((path) => (typeof path === "string" && !path.includes(":") ? [path] : [])),
  "/?mode=filter&city=London",
  "/tenant_post?form=new",
  "/no/such/page",
];

/** What stays until it is answered: the notice that another tab blocks the phone's database is the highest of all. */
async function blockStore(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new CustomEvent("store-blocked", { detail: "qiying-drafts" })));
    await expect(floats(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const floats = (page: Page) => page.locator("[data-floats] > *");

async function goTo(page: Page, path: string): Promise<void> {
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

async function expectNothingCovered(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(coveredActions), where).toEqual([]);
}

for (const { name, language, context } of visitors
  .filter(({ wide }) => !wide)
  .concat(visitors.filter(({ wide }) => wide))) {
  const words = wordsIn(language);

  test.describe(name, () => {
    test.use({ ...context, expectedErrors: [/404/] });

    test("what floats can be closed, and covers no button at the foot of a form @core", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/items?form=new");
      await goToStep(page, "words");
      await blockStore(page);
      await expectNothingCovered(page, "the last step");
      await floats(page)
        .getByRole("button", { name: words("toast.dismiss") })
        .click();
      await expect(floats(page)).toHaveCount(0);
    });
  });
}

for (const size of SIZES) {
  test.describe(`on ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size, locale: "en-GB", expectedErrors: [/404/, /400/, /422/] });
    const words = wordsIn("en");

    test("what stays until it is answered covers no action of any screen", async ({ page, server }) => {
      test.slow();
      const account = await createAccount(server.url);
      const tokens = await logIn(server.url, account);
      const own = await leaveBelongings(server, tokens, `Floatford ${size.width}`);
      await openSignedIn(page, account, tokens);
      await page.goto("/");
      await blockStore(page);
      for (const path of new Set([...SCREENS, ...own.map(({ path }) => path)])) {
        await goTo(page, path);
        await expect(floats(page), path).toHaveCount(1);
        await expectNothingCovered(page, path);
        if (path.includes("form=new") && size.width < 1024 && path.startsWith("/items")) {
          await goToStep(page, "words");
          await expectNothingCovered(page, "the last step");
        }
      }
    });

    test("a toast covers no action of the sheet that it is about", async ({ page, server }) => {
      const account = await createAccount(server.url);
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.goto("/?mode=filter&city=London");
      await page.getByRole("article").first().getByRole("link").click();
      const contact = page.getByRole("dialog").getByRole("region", { name: words("contact.heading") });
      await contact.getByRole("button", { name: words("contact.show") }).click();
      await contact
        .getByRole("button", { name: words("copy") })
        .first()
        .click();
      await expect(floats(page)).toBeVisible();
      await expectNothingCovered(page, "an open room");
      await expect(floats(page), "it is still there").toBeVisible();
    });
  });
}
