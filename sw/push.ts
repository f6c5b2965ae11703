import type { Language } from "#domain/language.ts";
import type { PushMessage } from "#domain/notifications/notification.ts";
import type { Availability } from "#domain/listings/freshness.ts";
import { routes } from "#contract/routes.ts";
import { within } from "#domain/within.ts";
import type { OpenAddress } from "#offline/messages/open-address.ts";
import { PAGE_ADDRESS, type PageAddressQuestion } from "#offline/messages/page-address.ts";
import { askPage } from "./ask-page.ts";
import { askStore } from "./load-store.ts";

declare const self: ServiceWorkerGlobalScope;

/** What stays with a notification until it is tapped. */
interface Told {
  url: string;
  language: Language;
  /** Absent where it is another user's. */
  id?: string;
  offToken?: string;
}

/** Browsers end a worker that shows nothing for a push: a store that is slow must not be waited for. */
const STORE_WITHIN_MS = 2000;
/** Short: browsers let a worker open or focus a page within moments of the tap alone. */
const ADDRESS_WITHIN_MS = 500;
const OFF = "off";
const AVAILABLE = "available" satisfies Availability;
/** Of a question whether a room is still to be had: its answer needs no login. */
const QUESTION = /^\/still-available\?token=/;

interface Words {
  somethingNew: string;
  off: string;
  isOff: string;
  isOffText: string;
  available: string;
  isAvailable: string;
}

// The worker has no catalogue: its few words stand here.
const WORDS: Record<Language, Words> = {
  zh: {
    somethingNew: "有新消息，登录后查看",
    off: "关闭这类提醒",
    isOff: "已关闭",
    isOffText: "这类提醒不会再发给你。点按可查看或重新开启。",
    available: "还在出租",
    isAvailable: "已确认还在出租，谢谢",
  },
  en: {
    somethingNew: "Something new: log in to see it",
    off: "Stop these alerts",
    isOff: "Turned off",
    isOffText: "You won't get these alerts any more. Tap to see them, or to turn them on again.",
    available: "Still available",
    isAvailable: "Thanks: confirmed as still available",
  },
};

/**
 * Shows a push, and keeps the room that it brings, so that it opens without a network. Of a message for a user who is not signed
 * in here nothing is shown but that there is one.
 */
export async function showPush({ data }: PushEvent): Promise<void> {
  const message = messageIn(data);
  if (message === null) return self.registration.showNotification("栖英 Qiying", LOOK);
  const isTheirs = await within(
    STORE_WITHIN_MS,
    askStore(({ isSignedIn }) => isSignedIn(message.user_id), false),
    false,
  ).catch(() => false);
  try {
    await show(message, isTheirs);
  } finally {
    // Also where the system shows no notifications, as a desktop without a service for them.
    if (isTheirs) await askStore(({ keepPushed }) => keepPushed(message), undefined);
  }
}

