import type { Page } from "@playwright/test";
import { openDatabase } from "../../../src/server/db/open-database.ts";
import { createAccount, logIn, openSignedIn, type Account } from "../support/accounts.ts";
import type { RunningServer } from "../support/server.ts";
import { visitors } from "../support/visitors.ts";
import { wordsIn } from "../support/words.ts";
import { expect, test } from "./site.ts";

const CITY = "Leeds";

/** Gives somebody two of the demo rooms, as if they had posted them. @returns Their ids. */
async function giveRooms(server: RunningServer, { id: owner_id }: Account): Promise<string[]> {
  const database = await openDatabase(server, () => undefined);
  const { kysely: db } = database;
  try {
    const rooms = await db
      .selectFrom("listing")
      .select("id")
      .where("city", "=", CITY)
      .where("live", "=", true)
      .limit(2)
      .execute();
    const ids = rooms.map(({ id }) => id);
    await db.updateTable("listing").set({ owner_id }).where("id", "in", ids).execute();
    return ids;
  } finally {
    await database.close();
  }
}

async function roomsInCity(serverUrl: string): Promise<string[]> {
  const answer = await fetch(`${serverUrl}/api/v1/items/filter-open?city=${CITY}&limit=100`);
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}

async function measureStorage(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).toSorted());
}

for (const visitor of visitors) {
  const words = wordsIn(visitor.language);

  test.describe(visitor.name, () => {
    test.use(visitor.context);

    test("A-28: deleting the account takes everything along, on the server and on the phone @core", async ({
      page,
      server,
      expectedErrors,
    }) => {
      expectedErrors.push(/500/);
      const account = await createAccount(server.url);
      const rooms = await giveRooms(server, account);
      expect(await roomsInCity(server.url)).toEqual(expect.arrayContaining(rooms));
      await openSignedIn(page, account, await logIn(server.url, account));
      await page.goto("/settings?tab=danger");
      await page
        .getByRole("tabpanel")
        .getByRole("button", { name: words("settings.delete.button") })
        .click();
      const dialog = page.getByRole("dialog", { name: words("settings.delete.title") });
      const confirm = dialog.getByRole("button", { name: words("settings.delete.confirm") });
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel(words("settings.delete.type-email")).fill("somebody@example.org");
      await expect(confirm).toBeDisabled();
      await dialog.getByLabel(words("settings.delete.type-email")).fill(` ${account.email.toUpperCase()}`);

      await page.route("**/api/v1/users/*", (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 500, json: { detail: "Internal Server Error", code: "internal_error" } })
          : route.continue(),
      );
      await confirm.click();
      const refusal = words("failure.delete").replace("{type}", words("account.type"));
      await expect(page.getByText(refusal, { exact: true })).toBeVisible();
      await page.unrouteAll();

      await confirm.click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(words("settings.delete.done"), { exact: true })).toBeVisible();
      expect(await measureStorage(page)).toEqual([]);
      await expect(logIn(server.url, account)).rejects.toThrow("400");
      expect((await roomsInCity(server.url)).filter((id) => rooms.includes(id))).toEqual([]);
      // The address is free again.
      await createAccount(server.url, { email: account.email });
    });
  });
}
