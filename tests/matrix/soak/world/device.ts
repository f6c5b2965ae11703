import { fileURLToPath } from "node:url";
import { expect, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { HARNESS_PATH, serveHarness } from "../../../e2e/outbox/support/harness.ts";
import { crash } from "../../../e2e/outbox/support/phone.ts";
import { screensOf, type Screens } from "../../../e2e/outbox/support/screens.ts";
import { logIn, type Account } from "../../../e2e/support/accounts.ts";
import type * as InPage from "../phone/in-page.ts";
import type { Wire } from "./wire.ts";
import { isStoreFull, shiftClock, shortenDeadlines } from "./in-every-page.ts";

const IN_PAGE = fileURLToPath(new URL("../phone/in-page.ts", import.meta.url));
/** A screen that asks the server nothing. */
const QUIET = "/about";

/** What takes longer never happens. */
const NEVER_MS = 120_000;

/** As a browser counts what is unlimited. */
const UNLIMITED = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** What a device is made of. */
export interface DeviceKind {
  name: string;
  language: "zh" | "en";
  /** Whether it has a service worker. */
  hasWorker: boolean;
  /** Whether its browser knows Web Locks. */
  hasLocks: boolean;
}

/** What a device reaches: the proxy, and the server behind it, which its tests ask by themselves. */
export interface Net {
  wire: Wire;
  serverUrl: string;
}

/** A phone or computer with one or two tabs of the app, signed in as somebody. */
export class Device {
  readonly kind: DeviceKind;
  readonly context: BrowserContext;
  tabs: Page[] = [];
  /** Who is signed in; null after a logout. */
  person: Account | null = null;
  isOffline = false;
  isFull = false;
  /** How far its clock is ahead, milliseconds. */
  clockAheadMs = 0;
  /** Whether its pages had another clock than its worker, which has the machine's whenever it starts: no device has two. */
  hadTwoClocks = false;
  /**
   * When a tab was ended or stood still, the network was cut, the clock set, the phone filled, or the machine stood still: by
   * `performance.now()`.
   */
  disturbances: number[] = [];
  /** What its pages complained of. */
  readonly complaints: string[] = [];
  /** Tabs that stand still, each with what lets it go on. */
  private readonly frozen = new Map<Page, () => Promise<void>>();
  private storageTools: CDPSession | null = null;
  private readonly networkTools = new WeakMap<Page, CDPSession>();
  private readonly wire: Wire;
  private readonly serverUrl: string;

  private constructor(kind: DeviceKind, context: BrowserContext, { wire, serverUrl }: Net) {
    this.kind = kind;
    this.context = context;
    this.wire = wire;
    this.serverUrl = serverUrl;
  }

  static async open(browser: Browser, kind: DeviceKind, net: Net): Promise<Device> {
    const context = await browser.newContext({
      baseURL: net.wire.url,
      userAgent: kind.name,
      locale: kind.language === "zh" ? "zh-CN" : "en-GB",
      viewport: { width: 390, height: 844 },
      acceptDownloads: true,
      serviceWorkers: kind.hasWorker ? "allow" : "block",
    });
    context.setDefaultTimeout(NEVER_MS);
    await serveHarness(context, { module: IN_PAGE });
    await context.addInitScript(shortenDeadlines);
    if (!kind.hasLocks) await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "locks"));
    const device = new Device(kind, context, net);
    const complain = (text: string) =>
      void (isAboutNetwork(text) || isAtPagesEnd(text) || device.complaints.push(text));
    context.on("weberror", (error) => complain(String(error.error())));
    context.on("console", (message) => void (message.type() === "error" && complain(message.text())));
    return device;
  }

  get name(): string {
    return this.kind.name;
  }

  /** The tab that it is used in. */
  get page(): Page {
    return this.usableTabs[0]!;
  }

  /** The tabs that do what they are told. */
  get usableTabs(): Page[] {
    return this.tabs.filter((tab) => !this.frozen.has(tab));
  }

  /** The screens as whoever uses it reads them. */
  screens(page = this.page): Screens {
    return screensOf(page, this.kind);
  }

  /** Signs somebody in, whose tokens are there as after a login on the screen, and opens the app. */
  async signIn(account: Account): Promise<void> {
    const tokens = await logIn(this.serverUrl, account);
    if (this.tabs.length === 0) await this.openTab();
    await this.page.evaluate(
      ({ tokens: given, userId }) => {
        const agreement = { userId, acceptedAt: new Date().toISOString(), receiveUpdates: false };
        const rest = { allowDataForTraining: false, agreementVersion: "1.0", sent: true };
        localStorage.setItem("user_agreement", JSON.stringify({ ...agreement, ...rest }));
        localStorage.setItem("refresh_token", given.refresh_token);
        localStorage.setItem("access_token", given.access_token);
      },
      { tokens, userId: account.id },
    );
    this.person = account;
    for (const tab of this.tabs) await this.load(tab);
  }

  /** Notes that what was under way on it may be done again. */
  disturb(): void {
    this.disturbances.push(performance.now());
  }

  async isSignedIn(): Promise<boolean> {
    return this.page.evaluate(() => localStorage.getItem("access_token") !== null);
  }

  /** A session that has ended on the way is begun again by its person. */
  async backIn(): Promise<void> {
    if (this.person !== null && !this.isOffline && !(await this.isSignedIn())) await this.signIn(this.person);
  }

  async openTab(): Promise<Page> {
    const page = await this.context.newPage();
    this.tabs.push(page);
    await this.load(page);
    return page;
  }

  async load(page: Page, path = QUIET): Promise<void> {
    this.disturb();
    await this.frozen.get(page)?.();
    // A page that loads itself anew in the same moment, as for a new build, ends the other way there.
    await page.goto(path).catch((error: Error) => (isAborted(error) ? page.goto(path) : Promise.reject(error)));
    await expect(page.getByRole("main")).toBeVisible();
  }

  async closeTab(): Promise<void> {
    this.disturb();
    await this.thawAll();
    await this.tabs.pop()!.close();
  }

  /** Ends a tab as a phone does that needs its memory, and opens another in its place. */
  async crashTab(index: number): Promise<void> {
    this.disturb();
    const [ended] = this.tabs.splice(index, 1);
    await this.frozen.get(ended!)?.();
    await crash(ended!);
    await this.openTab();
    await ended!.close();
  }

  /** A tab stands still for so long, as one that the phone has frozen, with whatever lock it holds. */
  async freeze(tab: Page, milliseconds: number): Promise<void> {
    this.disturb();
    const tools = await this.context.newCDPSession(tab);
    // Only from then on does it hear no answer any more: on a busy machine that is later than it was asked to.
    tools.on("Debugger.paused", () => this.disturb());
    await tools.send("Debugger.enable");
    await tools.send("Debugger.pause");
    // It stands still at the next thing that it does.
    void tools.send("Runtime.evaluate", { expression: "0" }).catch(() => undefined);
    const thaw = async () => {
      clearTimeout(timer);
      this.disturb();
      this.frozen.delete(tab);
      await tools.detach().catch(() => undefined);
    };
    const timer = setTimeout(() => void thaw(), milliseconds);
    this.frozen.set(tab, thaw);
  }

  async thawAll(): Promise<void> {
    await Promise.all([...this.frozen.values()].map((thaw) => thaw()));
  }

  /**
   * Nothing of it gets through the proxy, and its pages are told that they are offline. The worker is not: a tool that
   * tells a worker which is just being started or stopped leaves it without a network for good.
   */
  async setOffline(isOffline: boolean): Promise<void> {
    this.disturb();
    this.isOffline = isOffline;
    if (isOffline) this.wire.cutOff.add(this.name);
    else this.wire.cutOff.delete(this.name);
    for (const tab of this.tabs) {
      const tools = this.networkTools.get(tab) ?? (await this.context.newCDPSession(tab));
      this.networkTools.set(tab, tools);
      await tools.send("Network.enable");
      await tools.send("Network.emulateNetworkConditions", { offline: isOffline, ...UNLIMITED });
    }
  }

  /** Sets the clock of every page of it, open or to come. */
  async setClock(aheadMs: number): Promise<void> {
    this.disturb();
    await this.thawAll();
    this.clockAheadMs = aheadMs;
    this.hadTwoClocks ||= aheadMs !== 0 && this.kind.hasWorker;
    await this.context.addInitScript(shiftClock, aheadMs);
    for (const tab of this.tabs) await tab.evaluate(shiftClock, aheadMs);
    // A worker that is stopped meanwhile answers nothing.
    for (const worker of this.context.serviceWorkers())
      void worker.evaluate(shiftClock, aheadMs).catch(() => undefined);
  }

  /** Lets the app store nothing more than it has, or as much as it likes. */
  async setFull(isFull: boolean): Promise<void> {
    this.disturb();
    this.isFull = isFull;
    // The browser keeps to it as long as whoever has asked for it is there.
    await this.storageTools?.detach().catch(() => undefined);
    const tools = await this.context.newCDPSession(this.page);
    this.storageTools = tools;
    const { origin } = new URL(this.page.url());
    // The app's own files count too, so that anything at all is too much.
    await tools.send("Storage.overrideQuotaForOrigin", { origin, ...(isFull && { quotaSize: 1 }) });
    // Chromium looks at the limit again when what it has allowed is older than half a minute.
    if (isFull && !(await this.page.evaluate(isStoreFull))) await this.setFull(false);
  }

  /** The app comes to the front: its own loop looks for something to send. */
  async wake(page = this.page): Promise<void> {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  }

  /** Calls a function of the harness in a tab, as whoever is signed in. */
  async run<Name extends keyof typeof InPage>(
    name: Name,
    ...given: Parameters<(typeof InPage)[Name]> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<Awaited<ReturnType<(typeof InPage)[Name]>>> {
    return this.runIn(this.page, name, given);
  }

  /** The store of somebody who need not be signed in. */
  storedOf(owner: string): Promise<InPage.Stored> {
    return this.call(this.page, "stored", [owner]);
  }

  async runIn<Name extends keyof typeof InPage>(
    page: Page,
    name: Name,
    given: unknown[],
  ): Promise<Awaited<ReturnType<(typeof InPage)[Name]>>> {
    return this.call<Awaited<ReturnType<(typeof InPage)[Name]>>>(page, name, [this.person!.id, ...given]);
  }

  private async call<Answer>(page: Page, name: keyof typeof InPage, given: unknown[]): Promise<Answer> {
    return page.evaluate(
      async ([path, wanted, values]) => {
        const module = (await import(path)) as Record<string, (...values: unknown[]) => unknown>;
        return (await module[wanted]!(...values)) as never;
      },
      [HARNESS_PATH, name, given] as const,
    );
  }
}

/** What comes of having no network: the browser writes it itself, or a part was asked for that is not on the phone. */
function isAboutNetwork(text: string): boolean {
  return /net::ERR_|Failed to load resource|Failed to fetch|PartMissingError/.test(text);
}

/** What was granted to a page that is gone by then, as a lock: Chromium says so of the page. */
function isAtPagesEnd(text: string): boolean {
  return text.includes("callback is no longer runnable");
}

function isAborted({ message }: Error): boolean {
  return message.includes("ERR_ABORTED");
}
