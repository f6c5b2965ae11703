import type { Page } from "@playwright/test";
import { startFakeAi, type FakeAiServer } from "../support/fake-ai-server.ts";
import { createAccount, logIn, openSignedIn } from "./support/accounts.ts";
import { expectNoViolations } from "./support/axe.ts";
import { watchLayoutShifts } from "./support/layout-shifts.ts";
import { startServer, type RunningServer } from "./support/server.ts";
import { expect, test as stories } from "./support/story.ts";
import { twoVisitors, type Visitor } from "./support/visitors.ts";
import { wordsIn } from "./support/words.ts";
import { postRoom } from "./support/written-room.ts";

/** Those that the servers ask. */
const models = new Map<RunningServer, FakeAiServer>();

/** A server with a model, visited in a browser without a translator of its own, which some have. */
const test = stories.extend<object, { server: RunningServer }>({
  page: async ({ page }, use) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "Translator"));
    await use(page);
  },
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startFakeAi();
      const env = { AI_BASE_URL: model.url, AI_MODEL: "fake-text", AI_TIMEOUT_MS: "4000" };
      const server = await startServer({ env: { RATE_LIMITS: "off", ...env } });
      models.set(server, model);
      await use(server);
      await server.stop();
      await model.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** A room in each language, and it in the other one. */
const ROOMS = {
  zh: {
    title: "利兹大学旁边套间转租",
    description: "房间朝南，走路到学校十二分钟。\n限女生，不能养宠物。",
    price_description: "包 bill",
  },
  en: {
    title: "Quiet ensuite near the university",
    description: "The room faces south, and it is a twelve minute walk to the campus.\nWomen only, no pets please.",
    price_description: "Bills included",
  },
} as const;

/** As a reader of the language finds a room in the other one told. */
const TOLD = {
  en: "An ensuite room in Leeds (LS1), from 15 January to 30 June 2027, £150 a week, bills included. Asks for: women only, no pets.",
  zh: "利兹（LS1）的 ensuite，2027年1月15日至6月30日，每周 £150，包 bill。要求：限女生、不养宠物。",
} as const;

const MARK = { zh: "原文英文", en: "In Chinese" } as const;

function otherOf({ language }: Visitor): "zh" | "en" {
  return language === "zh" ? "en" : "zh";
}

let made = 0;

/** Somebody's room in the other language, unlike all others. */
async function roomFor(visitor: Visitor, { url }: RunningServer): Promise<{ id: string; title: string }> {
  made += 1;
  const poster = await logIn(url, await createAccount(url));
  const room = ROOMS[otherOf(visitor)];
  const days = { begin_date: "2027-01-15", end_date: "2027-06-30" };
  return postRoom(url, poster, { ...room, ...days, title: `${room.title} ${made}` });
}

async function signIn(page: Page, { url }: RunningServer): Promise<void> {
  const account = await createAccount(url);
  await openSignedIn(page, account, await logIn(url, account));
}

for (const visitor of twoVisitors) {
  const words = wordsIn(visitor.language);
  const translated = ROOMS[visitor.language];
  const dialog = (page: Page) => page.getByRole("dialog");
  const button = (page: Page, id: string) => dialog(page).getByRole("button", { name: words(id), exact: true });

  test.describe(visitor.name, () => {
    test.use({ ...visitor.context, expectedErrors: [/503/] });

    test("A-91: a room in the other language is marked, and told in the reader's own above its words @core", async ({
      page,
      server,
    }) => {
      const { id, title } = await roomFor(visitor, server);
      await page.goto("/?mode=filter&city=Leeds");
      const card = page.getByRole("main").getByRole("article").filter({ hasText: title });
      await expect(card.getByText(MARK[visitor.language], { exact: true })).toBeVisible();
      await card.getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`room=${id}`));
      await expect(dialog(page).getByText(TOLD[visitor.language], { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(MARK[visitor.language], { exact: true })).toBeVisible();
      // Only who is signed in may ask the model.
      await expect(button(page, "room.translation.translate")).toHaveCount(0);
      await expectNoViolations(page);
    });

    test("A-91: a room in the reader's language has neither mark nor sentence", async ({ page, server }) => {
      const other = { ...visitor, language: otherOf(visitor) };
      const { id } = await roomFor(other, server);
      await page.goto(`/?room=${id}`);
      await expect(dialog(page).getByText(words("room.map"), { exact: true })).toBeVisible();
      await expect(dialog(page).getByText(MARK[visitor.language], { exact: true })).toHaveCount(0);
      await expect(dialog(page).getByText(TOLD[visitor.language], { exact: true })).toHaveCount(0);
    });

    test("nothing moves in a shared room while its sentence comes", async ({ page, server }) => {
      const { id } = await roomFor(visitor, server);
      // Behind the room, the number of all rooms may come later than the room.
      const shifts = await watchLayoutShifts(page, 0.001);
      await page.route(/wishes-said|later-room/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      await page.goto(`/?room=${id}`);
      await expect(dialog(page).getByText(TOLD[visitor.language], { exact: true })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toEqual([]);
    });

    test("A-91: one tap translates its title and words by the model, says so, and leads back @core", async ({
      page,
      server,
    }) => {
      const { id, title } = await roomFor(visitor, server);
      models.get(server)!.otherwise = { kind: "good", object: translated };
      await signIn(page, server);
      await page.goto(`/?room=${id}`);
      await button(page, "room.translation.translate").click();
      for (const text of Object.values(translated).flatMap((value) => value.split("\n")))
        await expect(dialog(page).getByText(text).first()).toBeVisible();
      await expect(dialog(page).getByText(words("room.translation.by-machine"), { exact: true })).toBeVisible();
      await expectNoViolations(page);
      // The heading keeps the owner's title.
      await expect(dialog(page).getByRole("heading", { name: title, exact: true })).toBeVisible();
      const original = ROOMS[otherOf(visitor)].description.split("\n")[0]!;
      await expect(dialog(page).getByText(original)).toHaveCount(0);
      await button(page, "room.translation.original").click();
      await expect(dialog(page).getByText(original)).toBeVisible();
      await expect(dialog(page).getByText(words("room.translation.by-machine"), { exact: true })).toHaveCount(0);
    });

    test("where the model can't, the page says so and the words stay; the next tap tries again", async ({
      page,
      server,
    }) => {
      const { id } = await roomFor(visitor, server);
      models.get(server)!.otherwise = { kind: "status", status: 400 };
      await signIn(page, server);
      await page.goto(`/item_detail/${id}`);
      const translate = page.getByRole("button", { name: words("room.translation.translate"), exact: true });
      await translate.click();
      const says = { zh: "翻译暂时不可用", en: "Translation is temporarily unavailable" }[visitor.language];
      await expect(page.getByRole("status").filter({ hasText: says })).toBeVisible();
      await expect(page.getByText(ROOMS[otherOf(visitor)].description.split("\n")[0]!)).toBeVisible();
      models.get(server)!.otherwise = { kind: "good", object: translated };
      await translate.click();
      await expect(page.getByText(translated.description.split("\n")[0]!)).toBeVisible();
    });
  });
}
