import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Listing } from "#domain/listings/listing.ts";
import { clearPrivate } from "#offline/cache/clear-private.ts";
import { openedContacts, rememberContact } from "#offline/cache/contacts/opened-contacts.ts";
import { messages as en } from "#locales/en.po";
import { messages as zh } from "#locales/zh.po";
import { accessToken, endSession, startSession } from "../../../../../src/client/api/credentials/session.ts";
import { ContactBlock } from "../../../../../src/client/features/room/contact/contact-block.tsx";
import { wishForContact } from "../../../../../src/client/session/contact-wish.ts";
import { connection } from "../../../../../src/client/platform/connection/connection.ts";
import { emptyStore, room } from "../../../../offline/support.ts";
import { tokensOf } from "../../../../offline/session/session-support.ts";

let root: Root;
let screen: HTMLElement;
let asked: string[];
let made = 0;

const NOTE = "https://xhslink.com/m/1";
const CONTACT = {
  email: "poster@example.org",
  contact_info: "WeChat poster",
  xhs_link: NOTE,
  updated_at: "2026-11-21T12:00:00.000Z",
};

const READER = { email: "reader@example.org", is_superuser: false, email_verified: false };

/** Somebody of their own in each test: what one has opened is in the page's memory too. */
let reader = "";
let id = "";

beforeEach(async () => {
  await emptyStore();
  made += 1;
  reader = `reader-${made}`;
  id = `room-${made}`;
  asked = [];
  connection.value = "online";
  startSession(tokensOf({ sub: reader, sid: `${reader}-1` }));
  screen = document.createElement("div");
  root = createRoot(screen);
});
afterEach(() => {
  root.unmount();
  vi.restoreAllMocks();
  endSession();
  connection.value = "online";
});

function serving(answer: () => Response | Promise<Response>): void {
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const path = input as string;
    if (path.includes("/contact")) asked.push(path);
    if (path.includes("/users/me")) return Response.json({ ...READER, id: reader });
    return path.includes("/contact")
      ? answer()
      : Response.json({ ok: true, app: "qiying", now: new Date().toISOString() });
  });
}

function show(fields: Partial<Listing> = {}): void {
  const listing = room(id, { email: null, contact_info: null, updated_at: CONTACT.updated_at, ...fields });
  root.render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { zh, en } })}>
      <ContactBlock isGone={false} listing={listing} />
    </I18nProvider>,
  );
}

const button = (name: string) =>
  [...screen.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === name);

async function press(name: string): Promise<void> {
  await expect.poll(() => button(name)?.disabled).toBe(false);
  button(name)?.click();
}

const refused = (status: number, body: object) => () =>
  Response.json(body, { status, headers: { "retry-after": "60" } });

test("A-53: a contact is asked for when its button is pressed, shown, and kept on the phone for this user", async () => {
  serving(() => Response.json(CONTACT));
  show();
  await press("Show contact details");
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
  expect(screen.textContent).toContain(CONTACT.contact_info);
  expect(screen.querySelector(`a[href="${NOTE}"]`)?.textContent).toBe("Open the post");
  expect(asked).toEqual([`/api/v1/items/${id}/contact`]);
  await expect.poll(async () => [...(await openedContacts(reader)).keys()]).toEqual([id]);
});

test("A-53: one that was opened before is there without asking, and without a network", async () => {
  serving(() => Response.json(CONTACT));
  await rememberContact(reader, id, CONTACT, Date.now());
  connection.value = "offline";
  show();
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
  expect(screen.textContent).toContain(NOTE);
  expect(asked).toEqual([]);
});

test("a room that came with its contact shows it: one's own, or an answer from before", async () => {
  serving(() => Response.json(CONTACT));
  show({ email: "own@example.org", contact_info: "", contact_openings: 2 });
  await expect.poll(() => screen.textContent).toContain("own@example.org");
  expect(screen.textContent).toContain("2 people have seen your contact details");
  expect(button("Show contact details")).toBeUndefined();
  expect(asked).toEqual([]);
});

