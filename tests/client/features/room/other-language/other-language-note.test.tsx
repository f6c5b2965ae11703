import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import type { ListingTexts } from "#domain/listings/translated-fields.ts";
import { messages as en } from "#locales/en.po";
import { OtherLanguageNote } from "../../../../../src/client/features/room/other-language/other-language-note.tsx";
import { accessToken } from "../../../../../src/client/api/credentials/session.ts";

const ROOM = {
  id: "01890a5d-ac96-774b-bcce-b302099a8057",
  updated_at: "2026-11-21T12:00:00Z",
  title: "利兹套间转租",
  description: "房间朝南，很安静。\n\n加微信 ▮▮▮",
  additional_info: "Near the park",
  price_description: null,
  duration: null,
  duration_description: null,
  city: "Leeds",
  post_code: "LS6",
  room_type: "ensuite",
  begin_date: null,
  end_date: null,
  price: 150,
  price_per_month: null,
} as unknown as Listing;

let root: Root;
let screen: HTMLElement;
/** The texts that are shown in place of the owner's words. */
let shown: ListingTexts | null;
/** The paths that the server was asked for. */
let asked: string[];

const CAN = { translates_listings: true };

beforeEach(() => {
  // Some browsers have one.
  Reflect.deleteProperty(globalThis, "Translator");
  screen = document.createElement("div");
  document.body.append(screen);
  root = createRoot(screen);
  shown = null;
});
afterEach(() => {
  root.unmount();
  screen.remove();
  accessToken.value = null;
  vi.restoreAllMocks();
});

/**
 * A stub of the browser's own API, which headless browsers do not have. It answers in capitals.
 * @param fails Whether it can't fetch its model.
 */
function browserTranslates({ availability = "available", fails = false } = {}): { asked: string[] } {
  const asked: string[] = [];
  const translator = {
    translate: async (text: string) => {
      asked.push(text);
      return `EN(${text})`;
    },
    destroy: () => undefined,
  };
  Object.assign(globalThis, {
    Translator: {
      availability: async () => availability,
      create: async () => {
        if (fails) throw new DOMException("No network", "NetworkError");
        return translator;
      },
    },
  });
  return { asked };
}

/** The server's answers. @param site What it says of translating; nothing, where it is of an earlier build. */
function serverAnswers(
  translation: () => Response | Promise<Response>,
  site: { translates_listings?: boolean } = CAN,
): void {
  asked = [];
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const path = input as string;
    asked.push(path);
    if (path.endsWith("/translation")) return translation();
    if (path.endsWith("/site"))
      return Response.json({
        support_email: null,
        email_confirmation_required: false,
        ...site,
      });
    return Response.json({ ok: true, app: "qiying", now: new Date() });
  });
}

const TEXTS = { ...ROOM, title: "Ensuite sublet", description: "South-facing" };

function signIn(user: string): void {
  accessToken.value = `e30.${btoa(JSON.stringify({ sub: user }))}.x`;
}

function show(): void {
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en } })}>
      <Note />
    </I18nProvider>,
  );
}

function Note() {
  const [texts, setTexts] = useState<ListingTexts | null>(null);
  shown = texts;
  return <OtherLanguageNote listing={ROOM} language="zh" shown={texts} onShow={setTexts} />;
}

const sentence = () => expect.poll(() => screen.textContent).toContain("An ensuite room in Leeds (LS6), £150 a week.");

async function press(name: string): Promise<void> {
  await expect.poll(() => screen.querySelector("button")?.textContent).toBe(name);
  screen.querySelector("button")!.click();
}

test("A-91: the browser's own translator translates what the reader can't read, line by line, and back it goes", async () => {
  const { asked } = browserTranslates();
  show();
  await press("Translate");
  await expect.poll(() => shown).not.toBeNull();
  expect(asked).toEqual(["利兹套间转租", "房间朝南，很安静。", "加微信 [contact]"]);
  expect(shown).toMatchObject({
    title: "EN(利兹套间转租)",
    description: "EN(房间朝南，很安静。)\n\nEN(加微信 [contact])",
    additional_info: "Near the park",
    price_description: null,
  });
  expect(screen.textContent).toContain(en["room.translation.by-machine"]);
  expect(screen.textContent).toContain("EN(利兹套间转租)");
  await press("Show original");
  await expect.poll(() => shown).toBeNull();
  expect(screen.textContent).not.toContain("EN(");
  await press("Translate");
  await expect.poll(() => shown).not.toBeNull();
  expect(asked).toHaveLength(3);
});

