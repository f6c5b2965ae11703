import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import puppeteer, {
  type Browser,
  type ElementHandle,
  type LaunchOptions as PuppeteerOptions,
  type Page,
} from "puppeteer-core";
import { chromiumLaunch } from "../../support/chromium.ts";
import { WINDOW, type LaunchOptions, type RunningBrowser, type Tab } from "./engine.ts";
import { findInPage, type Target } from "./find-in-page.ts";
import { puppeteerOfItsTime, unpackChromium111 } from "./old-chromium.ts";

/** The Chromium that Debian has today. */
export async function launchChromium({ profile, language, pushService }: LaunchOptions): Promise<RunningBrowser> {
  const { executablePath, args } = chromiumLaunch();
  if (pushService !== undefined) await allowNotifications(profile);
  return run(puppeteer, {
    ...(executablePath !== undefined && { executablePath }),
    userDataDir: profile,
    args: [...args, `--accept-lang=${LOCALE[language]}`, ...(pushService?.switches ?? [])],
  });
}

/** The oldest Chromium in which the app works. It speaks English alone. */
export async function launchChromium111({ profile }: LaunchOptions): Promise<RunningBrowser> {
  const { executablePath, args, libraries } = await unpackChromium111();
  return run(puppeteerOfItsTime(), {
    executablePath,
    userDataDir: profile,
    args,
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
  });
}

/** Firefox, driven by WebDriver BiDi. */
export function launchFirefox({
  profile,
  language,
  blocksStorage = false,
  pushService,
}: LaunchOptions): Promise<RunningBrowser> {
  return run(puppeteer, {
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    userDataDir: profile,
    extraPrefsFirefox: {
      "intl.accept_languages": LOCALE[language],
      // 2: no cookies and no other site data, for any site.
      ...(blocksStorage && { "network.cookie.cookieBehavior": 2 }),
      ...(pushService !== undefined && { ...NOTIFYING, ...pushService.preferences }),
    },
  });
}

/** Notifications as their owner would have allowed them, and workers that end soon when they have nothing to do. */
const NOTIFYING = {
  // 1: every site may show them.
  "permissions.default.desktop-notification": 1,
  // Its own: the system's have a service that servers lack.
  "alerts.useSystemBackend": false,
  "dom.serviceWorkers.idle_timeout": 1000,
  "dom.serviceWorkers.idle_extended_timeout": 1000,
};

/** Allows all sites to show notifications, in a profile of Chromium that is not there yet. */
async function allowNotifications(profile: string): Promise<void> {
  const folder = join(profile, "Default");
  await mkdir(folder, { recursive: true });
  const preferences = { profile: { default_content_setting_values: { notifications: 1 } } };
  // Of one that is there already they are kept.
  await writeFile(join(folder, "Preferences"), JSON.stringify(preferences), { flag: "wx" }).catch(() => undefined);
}

const LOCALE = { zh: "zh-CN", en: "en-GB" };

async function run(
  launcher: { launch: (options: PuppeteerOptions) => Promise<Browser> },
  options: PuppeteerOptions,
): Promise<RunningBrowser> {
  const browser = await launcher.launch({
    ...options,
    headless: true,
    defaultViewport: null,
    protocolTimeout: 120_000,
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  await page.setViewport(WINDOW);
  return { tab: tabOf(page), version: await browser.version(), close: () => ended(browser) };
}

/** Chromium goes on for more than a minute when a worker still waits for a sync: it is ended then, as phones do. */
async function ended(browser: Browser): Promise<void> {
  const timer = setTimeout(() => browser.process()?.kill("SIGKILL"), CLOSED_WITHIN_MS);
  await browser.close().finally(() => clearTimeout(timer));
}

const CLOSED_WITHIN_MS = 5000;

function tabOf(page: Page): Tab {
  const find = async (target: Target): Promise<ElementHandle | null> =>
    (await page.evaluateHandle(findInPage, target)).asElement() as ElementHandle | null;
  const on = async (target: Target, act: (element: ElementHandle) => Promise<void>): Promise<boolean> => {
    const element = await find(target);
    if (element === null) return false;
    await act(element);
    return true;
  };
  return {
    goTo: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 })),
    press: (target) => on(target, (element) => element.click()),
    type: (target, text) => on(target, (element) => element.type(text)),
    attach: (target, paths) =>
      on(target, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    async evaluateOn(target, run, ...args) {
      const element = await find(target);
      return element === null ? undefined : element.evaluate(run as never, ...args);
    },
    screenshot: async (path) => void (await page.screenshot({ path })),
  };
}
