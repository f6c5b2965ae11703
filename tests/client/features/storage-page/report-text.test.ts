import { beforeAll, expect, test } from "vitest";
import { addPhoto } from "#offline/drafts/draft-photos.ts";
import { newDraft } from "#offline/drafts/draft-rows.ts";
import { logEvent, writeWaiting } from "#offline/event-log/log-event.ts";
import { measureStorage } from "#offline/storage-usage/measure-storage.ts";
import { rememberAnswer } from "#offline/cache/answers/remember-answer.ts";
import { rememberOpenedRoom } from "#offline/rooms/remember-opened-room.ts";
import { mirrorTokens } from "#offline/session/session-mirror.ts";
import { saveForViewing } from "#offline/viewings/save-for-viewing.ts";
import { abilities } from "../../../../src/client/features/storage-page/browser-support.ts";
import { reportFacts } from "../../../../src/client/features/storage-page/report-facts.ts";
import { eventText, reportText } from "../../../../src/client/features/storage-page/report-text.ts";
import { results, room, searchPath } from "../../../offline/support.ts";

/** Everything personal that stands on this phone while the report is made. */
const PERSONAL = {
  owner: "0198f0a2-7777-4222-8333-444455556666",
  name: "Li Lei",
  email: "li.lei@example.org",
  contact: "wechat: lilei2026",
  title: "Quiet ensuite near Leeds Uni 安静的套间",
  description: "The neighbour plays the violin",
  postcode: "LS2 9JT",
  address: "12 Woodhouse Lane",
  token: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTk4ZjBhMiJ9.c2lnbmF0dXJl",
  refresh: "kT3vZ9-qW_7xY2bN5mR8sL1pD4fG6hJ0aC3eV-uI9oK",
  keyword: "violinist",
  room: "0198f0a2-1111-4222-8333-aaaabbbbcccc",
  photo: "window-of-my-room.jpg",
};

beforeAll(async () => {
  const { owner, email, contact, title, description, postcode, room: id } = PERSONAL;
  localStorage.setItem("access_token", PERSONAL.token);
  await mirrorTokens({ access_token: PERSONAL.token, refresh_token: PERSONAL.refresh });
  const listing = room(id, { owner_id: owner, title, email, contact_info: contact, description, post_code: postcode });
  const path = `/api/v1/items/fuzzy?fuzzy=${PERSONAL.keyword}`;
  await rememberAnswer({ owner, path, body: results([listing]), fetchedAt: Date.now() });
  await rememberAnswer({ owner, path: searchPath({ city: "Leeds" }), body: results([listing]), fetchedAt: Date.now() });
  await rememberOpenedRoom({ owner, listing, fetchedAt: Date.now() });
  await saveForViewing(owner, listing);
  const draft = newDraft({ owner, kind: "listing", typed: { title, contact_info: contact, email } });
  await addPhoto(draft, new File(["photo"], PERSONAL.photo, { type: "image/jpeg" }));
  // What a careless line of code might hand over. One plain word can't be told from a word of the code's own.
  const { keyword: _, ...careless } = PERSONAL;
  logEvent({ area: "outbox", what: "sent", ...careless });
  logEvent({ area: "session", what: "refreshed", token: PERSONAL.token, attempt: PERSONAL.refresh });
  await writeWaiting();
});

test("M16: nothing personal of what stands on the phone is in the report", async () => {
  const { owner } = PERSONAL;
  const text = reportText(await reportFacts(await measureStorage(owner), await abilities()), new Date());
  for (const [what, value] of Object.entries(PERSONAL)) expect(text, what).not.toContain(value);
  expect(text).not.toMatch(/[\w.]+@[\w.]+/);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/i);
  expect(text).not.toMatch(/eyJ/);
});

test("M16: the report tells what runs here, how full it is, and what has happened", async () => {
  const text = reportText(await reportFacts(await measureStorage("nobody"), await abilities()), new Date());
  expect(text).toMatch(/^databases: .*qiying-cache \d+.*qiying-drafts \d+/m);
  expect(text).toMatch(/^usage: \d+ \/ \d+ B/m);
  expect(text).toMatch(/^counted: \d+ B \(shell 0, answers 0, .*others [1-9]\d+\)/m);
  expect(text).toMatch(/^persisted: (yes|no)$/m);
  expect(text).toMatch(/^connection: online/m);
  expect(text).toMatch(/^abilities: .*locks yes/m);
  expect(text).toMatch(/^\d{4}-.*Z page outbox sent owner=0198f0a2 /m);
});

test("an event is one line", () => {
  const event = { by: "worker", area: "outbox", what: "drain-ended", facts: { tries: 2, next: null } } as const;
  expect(eventText(event)).toBe("worker outbox drain-ended tries=2 next=null");
});