test.each([
  ["no browser and no server can", undefined, { translates_listings: false }],
  ["the browser does not know the languages, and the server says nothing", "unavailable", {}],
])("no tap is offered where %s", async (_, availability, site) => {
  if (availability !== undefined) browserTranslates({ availability });
  signIn(`nobody-${availability}`);
  serverAnswers(() => Response.error(), site);
  show();
  await sentence();
  await expect.poll(() => asked).toContain("/api/v1/site");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.querySelector("button")).toBeNull();
});

test("the server's model is not offered to who is not signed in", async () => {
  serverAnswers(() => Response.json(TEXTS));
  show();
  await sentence();
  expect([asked, screen.querySelector("button")]).toEqual([[], null]);
});

test("where the browser can't, the server does; where the browser fails, too", async () => {
  for (const hasFailing of [false, true]) {
    if (hasFailing) browserTranslates({ availability: "downloadable", fails: true });
    signIn(`somebody-${hasFailing}`);
    serverAnswers(() => Response.json(TEXTS));
    show();
    await press("Translate");
    await expect.poll(() => shown).toMatchObject({ title: "Ensuite sublet" });
    root.unmount();
    root = createRoot(screen);
    shown = null;
  }
});

test("a second press while it translates asks nobody again", async () => {
  signIn("impatient");
  const { promise, resolve } = Promise.withResolvers<void>();
  serverAnswers(() => promise.then(() => Response.json(TEXTS)));
  show();
  await press("Translate");
  await press("Translating…");
  resolve();
  await expect.poll(() => shown).toMatchObject({ title: "Ensuite sublet" });
  expect(asked.filter((path) => path.endsWith("/translation"))).toHaveLength(1);
});

test("a browser that has to fetch its model first says so, and what failed says so and is tried again", async () => {
  browserTranslates({ availability: "downloadable", fails: true });
  show();
  await press("Translate");
  await expect.poll(() => screen.textContent).toContain(en["room.translation.failed"]);
  expect(shown).toBeNull();
  await press("Translate");
  await expect.poll(() => screen.textContent).toContain(en["room.translation.failed"]);
});

test("a model that does not come on is given up, one that does is waited for", async () => {
  let goOn = () => {};
  const create = ({ signal, monitor }: { signal: AbortSignal; monitor: (download: EventTarget) => void }) => {
    const download = new EventTarget();
    monitor(download);
    goOn = () => download.dispatchEvent(new Event("downloadprogress"));
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  Object.assign(globalThis, { Translator: { availability: async () => "downloadable", create } });
  show();
  await sentence();
  await expect.poll(() => screen.querySelector("button")?.textContent).toBe("Translate");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    screen.querySelector("button")!.click();
    await vi.waitFor(() => expect(screen.textContent).toContain(en["room.translation.fetching"]));
    for (let seconds = 0; seconds < 60; seconds += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      goOn();
    }
    expect(screen.textContent).toContain(en["room.translation.fetching"]);
    await vi.advanceTimersByTimeAsync(16_000);
    await vi.waitFor(() => expect(screen.textContent).toContain(en["room.translation.failed"]));
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  [
    () =>
      Response.json(
        { detail: "Translation is temporarily unavailable", code: "ai_translation_unavailable" },
        { status: 503 },
      ),
    "Translation is temporarily unavailable",
  ],
  [
    () =>
      Response.json(
        {
          detail: "Too many attempts",
          code: "quota_used_up",
          quota: { of: "listingTranslation", most: 100, within_seconds: 86_400 },
        },
        { status: 429, headers: { "retry-after": "7200" } },
      ),
    "100 times",
  ],
])("a refusal is told in words, and the original stays", async (answer, words) => {
  signIn(`refused-${words}`);
  serverAnswers(answer);
  show();
  await press("Translate");
  await expect.poll(() => screen.textContent).toContain(words);
  expect(shown).toBeNull();
});