/** Opens what a notification is about, answers what it asks, or turns off what it came from: no login is needed for these. */
export async function answerNotification({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const told = notification.data as Told | null;
  if (action === OFF && told?.offToken !== undefined) return turnOff(told.offToken, told.language);
  const counted = told?.id === undefined ? undefined : countOpened(told.id);
  if (action === AVAILABLE && told !== null) return void (await Promise.all([sayAvailable(told), counted]));
  await Promise.all([openPage(told?.url ?? "/", hasButtons() ? undefined : told?.offToken), counted]);
}

/** Whether notifications have buttons here: not in Safari, nor in older Firefox. TypeScript's library knows of no such number. */
function hasButtons(): boolean {
  const { maxActions = 0 } = Notification as { maxActions?: number };
  return maxActions > 0;
}

const LOOK = { icon: "/icons/icon-192.png", badge: "/icons/monochrome-512.png" };

async function show(message: PushMessage, isTheirs: boolean): Promise<void> {
  const { language, title, body, tag, url, id, off_token } = message;
  const lang = language === "zh" ? "zh-CN" : "en";
  if (!isTheirs) {
    const data: Told = { url: "/", language };
    return self.registration.showNotification("栖英 Qiying", {
      ...LOOK,
      lang,
      tag: "other-user",
      body: WORDS[language].somethingNew,
      data,
    });
  }
  const data: Told = { url, language, id, offToken: off_token };
  // Not in TypeScript's library. Where there are none, the page that a tap opens offers to turn it off.
  const answer = QUESTION.test(url) ? [{ action: AVAILABLE, title: WORDS[language].available }] : [];
  const actions = [...answer, { action: OFF, title: WORDS[language].off }];
  const more = { actions, timestamp: Date.parse(message.sent_at) };
  await self.registration.showNotification(title, { ...LOOK, lang, tag, body, data, ...more });
}

/** Null for what is no message of ours. Fields may have been added. */
function messageIn(data: PushMessageData | null): PushMessage | null {
  try {
    const message = data?.json() as Partial<PushMessage> | null | undefined;
    const isWhole = typeof message?.title === "string" && typeof message.user_id === "string";
    if (!isWhole || typeof message.url !== "string") return null;
    return { ...message, language: message.language === "en" ? "en" : "zh" } as PushMessage;
  } catch {
    return null;
  }
}

async function turnOff(token: string, language: Language): Promise<void> {
  const { isOff, isOffText } = WORDS[language];
  const answer = await postJson(routes.turnOffNotifications.path, { token });
  // The page can say why, and try again.
  if (!answer) return openPage(`/notifications/off?${new URLSearchParams({ token }).toString()}`);
  const data: Told = { url: "/saved-searches", language };
  await self.registration.showNotification(isOff, { ...LOOK, body: isOffText, tag: OFF, data });
}

async function sayAvailable({ url, language }: Told): Promise<void> {
  const token = new URL(url, self.location.origin).searchParams.get("token");
  // The page says why not, and can be tapped again: a phone may have no network now.
  if (!(await postJson(routes.answerAvailability.path, { token, answer: AVAILABLE }))) return openPage(url);
  const data: Told = { url: "/items", language };
  await self.registration.showNotification(WORDS[language].isAvailable, { ...LOOK, tag: AVAILABLE, data });
}

async function countOpened(id: string): Promise<void> {
  await postJson(routes.countOpenedNotification.path.replace("{id}", encodeURIComponent(id)), null);
}

/** @returns Whether the server has done it. */
async function postJson(path: string, body: object | null): Promise<boolean> {
  const sent = body === null ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  try {
    return (await fetch(path, { method: "POST", ...sent, keepalive: true })).ok;
  } catch {
    return false;
  }
}

/**
 * In a page that is open, unless a form is being written there; else in a new one. Never leads to another site.
 * @param offToken What that page is to offer to end such messages by. In a new one it stands behind `#`, which no server and no log
 *   gets, until the page has taken it out of its address.
 */
async function openPage(url: string, offToken?: string): Promise<void> {
  const address = new URL(url, self.location.origin);
  const wanted = address.origin === self.location.origin ? `${address.pathname}${address.search}` : "/";
  const page = await pageWithoutForm();
  const off = offToken === undefined ? {} : { off_token: offToken };
  page?.postMessage({ type: "open-address", url: wanted, ...off } satisfies OpenAddress);
  const inNewPage = offToken === undefined ? wanted : `${wanted}#off=${encodeURIComponent(offToken)}`;
  // Browsers allow either within moments of the tap alone.
  await (page?.focus() ?? self.clients.openWindow(inNewPage)).catch(() => null);
}

async function pageWithoutForm(): Promise<WindowClient | undefined> {
  const pages = await self.clients.matchAll({ type: "window" });
  const areForms = await Promise.all(pages.map(isForm));
  return pages.find((_, index) => !areForms[index]);
}

async function isForm(page: Client): Promise<boolean> {
  const question: PageAddressQuestion = { type: PAGE_ADDRESS };
  // A page that does not answer has not started: it is still where it was opened.
  const address = (await askPage<string>(page, question, ADDRESS_WITHIN_MS)) ?? page.url;
  return /[?&]form=/.test(address);
}
