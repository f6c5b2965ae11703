import type { Page } from "@playwright/test";
import { shellIsKept } from "./offline/support/test.ts";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { goToStep } from "./support/form-steps.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { ownRooms } from "./support/written-room.ts";

const WECHAT = `伦敦 King's Cross 学生公寓 ensuite 转租
租期：2027年1月10日到2027年6月30日
租金 £210/周，包 bill
邮编 WC1H 9EQ，步行去 UCL 8 分钟
可短租，联系微信：lilei2026`;

const WANTED = "求租！曼城 studio，预算每周 180 镑以内，2027年1月15日到6月30日，学生公寓优先，微信 wang_2026";

/** Somebody signed in, at the form of a new room or a new request. */
async function openForm(page: Page, serverUrl: string, path: string): Promise<{ account: Account; tokens: Tokens }> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto(path);
  return { account, tokens };
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const input = (page: Page, name: string) => page.locator(`[name=${name}]`);
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
  const box = (page: Page) => page.getByRole("textbox", { name: words("suggest.paste.label") });
  const panel = (page: Page) => page.getByRole("region", { name: words("suggest.panel") });
  const about = (page: Page, action: string, field: string) =>
    page
      .getByRole("button", {
        name: words("suggest.action-for").replace("{action}", words(action)).replace("{field}", words(field)),
        exact: true,
      })
      .filter({ visible: true });
  /** The line that opens what fills a room's form in. */
  const openLine = (page: Page) => page.getByText(words("listing-form.filled-in"), { exact: true }).click();

  test.describe(visitor.name, () => {
    test.use({ ...visitor.context, expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

    test("a WeChat post fills a room's form, is checked, corrected and posted", async ({ page, server }) => {
      const { account, tokens } = await openForm(page, server.url, "/items?form=new");
      await openLine(page);
      await box(page).fill(WECHAT);
      await button(page, "suggest.paste.read").click();
      await expect(panel(page)).toBeVisible();
      await expect(input(page, "post_code")).toHaveValue("WC1H 9EQ");
      await expect(input(page, "post_code")).toHaveAccessibleDescription(new RegExp(words("suggest.check")));
      await expect(input(page, "room_type")).toHaveValue("ensuite");
      await expect(page.locator("[name=property_type][value=student]")).toBeChecked();
      await expectNoViolations(page);

      // What is corrected, and what is found right, is marked no more.
      await about(page, "suggest.right", "listing-form.post-code").click();
      await expect(about(page, "suggest.right", "listing-form.post-code")).toHaveCount(0);
      await expect(input(page, "post_code")).toHaveValue("WC1H 9EQ");
      await goToStep(page, "terms");
      await expect(input(page, "price")).toHaveValue("210");
      await expect(input(page, "begin_date")).toHaveValue("2027-01-10");
      await input(page, "price").fill("195");
      await expect(about(page, "suggest.undo", "listing-form.price")).toHaveCount(0);
      await expect(about(page, "suggest.undo", "listing-form.begin-date")).toBeVisible();
      await goToStep(page, "words");
      // The account's address is no default that a text may replace.
      await expect(input(page, "email")).toHaveValue(account.email);
      await expect(input(page, "contact_info")).toHaveValue(/lilei2026/);
      await button(page, "suggest.keep-all").click();
      await expect(panel(page)).toContainText(words("suggest.all-done"));
      await button(page, "listing-form.post").click();
      await expect(page).toHaveURL(/\/items$/);
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toMatchObject([
        { city: "London", post_code: "WC1H 9EQ", price: 195, begin_date: "2027-01-10", property_type: "student" },
      ]);
    });

    test("nothing typed is overwritten: it is offered, used, and taken back; marks come back with the draft", async ({
      page,
      server,
    }) => {
      await openForm(page, server.url, "/items?form=new");
      await openLine(page);
      await input(page, "post_code").fill("E1 4NS");
      await box(page).fill(WECHAT);
      await button(page, "suggest.paste.read").click();
      await expect(panel(page)).toBeVisible();
      await expect(input(page, "post_code")).toHaveValue("E1 4NS");
      await about(page, "suggest.use", "listing-form.post-code").click();
      await expect(input(page, "post_code")).toHaveValue("WC1H 9EQ");
      await about(page, "suggest.undo", "listing-form.post-code").click();
      await expect(input(page, "post_code")).toHaveValue("E1 4NS");

      await expect(page).not.toHaveURL(/form=new/);
      await expect(page.getByText(new RegExp(words("saved.at").replace("{time}", "\\d\\d:\\d\\d")))).toBeVisible();
      await page.reload();
      await expect(input(page, "room_type")).toHaveValue("ensuite");
      // It opens at the last step: all that has to be written is.
      await goToStep(page, "room");
      await expect(about(page, "suggest.undo", "listing-form.room-type")).toBeVisible();
      await button(page, "suggest.undo-all").click();
      await expect(input(page, "room_type")).toHaveValue("");
      await expect(input(page, "post_code")).toHaveValue("E1 4NS");
      await expect(input(page, "city")).toHaveValue("London");
      await expect(page.locator("[name=property_type]:checked")).toHaveCount(0);
    });

    test("a town that no list has is filled in by its name, and taken back", async ({ page, server }) => {
      await openForm(page, server.url, "/items?form=new");
      await openLine(page);
      await expect(input(page, "city")).toHaveValue("London");
      await box(page).fill("Double room in Loughborough, LE11 3TU, £120 pw");
      await button(page, "suggest.paste.read").click();
      await expect(input(page, "city")).toHaveValue("Loughborough");
      await about(page, "suggest.undo", "form.city").click();
      await expect(input(page, "city")).toHaveValue("London");
      await expect(page.locator("select[name=city]")).toBeVisible();
    });

    test("the box is read offline, from the clipboard, by keyboard alone", async ({ page, server, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await openForm(page, server.url, "/items?form=new");
      await openLine(page);
      await expect(box(page)).toBeVisible();
      await page.evaluate(async (text) => navigator.clipboard.writeText(text), WECHAT);
      // What reads is among the files that a phone fetches for later.
      await shellIsKept(page);
      await context.setOffline(true);
      await box(page).focus();
      await page.keyboard.press("Tab");
      await expect(button(page, "suggest.paste.paste")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(box(page)).toHaveValue(/King's Cross/);
      await expect(input(page, "post_code")).toHaveValue("WC1H 9EQ");
      await about(page, "suggest.undo", "listing-form.post-code").focus();
      await page.keyboard.press("Enter");
      await expect(input(page, "post_code")).toHaveValue("");
      await page.keyboard.press("Tab");
      await expect(input(page, "post_code")).toBeFocused();
      await context.setOffline(false);
    });

    test("a post of somebody who looks for a room fills a request", async ({ page, server }) => {
      await openForm(page, server.url, "/tenant_post?form=new");
      await box(page).fill(WANTED);
      await button(page, "suggest.paste.read").click();
      await expect(input(page, "city")).toHaveValue("Manchester");
      await expect(input(page, "price_upper_bound")).toHaveValue("180");
      await expect(input(page, "room_type")).toHaveValue("studio");
      await expect(input(page, "begin_date")).toHaveValue("2027-01-15");
      await expect(about(page, "suggest.undo", "form.city")).toBeVisible();
      await expectNoViolations(page);
      await about(page, "suggest.undo", "request.room-type").click();
      await expect(input(page, "room_type")).toHaveValue("");
      await button(page, "own-requests.post").click();
      const post = words("suggest.all-right-post").replace("{post}", words("own-requests.post"));
      await page.getByRole("button", { name: post, exact: true }).click();
      await expect(page).not.toHaveURL(/form/);
      await expect(page.getByText("Manchester").or(page.getByText("曼彻斯特")).first()).toBeVisible();
    });
  });
}
