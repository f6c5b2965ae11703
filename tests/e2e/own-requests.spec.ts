import type { Locator, Page } from "@playwright/test";
import type { TenantRequest } from "../../src/domain/tenant-requests/tenant-request.ts";
import { shellIsKept } from "./offline/support/test.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";

/** A field of the form by its name in it. */
function field(page: Page, name: string): Locator {
  return page.locator(`form [name=${name}]`);
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const cityText = (city: "Leeds" | "London") =>
    visitor.language === "en" ? city : { Leeds: "利兹", London: "伦敦" }[city];
  const said = (page: Page, id: string) => page.getByText(words(id), { exact: true });
  const action = (id: string, city: "Leeds" | "London") =>
    words("own-requests.action-of").replace("{action}", words(id)).replace("{title}", cityText(city));
  const detailsLink = (page: Page, city: "Leeds" | "London") =>
    page.getByRole("link", { name: words("room.view-details-of").replace("{title}", cityText(city)) });
  const post = (page: Page) => page.getByRole("button", { name: words("own-requests.post"), exact: true });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    /** Somebody new, on their list; and what the server has of theirs. */
    const arrive = async (page: Page, serverUrl: string) => {
      const account = await createAccount(serverUrl);
      const tokens = await logIn(serverUrl, account);
      await openSignedIn(page, account, tokens);
      await page.goto("/tenant_post");
      await expect(said(page, "own-requests.none")).toBeVisible();
      const onServer = async (): Promise<TenantRequest[]> => {
        const headers = { authorization: `Bearer ${tokens.access_token}` };
        const answer = await fetch(`${serverUrl}/api/v1/tenants/tenants?show_all=false`, { headers });
        return ((await answer.json()) as { data: TenantRequest[] }).data;
      };
      return { account, onServer };
    };

    /** Deletes the one that is listed, when asked whether it is meant. */
    const remove = async (page: Page) => {
      await detailsLink(page, "Leeds").click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: words("own-requests.delete") }).click();
      await expect(dialog).toContainText(words("own-requests.delete.text"));
      await dialog.getByRole("button", { name: words("own-requests.delete") }).click();
    };

    test("somebody posts a request, reads it, changes it and deletes it @core", async ({ page, server }) => {
      const { account, onServer } = await arrive(page, server.url);
      await page.getByRole("link", { name: words("own-requests.add") }).click();
      // seven stars, of which two stand in the way.
      await expect(page.getByText("*", { exact: true })).toHaveCount(7);
      await expect(field(page, "email")).toHaveValue(account.email);
      await expect(said(page, "request.contact.advice")).toBeVisible();
      await expectNoViolations(page);
      await post(page).click();
      await expect(field(page, "city")).toBeFocused();
      const summary = page.getByRole("main").getByRole("alert");
      await expect(summary.getByRole("button")).toHaveText([
        `${words("field-name.city")}${words("request.city.required")}`,
        `${words("field-name.property-type")}${words("request.property-type.required")}`,
      ]);
      await field(page, "city").selectOption("Leeds");
      await field(page, "property_type").and(page.locator("[value=student]")).check();
      await fill(page, {
        post_code: "L".repeat(101),
        begin_date: "2027-09-10",
        end_date: "2027-09-01",
        price_upper_bound: "?",
      });
      await post(page).click();
      await expect(field(page, "post_code")).toBeFocused();
      await expect(summary.getByRole("button")).toHaveText([
        // By the name that the form has for it.
        `${words("field-name.area")}${words("mistake.too-long").replace("{longest}", "100")}`,
        `${words("field-name.end-date")}${words("mistake.wrong-order")}`,
        `${words("field-name.budget")}${words("mistake.not-a-number")}`,
      ]);
      await fill(page, {
        post_code: "LS2",
        end_date: "2028-06-30",
        // kept by the week, £1,150.50.
        price_upper_bound: "£4,985.50 pcm",
        contact_info: "by email",
        room_type: "double",
      });
      await field(page, "let_type").and(page.locator("[value=either]")).check();
      await expect(summary).toHaveCount(0);
      await post(page).click();
      await expect(said(page, "posting.tenant-created")).toBeVisible();
      expect(await onServer()).toMatchObject([
        { city: "Leeds", property_type: "student", price_upper_bound: 1150.5, let_type: "either", room_type: "double" },
      ]);

      await detailsLink(page, "Leeds").click();
      const details = page.getByRole("dialog");
      for (const text of [
        "LS2",
        // as it was typed, and by the week.
        "£4,985.50",
        "£1,150.50",
        "by email",
        account.email,
        words("offered-room-type.double"),
        words("request.let-type.either"),
      ]) {
        await expect(details).toContainText(text);
      }
      await expectNoViolations(page);
      await page.goBack();
      await expect(details).toBeHidden();
      await detailsLink(page, "Leeds").click();
      await details.getByRole("link", { name: words("own-requests.edit") }).click();
      const save = page.getByRole("button", { name: words("own-requests.post-changes") });
      await expect(save).toBeDisabled();
      await field(page, "city").selectOption("London");
      await save.click();
      await expect(said(page, "posting.tenant-updated")).toBeVisible();
      expect(await onServer()).toMatchObject([{ city: "London", post_code: "LS2", price_upper_bound: 1150.5 }]);

      await detailsLink(page, "London").click();
      await details.getByRole("button", { name: words("own-requests.delete") }).click();
      const question = page.getByRole("dialog", { name: words("own-requests.delete.title") });
      await question.getByRole("button", { name: words("own-requests.delete") }).click();
      await expect(said(page, "posting.tenant-deleted")).toBeVisible();
      await expect(said(page, "own-requests.none")).toBeVisible();
      expect(await onServer()).toEqual([]);
    });

    test("without a network it is written, posted and deleted the same way @whole-browser", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
      const { onServer } = await arrive(page, server.url);
      await shellIsKept(page);
      await page.context().setOffline(true);
      await page.getByRole("link", { name: words("own-requests.add") }).click();
      await field(page, "city").selectOption("Leeds");
      await field(page, "property_type").and(page.locator("[value=any]")).check();
      await field(page, "description").fill("安静 and tidy");
      await expect(page).toHaveURL(/form=[0-9a-f-]{36}$/);
      const saved = words("saved.at").split("{time}")[0]!;
      await expect(page.getByText(saved).first()).toBeVisible();
      // The app is closed and opened again.
      await page.reload();
      await expect(field(page, "description")).toHaveValue("安静 and tidy");
      await post(page).click();
      await expect(said(page, "state.queued.closable")).toBeVisible();
      // A step back does not take it back; nor does closing the app.
      await page.goBack();
      await expect(said(page, "state.queued.closable")).toBeVisible();
      await page.goto("/tenant_post");
      await expect(said(page, "state.queued.closable")).toBeVisible();
      expect(await onServer()).toEqual([]);
      await page.context().setOffline(false);
      await expect(said(page, "posting.tenant-created")).toBeVisible({ timeout: 30_000 });
      await expect(detailsLink(page, "Leeds")).toBeVisible();
      expect(await onServer()).toMatchObject([{ city: "Leeds", description: "安静 and tidy" }]);

      await page.context().setOffline(true);
      await remove(page);
      await expect(said(page, "posting.will-be-deleted")).toBeVisible();
      await page.getByRole("button", { name: action("own-requests.undo", "Leeds") }).click();
      await expect(detailsLink(page, "Leeds")).toBeVisible();
      await remove(page);
      await page.context().setOffline(false);
      await expect(said(page, "own-requests.none")).toBeVisible({ timeout: 30_000 });
      expect(await onServer()).toEqual([]);
    });

    test("D6: a draft that is open in two tabs is written in one of them", async ({ page, server }) => {
      await arrive(page, server.url);
      await page.getByRole("link", { name: words("own-requests.add") }).click();
      await field(page, "post_code").fill("near UCL");
      await expect(page).toHaveURL(/form=[0-9a-f-]{36}$/);
      const second = await page.context().newPage();
      await second.goto(page.url());
      await expect(said(second, "form.elsewhere")).toBeVisible();
      await expect(field(second, "post_code")).toBeDisabled();
      await expect(field(second, "post_code")).toHaveValue("near UCL");
      await second.getByRole("button", { name: words("form.take-over") }).click();
      await field(second, "post_code").fill("near KCL");
      await expect(said(second, "saved.saving")).toBeHidden();
      await expect(said(page, "form.elsewhere")).toBeVisible();
      await expect(field(page, "post_code")).toBeDisabled();
      await page.getByRole("button", { name: words("form.take-over") }).click();
      await expect(field(page, "post_code")).toHaveValue("near KCL");
      await expect(said(second, "form.elsewhere")).toBeVisible();
      await second.close();
    });

    test("several drafts lie side by side, and one that is done with goes for good", async ({ page, server }) => {
      await arrive(page, server.url);
      for (const city of ["Leeds", "London"]) {
        await page.getByRole("link", { name: words("own-requests.add") }).click();
        await field(page, "city").selectOption(city);
        await expect(page).toHaveURL(/form=[0-9a-f-]{36}$/);
        await page
          .getByRole("main")
          .getByRole("link", { name: words("own-requests.title") })
          .click();
      }
      await expect(said(page, "state.draft.text").or(said(page, "state.draft.in-account"))).toHaveCount(2);
      await expectNoViolations(page);
      await page.getByRole("button", { name: action("own-requests.delete-draft", "London") }).click();
      const question = page.getByRole("dialog", { name: words("own-requests.delete-draft.title") });
      await question.getByRole("button", { name: words("own-requests.delete-draft") }).click();
      await expect(said(page, "state.draft.text").or(said(page, "state.draft.in-account"))).toHaveCount(1);
      await page.getByRole("button", { name: action("own-requests.continue", "Leeds") }).click();
      await expect(field(page, "city")).toHaveValue("Leeds");
      // Nothing typed, nothing left behind.
      await page.goto("/tenant_post?form=new");
      await expect(post(page)).toBeVisible();
      await page.goto("/tenant_post");
      await expect(said(page, "state.draft.text").or(said(page, "state.draft.in-account"))).toHaveCount(1);
    });
  });
}
