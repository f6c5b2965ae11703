import type { Page } from "@playwright/test";
import { photoOf } from "./outbox/support/picked-files.ts";
import { createAccount, logIn, openSignedIn, type Tokens } from "./support/accounts.ts";
import { goToStep } from "./support/form-steps.ts";
import { expect, test } from "./support/story.ts";
import { visitors } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { ownRooms, postRoom } from "./support/written-room.ts";

/** Somebody signed in, on the first screen. */
async function openHome(page: Page, serverUrl: string): Promise<Tokens> {
  const account = await createAccount(serverUrl);
  const tokens = await logIn(serverUrl, account);
  await openSignedIn(page, account, tokens);
  await page.goto("/");
  await expect(page.locator("[data-first-paint]")).toHaveCount(0);
  return tokens;
}

for (const visitor of visitors) {
  const words = wordsIn(visitor.language);
  const input = (page: Page, name: string) => page.locator(`form [name=${name}]`);
  const pcm = (sum: string) => words("room.price.by-month").replace("{price}", sum);
  const button = (page: Page, id: string) => page.getByRole("button", { name: words(id), exact: true });

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("a room with three photos is posted from the first screen by at most 12 taps and 30 characters @core", async ({
      page,
      server,
    }) => {
      const tokens = await openHome(page, server.url);
      const effort = { taps: 0, characters: 0 };
      const tap = async (target: ReturnType<Page["locator"]>) => {
        effort.taps += 1;
        await target.click();
      };
      const type = async (name: string, text: string) => {
        await tap(input(page, name));
        effort.characters += text.length;
        await page.keyboard.type(text);
      };
      if (visitor.wide) {
        await tap(page.getByRole("link", { name: words("search.post-room"), exact: true }).first());
        // An empty list offers it once more.
        await tap(
          page
            .getByRole("main")
            .getByRole("link", { name: words("own-listings.add") })
            .first(),
        );
      } else await tap(page.getByRole("link", { name: words("bar.post"), exact: true }));
      const chooser = page.waitForEvent("filechooser");
      await tap(button(page, "photos.choose"));
      await (
        await chooser
      ).setFiles(await Promise.all(["#c03020", "#2040c0", "#20a040"].map((colour) => photoOf(colour))));
      await type("post_code", "LS6 3AA");
      await expect(input(page, "city")).toHaveValue("Leeds");
      await tap(page.locator("label:has([name=property_type][value=student])"));
      await tap(button(page, "offered-room-type.ensuite"));
      if (!visitor.wide) await tap(button(page, "listing-form.next"));
      await type("price", "185");
      await tap(button(page, "listing-form.begin-date.today"));
      await tap(button(page, "listing-form.stay.6-months"));
      if (!visitor.wide) await tap(button(page, "listing-form.next"));
      await tap(page.getByRole("group", { name: words("listing-form.field.title.made") }).getByRole("button"));
      await expect(page.getByRole("article").filter({ hasText: "£185" })).toBeVisible();
      await tap(button(page, "listing-form.post"));
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();

      expect(effort.taps).toBeLessThanOrEqual(12);
      expect(effort.characters).toBeLessThanOrEqual(30);
      const rooms = await ownRooms(server.url, tokens);
      expect(rooms).toMatchObject([{ city: "Leeds", post_code: "LS6 3AA", price: 185, room_type: "ensuite" }]);
      expect(rooms[0]?.images).toHaveLength(3);
      expect(rooms[0]?.title).toContain("LS6");
    });

    test("the preview of a room without a rent or days says so, leads nowhere, and was never posted", async ({
      page,
      server,
    }) => {
      await openHome(page, server.url);
      await page.goto("/items?form=new");
      await goToStep(page, "words");
      const preview = page.getByRole("region", { name: words("listing-form.check") });
      await expect(preview).toContainText(words("listing-form.preview.no-price"));
      await expect(preview).toContainText(words("room.stay.open"));
      await expect(preview).toContainText(words("own-listings.untitled"));
      await expect(preview.getByRole("link")).toHaveCount(0);
      await expect(preview).not.toContainText(words("room.posted.today"));
    });

    test("A-87: a rent by the month is posted by the week and comes back as it was typed, with bills and deposit in its note", async ({
      page,
      server,
    }) => {
      const tokens = await openHome(page, server.url);
      await page.goto("/items?form=new");
      await input(page, "post_code").fill("M14 5GP");
      await page.locator("label:has([name=property_type][value=social])").click();
      await button(page, "offered-room-type.double").click();
      await goToStep(page, "terms");
      await input(page, "price").fill("1250");
      await page.getByText(words("draft-rent.month"), { exact: true }).click();
      await expect(input(page, "price")).toHaveValue("1250");
      await expect(input(page, "price")).toHaveAccessibleDescription(/£288\.46/);
      await page.getByText(words("draft-rent.week"), { exact: true }).click();
      await expect(input(page, "price")).toHaveValue("1250");
      await input(page, "price").fill("");
      await input(page, "price").pressSequentially("£800 pcm");
      await expect(page.getByRole("radio", { name: words("draft-rent.month") })).toBeChecked();
      await input(page, "price").press("Tab");
      await expect(input(page, "price")).toHaveValue("800");
      await expect(input(page, "price")).toHaveAccessibleDescription(/£184\.62/);
      await button(page, "listing-form.bills.included").click();
      await button(page, "listing-form.deposit.5-weeks").click();
      const note = visitor.language === "zh" ? "包 bill，押金 5 周房租" : "Bills included, 5 weeks' rent as deposit";
      await expect(input(page, "price_description")).toHaveValue(note);
      await button(page, "listing-form.begin-date.today").click();
      await button(page, "listing-form.stay.12-months").click();
      await goToStep(page, "words");
      await input(page, "title").fill("Double room in Fallowfield");
      await button(page, "listing-form.post").click();
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toMatchObject([
        { price: 184.62, price_per_month: 800, price_description: note, room_type: "double", city: "Manchester" },
      ]);
      const inList = page.getByRole("link", { name: pcm("£800") });
      await expect(inList.first()).toBeVisible();
      await inList.first().click();
      await goToStep(page, "terms");
      await expect(input(page, "price")).toHaveValue("800");
      await expect(page.getByRole("radio", { name: words("draft-rent.month") })).toBeChecked();
    });

    test("a rent that was confirmed is not asked about again after a reload; another one is", async ({
      page,
      server,
    }) => {
      await openHome(page, server.url);
      await page.goto("/items?form=new");
      await goToStep(page, "terms");
      await input(page, "price").fill("5");
      await input(page, "price").press("Tab");
      const yes = page.getByRole("button", { name: words("rent-question.yes-week").replace("{price}", "£5") });
      await yes.click();
      await expect(yes).toBeHidden();
      await expect(page).toHaveURL(/form=(?!new)/);
      await expect(page.getByText(words("saved.at").split("{")[0]!.trim()).first()).toBeVisible();
      await page.reload();
      await goToStep(page, "terms");
      await expect(input(page, "price")).toHaveValue("5");
      await expect(page.getByText(words("rent-question.week").replace("{price}", "£5"))).toBeHidden();
      await input(page, "price").fill("6");
      await input(page, "price").press("Tab");
      await expect(page.getByText(words("rent-question.week").replace("{price}", "£6"))).toBeVisible();
    });

    test("a title that was made with a first day is offered with the day that the form has by now", async ({
      page,
      server,
    }) => {
      await openHome(page, server.url);
      await page.goto("/items?form=new");
      await input(page, "post_code").fill("LS6 3AA");
      await button(page, "offered-room-type.ensuite").click();
      await goToStep(page, "terms");
      await input(page, "begin_date").fill("2027-01-10");
      await goToStep(page, "words");
      const offered = page.getByRole("group", { name: words("listing-form.field.title.made") }).getByRole("button");
      await offered.click();
      await expect(offered).toHaveCount(0);
      const made = await input(page, "title").inputValue();
      // On a phone the focus would open its keyboard.
      if (visitor.wide) await expect(input(page, "title")).toBeFocused();
      await goToStep(page, "terms");
      await input(page, "begin_date").fill("2027-02-15");
      await goToStep(page, "words");
      await offered.click();
      const day = visitor.language === "zh" ? ["2027年1月10日", "2027年2月15日"] : ["10 Jan 2027", "15 Feb 2027"];
      await expect(input(page, "title")).toHaveValue(made.replace(day[0]!, day[1]!));
      expect(made).toContain(day[0]);
      for (const own of ["Lovely room", "Ensuite 5 minutes from Euston 2026"]) {
        await input(page, "title").fill(own);
        await expect(offered).toHaveCount(0);
      }
    });

    test("a postcode that no district has is doubted while it is typed, and taken all the same", async ({
      page,
      server,
    }) => {
      await openHome(page, server.url);
      await page.goto("/items?form=new");
      await input(page, "post_code").pressSequentially("ZZ9");
      await expect(page.getByText(words("listing-form.post-code.unknown"))).toBeVisible();
      await goToStep(page, "words");
      await button(page, "listing-form.post").click();
      const summary = page.getByRole("alert").filter({ hasText: words("mistake.title-required") });
      await expect(summary.getByText(words("field-name.title"), { exact: true })).toBeVisible();
      await expect(summary.getByText(words("field-name.post-code"), { exact: true })).toHaveCount(0);
      await input(page, "post_code").fill("LS6 3AA");
      await expect(page.getByText(words("listing-form.post-code.unknown"))).toHaveCount(0);
      await input(page, "city").selectOption("York");
      await expect(input(page, "post_code")).toHaveAccessibleDescription(/LS6.*(York|约克)/);
    });

    test("what was read is not posted unchecked", async ({ page, server }) => {
      const tokens = await openHome(page, server.url);
      await page.goto("/items?form=new");
      await page.getByText(words("listing-form.filled-in"), { exact: true }).click();
      await page
        .getByRole("textbox", { name: words("suggest.paste.label") })
        .fill("Leeds LS6 3AA student ensuite £185 pw, 1 Dec 2026 to 30 Jun 2027, bills included");
      await button(page, "suggest.paste.read").click();
      await expect(input(page, "room_type")).toHaveValue("ensuite");
      await page.locator("label:has([name=property_type][value=student])").click();
      await goToStep(page, "words");
      await input(page, "title").fill("Ensuite in Headingley");
      await button(page, "listing-form.post").click();
      const left = page
        .getByRole("region")
        .filter({ has: page.locator("ul") })
        .filter({ hasText: "LS6 3AA" })
        .last();
      await expect(left).toBeFocused();
      const rent = visitor.language === "zh" ? "£185 /周" : "£185 pw";
      await expect(left.getByText(rent, { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toEqual([]);
      const post = words("suggest.all-right-post").replace("{post}", words("listing-form.post"));
      await left.getByRole("button", { name: post, exact: true }).click();
      await expect(page.getByText(words("posting.item-created"), { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toMatchObject([{ post_code: "LS6 3AA", price: 185 }]);
    });

    test("the price of a posted room is changed by two taps, and an edit is saved from any step", async ({
      page,
      server,
    }) => {
      const tokens = await openHome(page, server.url);
      await postRoom(server.url, tokens, { price: 168 });
      await page.goto("/items");
      await page.getByRole("link", { name: /£168/ }).click();
      await expect(input(page, "price")).toBeFocused();
      await page.keyboard.type("160");
      await button(page, "listing-form.save").click();
      await expect(page.getByText(words("posting.item-updated"), { exact: true })).toBeVisible();
      expect(await ownRooms(server.url, tokens)).toMatchObject([{ price: 160 }]);
      // Nothing of the form is left behind the list.
      await page.goBack();
      await expect(page).not.toHaveURL(/form=/);
    });

    test("a form can be left from its first step, with what is written", async ({ page, server }) => {
      await openHome(page, server.url);
      await page.goto("/items?form=new");
      await button(page, "offered-room-type.studio").click();
      await input(page, "post_code").fill("G12 8QQ");
      if (!visitor.wide) {
        await button(page, "listing-form.next").click();
        await expect(input(page, "price")).toBeVisible();
        await page.goBack();
        await expect(input(page, "post_code")).toHaveValue("G12 8QQ");
      }
      await button(page, "listing-form.save-and-leave").click();
      await expect(page).toHaveURL(/\/items$/);
      await expect(page.getByText(words("state.draft"), { exact: true })).toHaveCount(1);
    });
  });
}
