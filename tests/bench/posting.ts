import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { createAccount, logIn, openSignedIn } from "../e2e/support/accounts.ts";
import { startServer, type RunningServer } from "../e2e/support/server.ts";
import { twoVisitors, type Visitor } from "../e2e/support/visitors.ts";
import { wordsIn } from "../e2e/support/words.ts";
import { photosOf } from "../e2e/outbox/support/picked-files.ts";
import { chromiumLaunch } from "../support/chromium.ts";
import { median } from "./median.ts";
import { slowDown } from "./slow-down.ts";

/** What one step of posting asks of a person, and how long the app takes to show what comes of it. */
interface Effort {
  taps: number;
  characters: number;
  /** Of all taps and keys of the step, milliseconds. */
  answerMs: number;
}

type Step = [name: string, effort: Effort];

/** Seconds that the keystroke-level model of Card, Moran and Newell gives a person: to point and press, to type, to think. */
const PERSON = { tap: 1.1, character: { phone: 0.5, desktop: 0.28 }, step: 1.35 };
const RUNS = 3;

/** A room with three photos posted from the first screen, and a price edited, step by step: on a phone at a quarter of the speed, and on a desktop. */
export async function run(): Promise<void> {
  const server = await startServer({ env: { RATE_LIMITS: "off" } });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (const visitor of twoVisitors) {
      const runs: Step[][] = [];
      for (let count = 0; count < RUNS; count += 1) runs.push(await measure(browser, server, visitor));
      print(visitor, runs);
    }
    console.log(
      "\nThe app's time is the median of three runs, from the tap to what it shows. The phone's page is slowed",
    );
    console.log("down four times. A person's time is that of the keystroke-level model, without the app's.");
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(browser: Browser, server: RunningServer, visitor: Visitor): Promise<Step[]> {
  const account = await createAccount(server.url);
  const context = await browser.newContext(visitor.context);
  const page = await context.newPage();
  await openSignedIn(page, account, await logIn(server.url, account));
  await page.goto(server.url);
  await page.waitForFunction(() => document.querySelector("[data-first-paint]") === null);
  if (!visitor.wide) await slowDown(page);
  const steps = [...(await post(page, visitor)), await editPrice(page, visitor)];
  await context.close();
  return steps;
}

async function post(page: Page, { language, wide }: Visitor): Promise<Step[]> {
  const words = wordsIn(language);
  const button = (id: string) => page.getByRole("button", { name: words(id), exact: true });
  const photos = await photosOf(["#c03020", "#2040c0", "#20a040"]);
  const { steps, step, tap, type } = counted(page);

  await step("open the form", async () => {
    if (wide) {
      await tap(page.getByRole("link", { name: words("search.post-room"), exact: true }).first());
      const add = page.getByRole("main").getByRole("link", { name: words("own-listings.add") });
      await tap(add.first());
    } else await tap(page.getByRole("link", { name: words("bar.post"), exact: true }));
    await button("photos.choose").waitFor();
  });
  await step("three photos", async () => {
    const chooser = page.waitForEvent("filechooser");
    await tap(button("photos.choose"));
    await (await chooser).setFiles(photos);
    await page.locator("fieldset[name=photos] li img").nth(2).waitFor();
  });
  await step("where", async () => {
    await type("post_code", "LS6 3AA");
    await page.locator("[name=city] option:checked[value=Leeds]").waitFor({ state: "attached" });
  });
  await step("what kind", async () => {
    await tap(page.locator("label:has([name=property_type][value=student])"));
    await tap(button("offered-room-type.ensuite"));
    if (!wide) await tap(button("listing-form.next"));
    await page.locator("[name=price]").waitFor();
  });
  await step("the rent", async () => {
    await type("price", "185");
    await page
      .getByText(/£80[12]/)
      .first()
      .waitFor();
  });
  await step("the dates", async () => {
    await tap(button("listing-form.begin-date.today"));
    await tap(button("listing-form.stay.6-months"));
    if (!wide) await tap(button("listing-form.next"));
    await page.locator("[name=title]").waitFor();
  });
  await step("the title", async () => {
    await tap(page.getByRole("group", { name: words("listing-form.field.title.made") }).getByRole("button"));
    await page.getByRole("article").filter({ hasText: "£185" }).first().waitFor();
  });
  await step("post", async () => {
    await tap(button("listing-form.post"));
    await page.getByText(words("posting.item-created"), { exact: true }).waitFor();
  });
  return steps;
}

async function editPrice(page: Page, { language }: Visitor): Promise<Step> {
  const words = wordsIn(language);
  const price = page.getByRole("link", { name: /£185/ });
  await price.waitFor();
  const { steps, step, tap, keys } = counted(page);
  await step("(edit of a price, from one's list)", async () => {
    await tap(price);
    await page.locator("[name=price]:focus").waitFor();
    await keys("160");
    await tap(page.getByRole("button", { name: words("listing-form.save"), exact: true }));
    await page.getByText(words("posting.item-updated"), { exact: true }).waitFor();
  });
  return steps[0]!;
}

/** Steps whose taps and characters are counted while they are done. */
function counted(page: Page) {
  const steps: Step[] = [];
  let effort: Effort = { taps: 0, characters: 0, answerMs: 0 };
  const keys = async (text: string) => {
    effort.characters += text.length;
    await page.keyboard.type(text);
  };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.click();
  };
  const type = async (name: string, text: string) => {
    await tap(page.locator(`form [name=${name}]`));
    await keys(text);
  };
  const step = async (name: string, act: () => Promise<void>) => {
    effort = { taps: 0, characters: 0, answerMs: 0 };
    const begun = performance.now();
    await act();
    effort.answerMs = performance.now() - begun;
    steps.push([name, effort]);
  };
  return { steps, step, tap, type, keys };
}

function print({ name, wide }: Visitor, runs: readonly Step[][]): void {
  console.log(`\n${name}\n\n| Step | Taps | Characters | The app, ms | A person, s |\n|---|---|---|---|---|`);
  const steps = runs[0]!.map(([step, effort], index): Step => {
    const answerMs = median(runs.map((of) => of[index]![1].answerMs));
    return [step, { ...effort, answerMs }];
  });
  const posting = steps.slice(0, -1);
  const all: Step = ["all of a posting", posting.map(([, effort]) => effort).reduce(sum)];
  for (const [step, effort] of [...posting, all, steps.at(-1)!]) {
    const thought = step === all[0] ? posting.length : 1;
    const { taps, characters, answerMs } = effort;
    const person =
      taps * PERSON.tap + characters * PERSON.character[wide ? "desktop" : "phone"] + thought * PERSON.step;
    console.log(`| ${step} | ${taps} | ${characters} | ${answerMs.toFixed(0)} | ${person.toFixed(1)} |`);
  }
}

function sum(one: Effort, other: Effort): Effort {
  return {
    taps: one.taps + other.taps,
    characters: one.characters + other.characters,
    answerMs: one.answerMs + other.answerMs,
  };
}
