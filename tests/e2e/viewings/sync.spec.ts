import type { Locator, Page } from "@playwright/test";
import type { Viewing } from "#domain/viewings/viewing.ts";
import { shellIsKept } from "../offline/support/test.ts";
import { openPhone } from "../outbox/support/phone.ts";
import { photoOf } from "../outbox/support/picked-files.ts";
import { expect, test } from "../outbox/support/test.ts";
import { logIn, type Account } from "../support/accounts.ts";
import { wordsIn } from "../support/words.ts";

const words = wordsIn("en");

test("what two phones noted about one room while both were offline is whole on both, and in the account", async ({
  phone,
  account,
  serverUrl,
  front,
  browser,
}) => {
  const first = screenOf(phone.page);
  const roomId = await saveFirstRoom(phone.page);
  await phone.page.goto(`/viewings/${roomId}`);
  await first.notes.fill("Seen on Monday");
  // That all is saved is true of the room alone too, before the notes are on their way.
  await expect.poll(async () => (await viewingOf(serverUrl, account, roomId))?.content.notes).toBe("Seen on Monday");

  const elsewhere = await browser.newContext({ baseURL: front.url, locale: "en-GB" });
  const { page } = await openPhone(await elsewhere.newPage(), { account, serverUrl });
  const second = screenOf(page);
  await page.goto("/viewings");
  await page.locator(`a[href="/viewings/${roomId}"]`).first().click();
  await expect(second.notes).toHaveValue("Seen on Monday");

  for (const each of [phone.page, page]) {
    await shellIsKept(each);
    await each.context().setOffline(true);
  }
  await note(first, { line: "The boiler is old", answer: "bad", score: 2, colour: "#a03020" });
  await note(second, { line: "Quiet at night", answer: "good", score: 4, colour: "#2040c0" });

  await phone.page.context().setOffline(false);
  await expect(first.synced).toBeVisible();
  await page.context().setOffline(false);
  await expect(second.synced).toBeVisible();
  const merged = "Seen on Monday\nQuiet at night\nThe boiler is old";
  await expectWhole(second, { notes: merged, answer: "good", marker: "✓ / ✕", score: 4 });
  // The first phone hears of it when it sends the next thing.
  await first.answer("noise", "good").click();
  await expectWhole(first, { notes: merged, answer: "good", marker: "✓ / ✕", score: 4 });
  await expect(first.answer("noise", "good")).toHaveAttribute("aria-pressed", "true");
  await expect(first.synced).toBeVisible();

  const { content } = (await viewingOf(serverUrl, account, roomId))!;
  expect(content).toMatchObject({
    notes: merged,
    score: 4,
    other: [{ field: "score", value: 2 }],
    checks: { damp: { answer: "good", note: "✓ / ✕" }, noise: { answer: "good" } },
  });
  expect(content.photos).toHaveLength(2);
  await elsewhere.close();
});

type Screen = ReturnType<typeof screenOf>;

function screenOf(page: Page) {
  return {
    page,
    notes: page.getByRole("textbox", { name: words("viewings.notes"), exact: true }),
    synced: page.getByText(words("viewings.sync.done"), { exact: true }),
    photos: page.locator("#own-photos li"),
    camera: page.locator("input[type=file][capture]"),
    score: (score: number) =>
      page.getByRole("button", { name: words("viewings.score.of").replace("{score}", String(score)), exact: true }),
    answer: (id: string, answer: string): Locator => check(page, id).getByRole("button", { name: answerName(answer) }),
    checkNotes: page.getByRole("textbox", { name: words("viewings.check.note") }),
    other: page.getByRole("list", { name: words("viewings.other") }),
  };
}

function check(page: Page, id: string): Locator {
  return page.getByRole("group", { name: words(`viewings.check.${id}`) });
}

function answerName(answer: string): string {
  return words(`viewings.answer.${answer}`);
}

/** Notes the same kinds of things on a phone as on the other, each in its own way. */
async function note(
  screen: Screen,
  { line, answer, score, colour }: { line: string; answer: string; score: number; colour: string },
): Promise<void> {
  await screen.notes.fill(`Seen on Monday\n${line}`);
  await screen.answer("damp", answer).click();
  await screen.score(score).click();
  await screen.camera.setInputFiles(await photoOf(colour));
  await expect(screen.photos).toHaveCount(1);
  await expect(screen.synced).toBeHidden();
}

/** Everything of both phones: the later writer's choices stand, and the other's wait or are in words. */
async function expectWhole(
  screen: Screen,
  { notes, answer, marker, score }: { notes: string; answer: string; marker: string; score: number },
): Promise<void> {
  await expect(screen.notes).toHaveValue(notes);
  await expect(screen.answer("damp", answer)).toHaveAttribute("aria-pressed", "true");
  await expect(screen.checkNotes.first()).toHaveValue(marker);
  await expect(screen.score(score)).toHaveAttribute("aria-pressed", "true");
  await expect(screen.photos).toHaveCount(2);
  await expect(screen.other.getByRole("listitem")).toHaveCount(1);
}

async function saveFirstRoom(page: Page): Promise<string> {
  await page.goto("/?mode=filter&city=Leeds");
  await page.getByRole("article").first().getByRole("link").click();
  await page.getByRole("button", { name: words("save-viewing.save"), exact: true }).click();
  const link = await page.getByRole("link", { name: words("save-viewing.open") }).getAttribute("href");
  return link!.split("/").at(-1)!;
}

/** What the account has, asked by the API. */
async function viewingOf(serverUrl: string, account: Account, roomId: string): Promise<Viewing | undefined> {
  const { access_token } = await logIn(serverUrl, account);
  const answer = await fetch(`${serverUrl}/api/v1/viewings`, { headers: { authorization: `Bearer ${access_token}` } });
  const { data } = (await answer.json()) as { data: Viewing[] };
  return data.find(({ listing_id }) => listing_id === roomId);
}
