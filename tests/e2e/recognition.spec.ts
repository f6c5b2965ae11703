import type { Page } from "@playwright/test";
import { POSTERS } from "../support/posters/posters.ts";
import type { Poster } from "../support/posters/poster.ts";
import { renderPosters } from "../support/posters/render-posters.ts";
import { wordlessPictures } from "../support/posters/wordless-pictures.ts";
import { createAccount, logIn, openSignedIn, type Tokens } from "./support/accounts.ts";
import { goToStep } from "./support/form-steps.ts";
import { expectNoViolations } from "./support/axe.ts";
import { startServer } from "./support/server.ts";
import { expect, test as base } from "./support/story.ts";
import { twoVisitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { ownRooms } from "./support/written-room.ts";

interface Pictures {
  poster: Poster & { file: Buffer };
  /** With a telephone number. */
  withContacts: Poster & { file: Buffer };
  wordless: Buffer;
}

/** Several photos, each of them read: on a machine that does other things besides. */
const READ_WITHIN = { timeout: 120_000 };

/** A server that reads photos once a day for each of its users. */
const test = base.extend<object, { pictures: Pictures }>({
  server: [
    // Playwright reads the wanted fixtures from the pattern; this one wants none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ env: { RATE_LIMITS: "off", AI_RECOGNITION_DAILY_QUOTA: "1" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  pictures: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const posters = POSTERS.filter(({ name, fields }) => name === "English, plain" || fields.contact_info);
      const [first, ...others] = await renderPosters(posters.filter(({ name }) => name.startsWith("English")));
      const [wordless] = await wordlessPictures();
      await use({ poster: first!, withContacts: others.at(-1)!, wordless: wordless!.file });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

/** A day so many days from today, as the form takes it. */
function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Somebody signed in, at the photos of a new room's form. */
async function openPhotos(page: Page, serverUrl: string): Promise<Tokens> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/items?form=new");
  await page.locator("form details > summary").click();
  return tokens;
}

async function pick(page: Page, file: Buffer): Promise<void> {
  const cells = page.locator("fieldset ol > li");
  const before = await cells.count();
  const picked = { name: "photo.jpg", mimeType: "image/jpeg", buffer: file };
  await page.locator("input[type=file][multiple]").setInputFiles(picked);
  await expect(cells).toHaveCount(before + 1);
}

/** Counts the photos that leave the phone from now on. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/upload-image")) count += 1;
  });
  return () => count;
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const input = (page: Page, name: string) => page.locator(`[name=${name}]`);
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });
  const panel = (page: Page) => page.getByRole("region", { name: words("suggest.panel") });
  const warning = (page: Page, id: string) => page.getByRole("alert").getByText(words(id), { exact: true });
  const quotaLeft = (page: Page, left: number) =>
    page.getByText(words("recognition.quota-left").replace("{left}", String(left)).replace("{limit}", "1"), {
      exact: true,
    });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a poster is read into the form, checked and posted; its photo goes up once", async ({
      page,
      server,
      pictures: { poster },
    }) => {
      test.slow();
      const uploads = countUploads(page);
      const tokens = await openPhotos(page, server.url);
      await expect(quotaLeft(page, 1)).toBeVisible();
      await button(page, "recognition.start").click();
      await expect(warning(page, "recognition.no-photos")).toBeVisible();
      await expect(quotaLeft(page, 1)).toBeVisible();

      await goToStep(page, "words");
      await input(page, "title").fill("My own title");
      await goToStep(page, "room");
      await pick(page, poster.file);
      await expect(warning(page, "recognition.no-photos")).toHaveCount(0);
      await button(page, "recognition.start").click();
      await expect(button(page, "recognition.cancel")).toBeVisible();
      await expect(panel(page)).toBeVisible(READ_WITHIN);
      await expect(quotaLeft(page, 0)).toBeVisible();
      await expect(input(page, "title")).toHaveValue("My own title");
      await expectNoViolations(page);
      await goToStep(page, "room");
      await expect(input(page, "city")).toHaveValue(poster.fields.city);
      await expect(input(page, "post_code")).toHaveValue(poster.fields.post_code);
      await expect(input(page, "post_code")).toHaveAccessibleDescription(new RegExp(words("suggest.check")));
      await expect(input(page, "room_type")).toHaveValue(poster.fields.room_type);
      await page.locator("[name=property_type][value=social]").check();
      await goToStep(page, "terms");
      await expect(input(page, "price")).toHaveValue(String(poster.fields.price));
      await input(page, "begin_date").fill(dayFromToday(10));
      await input(page, "end_date").fill(dayFromToday(80));
      expect(uploads()).toBe(1);

      await goToStep(page, "words");
      await button(page, "listing-form.post").click();
      // What was read is looked at first.
      const post = words("suggest.all-right-post").replace("{post}", words("listing-form.post"));
      await page.getByRole("button", { name: post, exact: true }).click();
      await expect(page).toHaveURL(/\/items$/);
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      const { city, post_code, price } = poster.fields;
      const rooms = await ownRooms(server.url, tokens);
      expect(rooms).toMatchObject([{ title: "My own title", city, post_code, price }]);
      expect(rooms[0]?.images).toHaveLength(1);
      expect(uploads()).toBe(1);
    });

    test("a poster fills days, is no cover, and its number is warned about and confirmed beside the picture", async ({
      page,
      server,
      pictures: { withContacts, wordless },
    }) => {
      test.slow();
      const tokens = await openPhotos(page, server.url);
      const cells = page.locator("fieldset ol > li");
      await pick(page, withContacts.file);
      await pick(page, wordless);
      await expect(cells.getByText(words("photos.contacts-seen"))).toHaveCount(0);
      await button(page, "recognition.start").click();
      await expect(panel(page)).toBeVisible(READ_WITHIN);
      await expect(cells.nth(1).getByText(words("photos.contacts-seen"))).toBeVisible();
      await expect(cells.nth(0).getByText(words("photos.contacts-seen"))).toHaveCount(0);
      await expect(page.getByText(words("photos.poster-moved"), { exact: true })).toBeVisible();
      await expectNoViolations(page);

      // Contacts: neither filled in, nor kept with all others, nor passed over at posting.
      await button(page, "suggest.keep-all").click();
      await goToStep(page, "words");
      await expect(input(page, "contact_info")).toHaveValue("");
      await goToStep(page, "room");
      const picture = page.getByRole("img", { name: words("recognition.contacts.picture"), exact: true });
      const contact = page.getByRole("textbox", {
        name: words("recognition.contacts.is-right").replace("{field}", words("field-name.contact")),
        exact: true,
      });
      await expect(picture).toHaveCount(1);
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      expect((await picture.boundingBox())!.height).toBeGreaterThan(200);
      await expect(contact).toHaveValue(/07700 ?900123/);
      await expectNoViolations(page);
      await contact.fill("07700 900124");
      const use = words("recognition.contacts.use");
      await page.getByRole("button", { name: new RegExp(`^${use}[:：] ?`) }).click();
      await expect(contact).toHaveCount(0);
      await expect(picture).toHaveCount(0);

      await button(page, "photos.poster-moved.undo").click();
      await expect(cells.nth(0).getByText(words("photos.contacts-seen"))).toBeVisible();
      await expect(page.getByText(words("photos.poster-moved"), { exact: true })).toHaveCount(0);
      // Kept with the draft: neither is it moved again, nor the warning gone.
      await expect(page.getByText(words("saved.at").replace("{time}", "").trim()).first()).toBeVisible();
      await page.reload();
      await goToStep(page, "room");
      await expect(cells).toHaveCount(2);
      await expect(cells.nth(0).getByText(words("photos.contacts-seen"))).toBeVisible();

      await goToStep(page, "terms");
      await expect(input(page, "begin_date")).toHaveValue(withContacts.fields.begin_date!);
      await goToStep(page, "words");
      await expect(input(page, "contact_info")).toHaveValue("07700 900124");
      expect(await ownRooms(server.url, tokens)).toEqual([]);
    });

    test("a misread contact is not posted: posting leads to the picture, where it is put right", async ({
      page,
      server,
      pictures: { withContacts },
    }) => {
      test.slow();
      const tokens = await openPhotos(page, server.url);
      await pick(page, withContacts.file);
      // As a reader of pictures takes the last 8 for an s.
      const contact_info = "shef_poster8s\n07700 900123";
      const data = { city: "Sheffield", post_code: "S1 2LT", price: 207.69, price_per_month: 900, contact_info };
      const answer = { success: true, message: "", data, pictures: [{ is_poster: true, has_contacts: true }] };
      await page.route("**/api/v1/utils/ai-recognition/", (route) => route.fulfill({ json: answer }));
      await button(page, "recognition.start").click();
      await button(page, "suggest.keep-all").click();
      await page.locator("[name=property_type][value=social]").check();
      await page.locator("[name=room_type]").fill("studio");
      await goToStep(page, "terms");
      await expect(input(page, "price")).toHaveValue("900");
      await expect(page.getByRole("radio", { name: words("draft-rent.month") })).toBeChecked();
      await input(page, "begin_date").fill(dayFromToday(10));
      await input(page, "end_date").fill(dayFromToday(80));
      await goToStep(page, "words");
      await input(page, "title").fill("Studio in Sheffield");
      await expect(input(page, "contact_info")).toHaveValue("");
      await button(page, "listing-form.post").click();
      const question = page.getByRole("region").filter({
        has: page.getByRole("img", { name: words("recognition.contacts.picture"), exact: true }),
      });
      const panel = question.last();
      await expect(panel).toBeFocused();
      await expect(panel.getByRole("img")).toBeInViewport();
      expect(await ownRooms(server.url, tokens)).toEqual([]);
      await expect(panel.getByRole("textbox")).toHaveCount(2);
      await panel.getByRole("textbox").first().fill("shef_poster88");
      await panel.getByRole("button").first().click();
      await expect(panel.getByRole("textbox")).toHaveValue("07700 900123");
      await panel.getByRole("button").last().click();
      await expect(question).toHaveCount(0);
      await goToStep(page, "words");
      await button(page, "listing-form.post").click();
      await expect(page).toHaveURL(/\/items$/);
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toMatchObject([
        { contact_info: "shef_poster88", price: 207.69, price_per_month: 900 },
      ]);
    });

    test.describe("what goes wrong is said", () => {
      test.use({ expectedErrors: [/status of (429|503)|ERR_INTERNET_DISCONNECTED/] });

      test("photos without text, then a service that fails, then a used-up quota", async ({
        page,
        server,
        pictures: { poster, wordless },
      }) => {
        test.slow();
        await openPhotos(page, server.url);
        await pick(page, wordless);
        await button(page, "recognition.start").click();
        await expect(warning(page, "recognition.empty")).toBeVisible(READ_WITHIN);
        // It does not count.
        await expect(quotaLeft(page, 1)).toBeVisible();
        await expect(panel(page)).toHaveCount(0);

        const path = "**/api/v1/utils/ai-recognition/";
        await page.route(path, (route) => route.fulfill({ status: 503, json: { detail: "Busy" } }));
        await button(page, "recognition.start").click();
        await expect(warning(page, "recognition.failed")).toBeVisible();
        await expect(warning(page, "recognition.failed.text")).toBeVisible();
        await page.unroute(path);

        // However it came about: no postcode begins like this.
        const data = { post_code: "ZZ1 1AA", title: null };
        await page.route(path, (route) => route.fulfill({ json: { success: true, message: "", data } }));
        await button(page, "recognition.start").click();
        await expect(panel(page)).toBeVisible();
        await expect(input(page, "post_code")).toHaveAccessibleDescription(new RegExp(words("suggest.doubtful")));
        await button(page, "suggest.undo-all").click();
        await page.unroute(path);

        await pick(page, poster.file);
        await button(page, "recognition.start").click();
        await expect(button(page, "suggest.undo-all")).toBeVisible(READ_WITHIN);
        await expect(quotaLeft(page, 0)).toBeVisible();
        await button(page, "recognition.start").click();
        // The server's own sentence, in the reader's language.
        await expect(page.getByRole("alert").getByText(words("recognition.quota-used.text"))).toBeVisible();
        if (visitor.language === "zh") await expect(warning(page, "recognition.quota-used")).toBeVisible();
        await button(page, "suggest.undo-all").click();
        await goToStep(page, "room");
        await expect(input(page, "post_code")).toHaveValue("");
        await expect(input(page, "city")).toHaveValue("London");
      });

      test("it can be cancelled, and offline it says why it has to wait", async ({
        page,
        context,
        server,
        pictures: { poster },
      }) => {
        await openPhotos(page, server.url);
        await pick(page, poster.file);
        const path = "**/api/v1/utils/ai-recognition/";
        await page.route(path, () => undefined);
        await button(page, "recognition.start").click();
        await expect(page.getByText(words("recognition.reading"), { exact: true })).toBeVisible();
        await button(page, "recognition.cancel").click();
        await expect(button(page, "recognition.start")).toBeFocused();
        await expect(page.getByText(words("recognition.reading"), { exact: true })).toHaveCount(0);
        await expect(panel(page)).toHaveCount(0);
        await page.unroute(path);

        await context.setOffline(true);
        await expect(page.getByText(words("recognition.offline"), { exact: true })).toBeVisible();
        await expect(button(page, "recognition.start")).toBeDisabled();
        await expectNoViolations(page);
        await goToStep(page, "words");
        await input(page, "title").fill("Written in a cellar");
        await expect(page.getByText(words("saved.at").replace("{time}", "").trim()).first()).toBeVisible();
        await context.setOffline(false);
        await goToStep(page, "room");
        await expect(button(page, "recognition.start")).toBeEnabled();
      });
    });
  });
}
