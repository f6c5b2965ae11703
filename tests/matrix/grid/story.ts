import { randomUUID } from "node:crypto";
import { test as base } from "../../e2e/outbox/support/test.ts";
import { phoneOf, type Phone } from "../../e2e/outbox/support/phone.ts";
import { screensOf } from "../../e2e/outbox/support/screens.ts";
import { pageUploader } from "./page-uploader.ts";
import type { Story, Stranger, Uploader } from "./uploader.ts";

interface Fixtures {
  uploader: Uploader;
  story: Story;
}

/** A case of the grid: a phone of its own, on which somebody else has unsent work too. */
export const test = base.extend<Fixtures>({
  uploader: [pageUploader, { option: true }],
  // Both languages in turn, by the case and always the same.
  // oxlint-disable-next-line no-empty-pattern
  locale: async ({}, use, { title }) => use(languageOf(title) === "zh" ? "zh-CN" : "en-GB"),
  story: async ({ uploader, page, account, serverUrl, front, kept, context }, use, { title }) => {
    const phone = await uploader.open(page, { account, serverUrl });
    await use(await storyOf(title, { uploader, phone, kept, front, context, serverUrl }));
  },
});

/** What a case has at hand, with somebody else's work on the same phone. */
export async function storyOf(title: string, parts: Omit<Story, "stranger" | "screens">): Promise<Story> {
  const language = languageOf(title);
  const stranger = await leaveOthersWork(parts.phone);
  return { ...parts, stranger, screens: (page) => screensOf(page, { language }) };
}

function languageOf(title: string): "zh" | "en" {
  const sum = [...title].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return sum % 2 === 0 ? "zh" : "en";
}

/** Somebody else has used this phone, and not sent what they posted. */
async function leaveOthersWork(phone: Phone): Promise<Stranger> {
  const account = { ...phone.account, id: randomUUID() };
  const theirs = phoneOf(phone.page, account);
  const id = await theirs.write({ colours: ["#803090"], fields: { title: "Somebody else's" } });
  await theirs.post(id);
  const [entry] = (await theirs.stored()).entries;
  return { account, key: entry!.key };
}