test("a room that a phone has kept with its link, from when links were public, has its contact to be opened still", async () => {
  serving(() => Response.json(CONTACT));
  show({ xhs_link: NOTE });
  await press("Show contact details");
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
});

test("A-53: without a network one that is not on the phone says so, and offers nothing that cannot be", async () => {
  serving(() => Response.json(CONTACT));
  connection.value = "offline";
  show();
  await expect.poll(() => screen.textContent).toContain("You need to be online to see them");
  expect(screen.querySelectorAll("button")).toHaveLength(0);
  connection.value = "online";
  await press("Show contact details");
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
});

test("A-53: what was opened on another device, or has changed since, is asked for without a press", async () => {
  serving(() => Response.json(CONTACT));
  show({ contact_opened: true });
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
  root.unmount();
  root = createRoot(screen);
  const changed = { ...CONTACT, email: "changed@example.org", updated_at: "2026-11-22T12:00:00.000Z" };
  vi.restoreAllMocks();
  id = `${id}-changed`;
  startSession(tokensOf({ sub: `${reader}-b`, sid: "b" }));
  await rememberContact(`${reader}-b`, id, CONTACT, Date.now());
  serving(() => Response.json(changed));
  show({ updated_at: changed.updated_at });
  await expect.poll(() => screen.textContent).toContain(changed.email);
});

test("A-53: a used-up day is said in the server's words, an unconfirmed address can have its mail again, and ends no session", async () => {
  serving(refused(429, { detail: "You have opened 40 contacts today", code: "contacts_used_up" }));
  show();
  await press("Show contact details");
  await expect.poll(() => screen.querySelector("[role=alert]")?.textContent).toContain("40 contacts today");
  vi.restoreAllMocks();
  serving(refused(403, { detail: "Confirm first", code: "email_not_confirmed" }));
  await press("Try again");
  await expect.poll(() => screen.querySelector("[role=alert]")?.textContent).toContain("Confirm your email");
  // 'Send again' stands there itself, and once the address is confirmed the contact can be tried again.
  await expect.poll(() => button("Send the email again")).toBeDefined();
  expect(button("Try again")).toBeDefined();
  expect(accessToken.peek()).not.toBeNull();
});

test("A-53: a lost answer, a failure and a room that is paused are told apart, and what can be tried again is", async () => {
  serving(() => Promise.reject(new TypeError("Failed to fetch")));
  show();
  await press("Show contact details");

  await expect.poll(() => screen.querySelector("[role=alert]")?.textContent ?? "").toContain("isn’t responding");
  vi.restoreAllMocks();
  connection.value = "online";
  serving(refused(500, { detail: "Internal Server Error", code: "internal_error" }));
  await press("Try again");
  await expect.poll(() => screen.querySelector("[role=alert]")?.textContent).toContain("try again later");
  vi.restoreAllMocks();
  serving(refused(404, { detail: "The owner has paused this room", code: "listing_paused" }));
  await press("Try again");
  await expect.poll(() => screen.querySelector("[role=alert]")?.textContent).toContain("paused");
  expect(screen.querySelectorAll("button")).toHaveLength(0);
});

test("A-51: whoever logs in for a room's contact finds it open, once, and nobody else's room", async () => {
  serving(() => Response.json(CONTACT));
  wishForContact("another-room");
  show();
  await expect.poll(() => button("Show contact details")?.disabled).toBe(false);
  expect(asked).toEqual([]);
  root.unmount();
  root = createRoot(screen);
  wishForContact(id);
  show();
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
});

test("A-46: the next user of the phone sees nothing of what one has opened", async () => {
  serving(() => Response.json(CONTACT));
  await rememberContact(reader, id, CONTACT, Date.now());
  show();
  await expect.poll(() => screen.textContent).toContain(CONTACT.email);
  await clearPrivate(reader);
  startSession(tokensOf({ sub: `${reader}-next`, sid: "next" }));
  await expect.poll(() => screen.textContent).toContain("Show contact details");
  expect(screen.textContent).not.toContain(CONTACT.email);
});
