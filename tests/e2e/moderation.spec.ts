import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import type { CaseDetail } from "../../src/contract/schemas/moderation.ts";
import type { ReportReason } from "../../src/domain/moderation/report-rules.ts";
import { expect, openAsSuperuser, SUPERUSER, test } from "./account/site.ts";
import { createAccount, logIn, openSignedIn, type Account, type Tokens } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { lastMailTo, linkIn } from "./support/mailbox.ts";
import { twoVisitors, type Visitor } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { postRoom } from "./support/written-room.ts";

let made = 0;

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const button = (within: Page | Locator, id: string) => within.getByRole("button", { name: words(id), exact: true });

  test.describe(visitor.name, () => {
    // What is hidden is a 404 to others; a used link is a 409, as is an act that comes too late.
    test.use({ ...visitor.context, expectedErrors: [/status of (404|409)|net::ERR_/] });

    test("A-60, A-61: a visitor reports a room, a moderator hides it, its poster appeals, it is restored, and the visitor is told", async ({
      page,
      browser,
      server,
    }) => {
      const { poster, tokens, room } = await postedRoom(server.url);
      made += 1;
      const reporter = `reporter-${made}-${visitor.language}@example.org`;

      await page.goto(`/?room=${room.id}`);
      // A stray tap is taken back; what is left behind in that moment is not sent, and says so.
      await reportButton(page, room.title).click();
      const stray = page.getByRole("dialog", { name: words("report.title.listing") });
      await stray.locator("button[value=already_let]").click();
      await button(stray, "report.undo").click();
      await stray.locator("button[value=spam], button[value=not_there]").first().click();
      await stray.getByRole("button", { name: words("dialog.close") }).click();
      await expect(page.getByText(words("report.not-sent"))).toBeVisible();

      await report(page, room.title, "money_before_viewing", { words: "先转 200 镑才能看房", email: reporter });
      const sent = page.getByRole("dialog", { name: words("report.title.listing") });
      await expect(sent.getByText(/R-\d+/)).toBeVisible();
      await sent.getByRole("link", { name: words("reports.title") }).click();
      await expect(page.getByRole("main").getByRole("listitem")).toContainText(words("reports.open"));

      // The answer goes to nobody's mailbox before its owner has said so.
      const asked = new URL(linkIn(await lastMailTo(server.dataDir, reporter), "/reports"));
      await page.goto(`${asked.pathname}${asked.search}`);
      await button(page, "report.confirm.submit").click();
      await expect(page.getByRole("status").filter({ hasText: /R-\d+/ })).toBeVisible();

      const office = await anotherBrowser(browser, visitor);
      await openAsSuperuser(office.page, server.url, "/admin/reports");
      await office.page.getByRole("link", { name: room.title }).click();
      await expect(office.page.getByText("先转 200 镑才能看房")).toBeVisible();
      await expect(office.page.getByText(poster.email).first()).toBeVisible();
      await decide(office.page, "hide", "scam");
      await expect(office.page.getByText(words("standing.hidden"), { exact: true }).first()).toBeVisible();

      const stranger = await anotherBrowser(browser, visitor);
      await stranger.page.goto(`/?room=${room.id}`);
      await expect(stranger.page.getByText(words("room.no-longer-offered"), { exact: true })).toBeVisible();

      const home = await anotherBrowser(browser, visitor);
      await openSignedIn(home.page, poster, tokens);
      await home.page.goto("/items");
      const row = home.page
        .getByRole(visitor.wide ? "row" : "listitem")
        .filter({ has: home.page.getByRole("link", { name: room.title }) });
      await expect(row).toContainText(words("standing.hidden.own"));
      await expect(row).toContainText(words("act-reason.scam"));
      await expect(row).toContainText(words("act-words.scam"));
      await button(row, "appeal.open").click();
      const appealing = home.page.getByRole("dialog", { name: words("appeal.title") });
      await button(appealing, "appeal.send").click();
      await expect(appealing.getByRole("alert")).toHaveText(words("appeal.words.required"));
      await appealing.locator("textarea").fill("The deposit is paid after the viewing");
      await home.page.reload();
      await button(row, "appeal.open").click();
      await expect(appealing.locator("textarea")).toHaveValue("The deposit is paid after the viewing");
      await button(appealing, "appeal.send").click();
      await expect(appealing).toHaveCount(0);
      await expect(button(row, "appeal.open")).toBeHidden();
      await home.page.goto("/notices");
      await expect(home.page.getByText(words("notice.hide.room"))).toBeVisible();
      await expect(button(home.page, "appeal.open")).toBeHidden();

      await office.page.goto("/admin/reports");
      await office.page.getByRole("link", { name: room.title }).click();
      await expect(office.page.getByText("The deposit is paid after the viewing")).toBeVisible();
      await decide(office.page, "restore", "appeal_granted");

      await home.page.goto("/notices");
      await expect(home.page.getByText(words("appeal.granted")).first()).toBeVisible();
      const later = await anotherBrowser(browser, visitor);
      await later.page.goto(`/?room=${room.id}`);
      await expect(later.page.getByRole("dialog").getByRole("heading", { name: room.title })).toBeVisible();
      await page.goto("/reports");
      await expect(page.getByRole("main").getByRole("listitem")).toContainText(words("reports.outcome.restored"));
      await lastMailTo(server.dataDir, reporter, ({ text }) => !text.includes("/reports?token="));
      await Promise.all([office, home, stranger, later].map(({ context }) => context.close()));
    });

    test("A-61: a scammer's three rooms vanish when the account is deactivated, and the scammer appeals by mail", async ({
      page,
      browser,
      server,
    }) => {
      const { poster, tokens, room } = await postedRoom(server.url);
      const others = [await postRoom(server.url, tokens, titled()), await postRoom(server.url, tokens, titled())];
      await openSignedIn(page, ...(await somebody(server.url)));
      await page.goto(`/item_detail/${room.id}`);
      await report(page, room.title, "stolen_photos");
      await expect(page.getByRole("dialog").getByText(/R-\d+/)).toBeVisible();

      const office = await anotherBrowser(browser, visitor);
      await openAsSuperuser(office.page, server.url, `/admin/reports/listing/${room.id}`);
      for (const other of others) await expect(office.page.getByRole("link", { name: other.title })).toBeVisible();
      await decide(office.page, "deactivate", "scam");
      await expect(office.page.getByText(words("admin.status.inactive"), { exact: true })).toBeVisible();

      for (const { id } of [room, ...others]) {
        const open = await fetch(`${server.url}/api/v1/items/open?id=${id}`);
        expect(((await open.json()) as { count: number }).count).toBe(0);
      }
      await page.goto(`/item_detail/${others[0]!.id}`);
      await expect(page.getByText(words("room.no-longer-offered"))).toBeVisible();

      const mail = await lastMailTo(server.dataDir, poster.email, ({ text }) => text.includes("/appeal?"));
      const home = await anotherBrowser(browser, visitor);
      const link = new URL(linkIn(mail, "/appeal"));
      await home.page.goto(`${link.pathname}${link.search}`);
      await home.page.locator("textarea").fill("These are my own photos");
      await home.page.reload();
      await expect(home.page.locator("textarea")).toHaveValue("These are my own photos");
      await button(home.page, "appeal.send").click();
      await expect(home.page.getByText(words("appeal.sent"))).toBeVisible();
      // The link is for one appeal.
      await home.page.goto(`${link.pathname}${link.search}`);
      await home.page.locator("textarea").fill("Once more");
      await button(home.page, "appeal.send").click();
      await expect(home.page.getByRole("alert")).toBeVisible();

      await office.page.goto("/admin/log");
      await expect(office.page.getByText(words("act.deactivate.done"), { exact: true }).first()).toBeVisible();
      await expect(office.page.getByText(poster.email).first()).toBeVisible();
      await Promise.all([office.context.close(), home.context.close()]);
    });

    test("A-61: of two moderators the second reads what the first has done", async ({ page, browser, server }) => {
      const { room } = await postedRoom(server.url);
      await openAsSuperuser(page, server.url, `/admin/reports/listing/${room.id}`);
      const other = await anotherBrowser(browser, visitor);
      await openAsSuperuser(other.page, server.url, `/admin/reports/listing/${room.id}`);
      await expect(button(other.page, "act.hide")).toBeVisible();
      await decide(page, "hide", "spam");
      await button(other.page, "act.hide").click();
      const late = await confirmed(other.page, "hide", "scam");
      await expect(late.getByRole("alert")).toHaveText(words("act.too-late"));
      await expect(late.getByRole("listitem")).toContainText(words("act-reason.spam"));
      await other.context.close();
    });

    test("A-60: a report whose page goes within the moment in which it can be undone arrives all the same, once", async ({
      page,
      server,
    }) => {
      const { room } = await postedRoom(server.url);
      await page.goto(`/?room=${room.id}`);
      await reportButton(page, room.title).click();
      const form = page.getByRole("dialog", { name: words("report.title.listing") });
      await form.locator("button[value=already_let]").click();
      await expect(form.getByText(words("report.held"))).toBeVisible();
      await expect.poll(() => heldReports(page)).toBe(1);
      await page.goto("/reports");
      await expect(page.getByRole("main").getByRole("listitem")).toContainText(/R-\d+/);
      expect(await reportsAbout(server.url, room.id)).toEqual([["already_let", null]]);
    });

    test("A-60: a visitor's report without a network waits, and arrives once though its first answer is lost", async ({
      page,
      context,
      server,
    }) => {
      const { room } = await postedRoom(server.url);
      await page.goto(`/?room=${room.id}`);
      await reportButton(page, room.title).click();
      const form = page.getByRole("dialog", { name: words("report.title.listing") });
      await form.locator("button[value=other]").click();
      await context.setOffline(true);
      await button(form, "report.send").click();
      await expect(form.getByRole("alert")).toHaveText(words("report.words.required"));
      await form.locator("textarea").fill("It is a garage");
      await button(form, "report.send").click();
      await expect(form.getByRole("status")).toContainText(
        new RegExp(`${words("report.state.offline")}|${words("report.state.closable")}`),
      );
      // The app is closed; with the network it starts anew, signed out as before.
      await page.close();
      const sent: string[] = [];
      await context.route("**/api/v1/reports", async (route) => {
        if (route.request().method() === "POST") sent.push(route.request().postData() ?? "");
        const answer = await route.fetch();
        await (sent.length === 1 ? route.abort() : route.fulfill({ response: answer }));
      });
      await context.setOffline(false);
      const anew = await context.newPage();
      await anew.goto("/reports");
      await expect(anew.getByRole("main").getByRole("listitem")).toContainText(/R-\d+/);
      expect(new Set(sent).size).toBe(1);
      expect(await reportsAbout(server.url, room.id)).toEqual([["other", "It is a garage"]]);
    });

    test("axe finds nothing on the screens of reports, of moderators and of posters", async ({
      page,
      browser,
      server,
    }) => {
      const { room, poster, tokens } = await postedRoom(server.url);
      await page.goto(`/?room=${room.id}`);
      await reportButton(page, room.title).click();
      const form = page.getByRole("dialog", { name: words("report.title.listing") });
      await form.locator("button[value=other]").click();
      await button(form, "report.send").click();
      await expectNoViolations(page);
      await form.locator("textarea").fill("It is a garage");
      await button(form, "report.send").click();
      await expect(form.getByText(/R-\d+/)).toBeVisible();
      await form.getByRole("link", { name: words("reports.title") }).click();
      await expect(page.getByRole("main").getByRole("listitem")).toBeVisible();
      await expectNoViolations(page);

      const office = await anotherBrowser(browser, visitor);
      await openAsSuperuser(office.page, server.url, "/admin/reports");
      await office.page.getByRole("link", { name: room.title }).waitFor();
      await expectNoViolations(office.page);
      await office.page.getByRole("link", { name: room.title }).click();
      await button(office.page, "act.hide").click();
      await office.page.locator("input[value=spam]").check();
      await expectNoViolations(office.page);
      await office.page.goto(`/admin/reports/listing/${room.id}`);
      await decide(office.page, "hide", "spam");
      await expectNoViolations(office.page);
      await office.page.goto("/admin/log");
      await office.page.getByText(poster.email).first().waitFor();
      await expectNoViolations(office.page);

      const home = await anotherBrowser(browser, visitor);
      await openSignedIn(home.page, poster, tokens);
      await home.page.goto("/items");
      await button(home.page, "appeal.open").waitFor();
      await expectNoViolations(home.page);
      await home.page.goto("/notices");
      await button(home.page, "appeal.open").click();
      await expectNoViolations(home.page);
      await Promise.all([office, home].map(({ context }) => context.close()));
    });

    test("A-90: a request with strong signs is marked for others, its owner reads why, and a moderator finds it and lets it pass", async ({
      page,
      browser,
      server,
    }) => {
      const [seeker, tokens] = await somebody(server.url);
      made += 1;
      const city = `Held Town ${made} ${visitor.language}`;
      await postRequest(server.url, tokens, { city, description: ASKS_FOR_MONEY_AND_CARDS });
      await openSignedIn(page, seeker, tokens);
      await page.goto("/tenant_post");
      await expect(page.getByText(words("room.awaits-check.badge"), { exact: true })).toBeVisible();
      await page.getByRole("link", { name: words("room.awaits-check.see-why") }).click();
      const opened = page.getByRole("dialog");
      await expect(opened).toContainText(words("room.awaits-check.own"));
      await expect(opened).toContainText(words("warnings.asks-money"));
      await expectNoViolations(page);

      const office = await anotherBrowser(browser, visitor);
      await openAsSuperuser(office.page, server.url, `/tenant?city=${encodeURIComponent(city)}`);
      const card = office.page.getByRole("article").filter({ hasText: city });
      await expect(card).toContainText(words("room.awaits-check"));
      await office.page.goto("/admin/flagged");
      await expectNoViolations(office.page);
      await office.page.getByRole("link", { name: city }).click();
      await button(office.page, "act.check").click();
      const dialog = office.page.getByRole("dialog", { name: words("act.check") });
      await expect(dialog).toContainText(words("act.check.consequence"));
      await dialog.locator("input[value=no_breach]").check();
      await button(dialog, "act.next").click();
      await button(dialog, "act.check").click();
      await expect(dialog.getByRole("status")).toHaveText(words("act.dismiss.done"));
      await office.page.goto(`/tenant?city=${encodeURIComponent(city)}`);
      await expect(card).toBeVisible();
      await expect(card).not.toContainText(words("room.awaits-check"));
      await page.goto("/tenant_post");
      await expect(page.getByText(city).first()).toBeVisible();
      await expect(page.getByText(words("room.awaits-check.badge"), { exact: true })).toHaveCount(0);
      await office.context.close();
    });

    /** Opens the form below a room, and sends it: by itself where no more is said than a reason, which is two taps. */
    async function report(
      page: Page,
      title: string,
      reason: ReportReason,
      said: { words?: string; email?: string } = {},
    ): Promise<void> {
      await reportButton(page, title).click();
      const form = page.getByRole("dialog", { name: words("report.title.listing") });
      await form.locator(`button[value=${reason}]`).click();
      if (said.words === undefined && said.email === undefined) return;
      if (said.words !== undefined) await form.locator("textarea").fill(said.words);
      if (said.email !== undefined) await form.locator("input[name=email]").fill(said.email);
      // A phone reloads the page while its reader copies something from another app: what was typed is still there.
      await page.reload();
      if (said.words !== undefined) await expect(form.locator("textarea")).toHaveValue(said.words);
      if (said.email !== undefined) await expect(form.locator("input[name=email]")).toHaveValue(said.email);
      await button(form, "report.send").click();
    }

    function reportButton(page: Page, title: string): Locator {
      return page.getByRole("button", { name: words("report.link-of").replace("{title}", title) });
    }

    /** Decides a case, from its button to its result, which leads on to the next one. */
    async function decide(page: Page, act: string, reason: string): Promise<void> {
      await button(page, `act.${act}`).click();
      const dialog = await confirmed(page, act, reason);
      await expect(dialog.getByRole("status")).toHaveText(words(`act.${act}.done`));
      const onward = [words("case.next"), words("case.to-queue")].join("|");
      await expect(dialog.getByRole("link", { name: new RegExp(`^(?:${onward})$`) })).toBeVisible();
      await dialog
        .getByRole("button", { name: words("dialog.close") })
        .last()
        .click();
      await expect(dialog).toHaveCount(0);
    }

    async function confirmed(page: Page, act: string, reason: string): Promise<Locator> {
      const dialog = page.getByRole("dialog", { name: words(`act.${act}`) });
      if (act === "hide") await expect(dialog.getByText(words("act.hide.consequence"))).toBeVisible();
      await dialog.locator(`input[value=${reason}]`).check();
      await button(dialog, "act.next").click();
      await expect(dialog.getByText(words("act.poster-told"))).toBeVisible();
      await button(dialog, `act.${act}`).click();
      return dialog;
    }
  });
}

