import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { emptyViewing, type Viewing, type ViewingContent } from "../../../src/domain/viewings/viewing.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { photoOf } from "../outbox/support/picked-files.ts";
import { ANSWERS, breaking, expect, test } from "../outbox/support/test.ts";
import { logIn, openSignedIn, type Account } from "../support/accounts.ts";
import { expectNoViolations } from "../support/axe.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

const CAPTION = "The corner behind the wardrobe";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);
    const words = wordsIn(visitor.language);

    test("a photo from another phone is fetched and enlarged by a tap, and its other values are used or dismissed", async ({
      page,
      account,
      serverUrl,
      front,
    }) => {
      // Every request goes through the front, the page's own origin.
      void front;
      const other = await otherPhone(serverUrl, account);
      const id = await other.noteRoom({
        state: "contacted",
        score: 4,
        other: [
          { field: "score", value: 2 },
          { field: "state", value: "rejected" },
        ],
      });
      // Where data is dear no photo comes by itself.
      await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
      await openSignedIn(page, account, await logIn(serverUrl, account));
      await page.goto("/viewings");
      await page.locator(`a[href="/viewings/${id}"]`).first().click();

      const picture = page.getByRole("button", { name: new RegExp(`${CAPTION}$`) });
      await expect(picture).toContainText(words("viewings.photos.elsewhere"));
      await shellIsKept(page);
      await page.context().setOffline(true);
      await picture.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: CAPTION });
      await expect(dialog).toContainText(words("viewings.photos.unfetched"));
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.context().setOffline(false);
      await picture.click();
      await expect.poll(() => widthOf(page)).toBeGreaterThan(1000);
      await expectNoViolations(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(picture).toBeFocused();
      // It is on this phone now.
      await expect(picture.locator("img")).toBeVisible();

      const others = page.getByRole("list", { name: words("viewings.other") }).getByRole("listitem");
      await expect(others).toHaveCount(2);
      const score = (points: number) => words("viewings.score.of").replace("{score}", String(points));
      await others
        .first()
        .getByRole("button", { name: words("viewings.other.use") })
        .click();
      await expect(page.getByRole("button", { name: score(2), exact: true })).toHaveAttribute("aria-pressed", "true");
      await expect(others).toHaveCount(1);
      await others.getByRole("button", { name: words("viewings.other.dismiss") }).click();
      await expect(others).toHaveCount(0);
      await expect(page.getByRole("radio", { name: words("viewings.state.contacted") })).toBeChecked();
      await expect.poll(() => other.content()).toMatchObject({ state: "contacted", score: 2, other: [] });
    });

    test("what the account has is waited for, and never called empty, by a phone that has not heard from it", async ({
      page,
      account,
      serverUrl,
      front,
    }) => {
      const id = await (await otherPhone(serverUrl, account)).noteRoom({});
      const refused = breaking(front, "GET /api/v1/viewings", Array(20).fill(ANSWERS.error(500)));
      await openSignedIn(page, account, await logIn(serverUrl, account));
      for (const path of ["/viewings", `/viewings/${id}`]) {
        await page.goto(path);
        await expect(page.getByText(words("account-unanswered"))).toBeVisible();
        await expectNoViolations(page);
      }
      expect(refused()).toBeGreaterThan(0);
      front.fault = null;
      const again = page.getByRole("button", { name: words("account.retry") });
      // The page may have tried again by itself meanwhile.
      await again.click({ timeout: 10_000 }).catch(async () => expect(again).toHaveCount(0));
      await expect(page.getByRole("button", { name: new RegExp(`${CAPTION}$`) })).toBeVisible();
    });
  });
}

/** How wide the picture in the dialog is, in its own pixels. */
async function widthOf(page: Page): Promise<number> {
  return page
    .getByRole("dialog")
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
}

/** Another phone of the same person, as far as the account hears of it. */
async function otherPhone(serverUrl: string, account: Account) {
  const api = `${serverUrl}/api/v1`;
  const { access_token } = await logIn(serverUrl, account);
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    /** Saves the newest room with notes, and one photo. @returns The room's id. */
    async noteRoom(content: Partial<ViewingContent>): Promise<string> {
      const { data } = (await (await fetch(`${api}/items/open?limit=1`)).json()) as { data: { id: string }[] };
      const id = data[0]!.id;
      const uuid = randomUUID();
      const noted = { ...emptyViewing, ...content, photos: [{ uuid, caption: CAPTION }] };
      const put = await fetch(`${api}/viewings/${id}`, {
        method: "PUT",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ content: noted }),
      });
      expect(put.status).toBe(200);
      const { buffer, mimeType, name } = await photoOf("#406020");
      const form = new FormData();
      form.append("uuid", uuid);
      form.append("file", new File([new Uint8Array(buffer)], name, { type: mimeType }));
      const uploaded = await fetch(`${api}/viewings/${id}/photos`, { method: "POST", headers, body: form });
      expect(uploaded.status).toBe(200);
      return id;
    },
    /** What the account has now. */
    async content(): Promise<ViewingContent> {
      const { data } = (await (await fetch(`${api}/viewings`, { headers })).json()) as { data: Viewing[] };
      return data[0]!.content;
    },
  };
}
