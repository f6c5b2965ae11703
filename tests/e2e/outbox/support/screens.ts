import { expect, type Locator, type Page } from "@playwright/test";
import { goToStep, type FormStep } from "../../support/form-steps.ts";
import type { Visitor } from "../../support/visitors.ts";
import { wordsIn } from "../../support/words.ts";
import type { PickedFile } from "./picked-files.ts";

/** What a room's form is filled in with. */
export interface TypedRoom {
  title: string;
  price?: string;
  photos?: readonly PickedFile[];
}

/** The screens of rooms and of the outbox, as somebody uses them who sees them in one language. */
export interface Screens {
  words: (id: string) => string;
  button: (id: string) => Locator;
  said: (id: string) => Locator;
  /** A sentence whose catalogue entry has something filled in: up to there. */
  begun: (id: string) => Locator;
  field: (name: string) => Locator;
  /** What waits on the phone or is written there, by its title. */
  waiting: (title: string) => Locator;
  goToStep: (step: FormStep) => Promise<void>;
  pickPhotos: (photos: readonly PickedFile[]) => Promise<void>;
  /** Waits until what was typed last is on the phone; where it keeps nothing, for the line that says so. */
  isSaved: () => Promise<void>;
  /** From the list through the whole form to its last step, until all of it is on the phone. */
  writeRoom: (room: TypedRoom) => Promise<void>;
  /** Opens a row's menu and chooses. */
  choose: (title: string, choice: string) => Promise<void>;
  askToLogOut: () => Promise<void>;
}

/** @param page Stands anywhere; what is done begins on the list of rooms unless told. */
export function screensOf(page: Page, { language }: Pick<Visitor, "language">): Screens {
  const words = wordsIn(language);
  const field = (name: string) => page.locator(`form [name=${name}]`);
  const button = (id: string) => page.getByRole("button", { name: words(id), exact: true });
  const begun = (id: string) => page.getByText(words(id).split("{")[0]!).first();
  const pickPhotos = (photos: readonly PickedFile[]) =>
    page.locator("input[type=file][multiple]").setInputFiles([...photos]);
  // With its time: the menu has a page of the same name.
  const savedAt = page.getByText(new RegExp(`^${words("saved.at").replace("{time}", ".*\\d\\d:\\d\\d")}`));
  const isSaved = () => expect(savedAt.or(page.getByText(words("saved.nowhere"), { exact: true }))).toBeVisible();
  return {
    words,
    button,
    begun,
    field,
    goToStep: (step) => goToStep(page, step),
    pickPhotos,
    isSaved,
    said: (id) => page.getByText(words(id), { exact: true }),
    waiting: (title) => page.getByRole("listitem").filter({ hasText: title }),
    async writeRoom(room) {
      await page
        .getByRole("link", { name: words("own-listings.add") })
        .first()
        .click();
      await fillRoom(room);
      await isSaved();
    },
    async choose(title, choice) {
      await page.getByRole("button", { name: words("own-listings.actions-for").replace("{title}", title) }).click();
      await page.getByRole("menuitem", { name: words(choice), exact: true }).click();
    },
    async askToLogOut() {
      await page.getByRole("button", { name: words("session.menu") }).click();
      await page.getByRole("menuitem", { name: words("session.log-out") }).click();
    },
  };

  async function fillRoom({ title, price = "150", photos = [] }: TypedRoom): Promise<void> {
    await field("city").selectOption("Leeds");
    await field("post_code").fill("LS1 1AA");
    await field("property_type").and(page.locator("[value=student]")).check();
    await field("room_type").fill("ensuite");
    if (photos.length > 0) await pickPhotos(photos);
    const count = words("photos.count").replace("{count}", String(photos.length)).replace("{max}", "10");
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    await goToStep(page, "terms");
    await field("price").fill(price);
    await field("begin_date").fill(dayFromToday(10));
    await field("end_date").fill(dayFromToday(200));
    await goToStep(page, "words");
    await field("title").fill(title);
    await field("email").fill("owner@example.org");
  }
}

/** A day so many days from today, as the form takes it. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