/** How many reports wait on this phone. */
function heldReports(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("qiying-drafts");
        opening.addEventListener("error", () => reject(new Error("No drafts on this phone")));
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction("outbox").objectStore("outbox").count();
          counting.addEventListener("success", () => {
            opening.result.close();
            resolve(counting.result);
          });
        });
      }),
  );
}

/** What was reported of a room, as moderators read it: reasons and words. */
async function reportsAbout(serverUrl: string, id: string): Promise<[string, string | null][]> {
  const { access_token } = await logIn(serverUrl, SUPERUSER);
  const answer = await fetch(`${serverUrl}/api/v1/moderation/cases/listing/${id}`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const { report_list } = (await answer.json()) as CaseDetail;
  return report_list.flatMap(({ said }) => said.map(({ reason, words }): [string, string | null] => [reason, words]));
}

/** Money that is asked for, and gift cards. */
const ASKS_FOR_MONEY_AND_CARDS = "Send me £100 for my deposit first. Steam gift cards are fine, send me the codes.";

async function postRequest(serverUrl: string, { access_token }: Tokens, request: object): Promise<void> {
  const answer = await fetch(`${serverUrl}/api/v1/tenants/tenant`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ property_type: "any", ...request }),
  });
  expect(answer.status).toBe(200);
}

/** Somebody with a posted room. */
async function postedRoom(serverUrl: string) {
  const [poster, tokens] = await somebody(serverUrl);
  const room = await postRoom(serverUrl, tokens, titled());
  return { poster, tokens, room };
}

async function somebody(serverUrl: string): Promise<[Account, Tokens]> {
  const account = await createAccount(serverUrl);
  return [account, await logIn(serverUrl, account)];
}

/** A title that no other room has: stories share a server. */
function titled(): { title: string } {
  made += 1;
  return { title: `Quiet room number ${made} by the canal` };
}

/** Somebody else, at a device like this visitor's. */
async function anotherBrowser(
  browser: Browser,
  { context: options }: Visitor,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(options);
  return { context, page: await context.newPage() };
}
