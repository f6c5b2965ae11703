import { expect } from "@playwright/test";
import { when } from "../../e2e/outbox/support/moment.ts";
import { breaking, REFRESH } from "../../e2e/outbox/support/test.ts";
import { logIn } from "../../e2e/support/accounts.ts";
import { FAULTS, type GridFault } from "../grid/faults.ts";
import { pageUploader } from "../grid/page-uploader.ts";
import { hasten, SHORT_DEADLINE_MS } from "../grid/run-fault.ts";
import { test } from "../grid/story.ts";
import { evaluate } from "../grid/tripwire.ts";
import type { Kill, Story } from "../grid/uploader.ts";
import { workerUploader } from "../grid/worker-uploader.ts";
import { exchangePhone, type ExchangePhone } from "./exchange-phone.ts";
import { EXCHANGE_STEPS, type Exchange, type ExchangeStep } from "./exchanges.ts";

/*
 * What is exchanged as a state and has no outbox: saved searches, settings, opinions of shared lists. Steps × what goes wrong, and
 * × who is ended, sent by the page and by the worker. In the end the account and the phone have the same, nothing is left to be
 * sent, and somebody else's search on the same phone is as it was.
 */

/** Of the faults of the grid one of each kind: what a status says is read by the same code. */
const CHOSEN = new Set([
  "never leaves",
  "answer lost after the commit",
  "half of the body",
  "503 with Retry-After",
  "429 with Retry-After in seconds",
  "401, and the tokens are renewed",
  "401, and no renewal",
  "422",
  "a captive portal's page",
  "JSON about something else",
  "an answer that breaks off",
  "nothing comes back",
]);
/** Longer than any wait of a case, on a busy machine. */
const EXCHANGED_WITHIN_MS = 60_000;
/** Whose search lies on the same phone. */
const STRANGER = "3d0d1f5a-0000-4000-8000-00000000beef";

test.describe.configure({ mode: "parallel" });

for (const uploader of [pageUploader, workerUploader]) {
  test.describe(`exchanged by the ${uploader.name}`, () => {
    test.use({ uploader, ...(uploader.name === "page" ? { serviceWorkers: "block" as const } : {}) });
    EXCHANGE_STEPS.filter(({ by = uploader.name }) => by === uploader.name).forEach((step, at) => {
      const faults = FAULTS.filter(({ name }) => CHOSEN.has(name) && step.without?.includes(name) !== true);
      faults.forEach((fault, of) => {
        const title = `${step.id} × ${fault.name}, exchanged by the ${uploader.name}`;
        // Of each step another fault is in every whole run.
        const isSample = of === at;
        test(title, { tag: tagsOf(isSample) }, ({ story }) => runFault(story, step, fault));
      });
      for (const kill of uploader.kills.filter(({ ends }) => ends.includes("sender"))) {
        for (const moment of ["on the wire", "at the server"] as const) {
          const title = `${step.id}, ${moment} × ${kill.name}, exchanged by the ${uploader.name}`;
          test(title, { tag: tagsOf(false) }, ({ story }) => runKill(story, step, { kill, moment }));
        }
      }
    });
  });

  function tagsOf(isSample: boolean): string[] {
    return [...(isSample ? [] : ["@matrix"]), ...(uploader.name === "worker" ? ["@whole-browser"] : [])];
  }
}

async function runFault(story: Story, step: ExchangeStep, { name, fault, renewal }: GridFault): Promise<void> {
  const { phone, exchange } = await prepared(story, step);
  const made = fault();
  const asked = breaking(story.front, exchange.which, [made]);
  const renewed = renewal === undefined ? null : breaking(story.front, REFRESH, [renewal]);
  if (made.kind === "hang") await evaluate(await story.uploader.place(story.phone), hasten, SHORT_DEADLINE_MS);
  await exchange.change();
  await urgedUntil(story, () => expect(asked()).toBeGreaterThan(0));
  if (renewed !== null) await logInAgain(story, renewed);
  if (name === "422" && exchange.again !== undefined) await doneAgain(phone, exchange.again);
  await isExchanged(story, phone, exchange);
}

interface Ended {
  kill: Kill;
  moment: "on the wire" | "at the server";
}

async function runKill(story: Story, step: ExchangeStep, { kill, moment }: Ended): Promise<void> {
  const { phone, exchange } = await prepared(story, step);
  // The address of a search that is kept here is known with its request.
  const which = new RegExp(`^${exchange.which}`);
  const come = when(story.front, { which, nth: 1, fault: { kind: moment === "on the wire" ? "hang" : "lose-answer" } });
  await exchange.change();
  await story.uploader.urge(story.phone);
  await come;
  story.phone = await kill.run(story);
  await isExchanged(story, phone, exchange);
}

async function prepared(story: Story, step: ExchangeStep): Promise<{ phone: ExchangePhone; exchange: Exchange }> {
  const phone = await exchangePhone(() => story.phone, story.uploader);
  const elsewhere = await logIn(story.serverUrl, story.phone.account);
  const exchange = await step.prepare({ phone, serverUrl: story.serverUrl, elsewhere });
  await phone.keepForStranger(STRANGER);
  return { phone, exchange };
}

/** What was changed stays on the phone until its owner has logged in again. */
async function logInAgain(story: Story, renewed: () => number): Promise<void> {
  await expect.poll(renewed, { timeout: EXCHANGED_WITHIN_MS }).toBeGreaterThan(0);
  const { phone, uploader, serverUrl } = story;
  const hasToken = () => phone.page.evaluate(() => localStorage.getItem("access_token") !== null);
  // Only a page ends the session.
  if (uploader.name === "page") await expect.poll(hasToken, { timeout: EXCHANGED_WITHIN_MS }).toBe(false);
  await uploader.signIn(phone, await logIn(serverUrl, phone.account));
}

/** A refusal waits for its owner to change something. */
async function doneAgain(phone: ExchangePhone, again: () => Promise<unknown>): Promise<void> {
  const refused = async () => (await phone.stored()).searches.map(({ isRefused }) => isRefused);
  await expect.poll(refused, { timeout: EXCHANGED_WITHIN_MS }).toEqual([true]);
  await again();
}

/** The same on the phone and in the account, once, and nothing of anybody else's. */
async function isExchanged(story: Story, phone: ExchangePhone, { here, there, wished }: Exchange): Promise<void> {
  await urgedUntil(story, async () => {
    expect(await there()).toEqual(wished);
    const stored = await phone.stored();
    expect(here(stored)).toEqual(wished);
    expect(stored.unsent).toBe(0);
  });
  const strangers = await phone.stored(STRANGER);
  expect(strangers.searches).toMatchObject([{ name: "Somebody else's" }]);
  expect(strangers.unsent).toBe(1);
  expect(await story.phone.page.evaluate(() => localStorage.getItem("access_token") !== null)).toBe(true);
}

async function urgedUntil({ uploader, phone }: Story, isSo: () => Promise<void> | void): Promise<void> {
  await expect(async () => {
    await uploader.urge(phone);
    await isSo();
  }).toPass({ timeout: EXCHANGED_WITHIN_MS, intervals: [200, 400, 800, 1000] });
}
