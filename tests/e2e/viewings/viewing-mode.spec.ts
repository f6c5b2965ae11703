import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addDays, londonDay } from "../../../src/domain/calendar-day.ts";
import type { Listing } from "../../../src/domain/listings/listing.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { photoOf } from "../outbox/support/picked-files.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn, openSignedIn } from "../support/accounts.ts";
import { demoRooms } from "../support/demo-rooms.ts";
import { expectNoViolations } from "../support/axe.ts";
import { oneOrTwoVisitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";

for (const visitor of oneOrTwoVisitors) {
  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("at a viewing without a signal: checklist, notes, a photo, a score, the calendar, and rooms side by side @core", async ({
      page,
      context,
      account,
      serverUrl,
    }) => {
      const words = wordsIn(visitor.language);
      const screen = screenOf(page, words);
      const rooms = (await demoRooms(serverUrl)).slice(0, 2);
      await openSignedIn(page, account, await logIn(serverUrl, account));
      for (const room of rooms) await save(page, room, words);
      await page.goto("/viewings");
      await shellIsKept(page);
      for (const room of rooms) await expect(page.getByText(keptText(words, room)).first()).toBeVisible();

      await context.setOffline(true);
      await page.goto("/viewings");
      await expectNoViolations(page);
      await page.getByRole("link", { name: rooms[0]!.title }).click();
      await expect(page.getByRole("region", { name: words("viewings.reach") })).toContainText("@example.");
      await expect.poll(() => isPictureShown(page)).toBe(true);
      await screen.answer("damp", "bad").click();
      await screen.answer("hot-water", "good").click();
      await page
        .getByRole("button", { name: words("viewings.check.add-note") })
        .first()
        .click();
      await page.keyboard.type("Behind the wardrobe, 手掌大");
      await screen.notes.fill("Faces south.\nThe boiler is old.");
      await page.getByRole("button", { name: screen.score(4), exact: true }).click();
      await page.locator("input[type=file][capture]").setInputFiles(await photoOf("#4060a0"));
      const appointment = `${addDays(londonDay(new Date()), 1)}T14:00`;
      await screen.appointment.fill(appointment);
      await expect(screen.ownPhotos).toHaveCount(1);
      await expect(page.getByText(words("saved.at").split("{")[0]!).first()).toBeVisible();
      await expectNoViolations(page);

      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: words("viewings.calendar.add") }).click();
      const file = (await readFile(await (await download).path(), "utf8")).replaceAll("\r\n ", "");
      expect(file).toContain(`UID:viewing-${rooms[0]!.id}@qiying\r\n`);
      expect(file).toContain(`DTSTART:${utcOf(appointment)}\r\n`);
      expect(file).toContain(`/viewings/${rooms[0]!.id}`);
      expect(file).toContain("@example.");

      await page.reload();
      await expect(screen.answer("damp", "bad")).toHaveAttribute("aria-pressed", "true");
      await expect(screen.answer("hot-water", "good")).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("textbox", { name: words("viewings.check.note"), exact: true })).toHaveValue(
        /手掌大$/,
      );
      await expect(screen.notes).toHaveValue("Faces south.\nThe boiler is old.");
      await expect(page.getByRole("button", { name: screen.score(4), exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(screen.appointment).toHaveValue(appointment);
      await expect(page.getByRole("radio", { name: words("viewings.state.viewing") })).toBeChecked();
      await expect(screen.ownPhotos).toHaveCount(1);

      const main = page.getByRole("main");
      await main.getByRole("link", { name: words("viewings.title"), exact: true }).click();
      await expect(page.getByText(words("viewings.next"), { exact: true })).toBeVisible();
      const boxes = rooms.map(({ title }) =>
        page.getByRole("checkbox", { name: words("viewings.compare.tick").replace("{title}", title) }),
      );
      const { width, height } = page.viewportSize()!;
      await page.setViewportSize({ width, height: 400 });
      for (const box of boxes) {
        await box.focus();
        expect(await box.evaluate(isOnTop), "what has the focus is not below a bar").toBe(true);
      }
      await page.setViewportSize({ width, height });
      for (const box of boxes) await box.check();
      await page.getByRole("link", { name: words("viewings.compare.go").replace("{count}", "2") }).click();
      const table = page.getByRole("table");
      for (const { title } of rooms) await expect(table.getByRole("columnheader", { name: title })).toBeVisible();
      await expect(table.getByRole("row", { name: words("viewings.check.damp.short") })).toContainText(
        words("viewings.answer.bad"),
      );
      await expect(table.getByRole("row", { name: words("viewings.check.damp.short") })).toContainText(
        words("viewings.compare.unchecked"),
      );
      await expect(table.getByRole("row", { name: words("viewings.notes") })).toContainText("Faces south.");
      await expectNoViolations(page);
    });
  });
}

/** Whether nothing lies on the middle of an element. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === element;
}

type Words = (id: string) => string;

function screenOf(page: Page, words: Words) {
  return {
    answer: (id: string, answer: string) =>
      page
        .getByRole("group", { name: words(`viewings.check.${id}`) })
        .getByRole("button", { name: words(`viewings.answer.${answer}`) }),
    score: (score: number) => words("viewings.score.of").replace("{score}", String(score)),
    notes: page.getByRole("textbox", { name: words("viewings.notes"), exact: true }),
    appointment: page.getByLabel(words("viewings.appointment")),
    ownPhotos: page.locator("#own-photos li img"),
  };
}

/** Opens a room and saves it for a viewing, as its reader does. */
async function save(page: Page, { id }: Listing, words: Words): Promise<void> {
  await page.goto(`/item_detail/${id}`);
  await page.getByRole("button", { name: words("save-viewing.save") }).click();
  await expect(page.getByRole("link", { name: words("save-viewing.open") })).toBeVisible();
  await page.getByRole("button", { name: words("contact.keep") }).click();
  await expect(page.getByRole("region", { name: words("contact.heading") })).toContainText("@example.");
}

function keptText(words: Words, { images }: Listing): string {
  return words("viewings.photos-kept").replace("{kept}", String(images.length)).replace("{all}", String(images.length));
}

async function isPictureShown(page: Page): Promise<boolean> {
  const picture = page.locator("header img").last();
  return picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
}

/** `20261130T140000Z`, reckoned otherwise than the app does it. */
function utcOf(wallTime: string): string {
  const inUtc = new Date(`${wallTime}:00Z`);
  const shown = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" });
  const ahead = Number(shown.format(inUtc)) - inUtc.getUTCHours();
  return `${new Date(inUtc.getTime() - ahead * 60 * 60 * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}
