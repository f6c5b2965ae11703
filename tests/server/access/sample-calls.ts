import type { LightMyRequestResponse } from "fastify";
import { routes, type Route, type RouteName } from "#contract/routes.ts";
import { emptyDraft } from "#domain/drafts/draft-document.ts";
import { DEFAULT_NOTIFICATION_SETTINGS } from "#domain/notifications/notification.ts";
import { emptyOpinion } from "#domain/shared-lists/shared-list.ts";
import { emptyViewing } from "#domain/viewings/viewing.ts";
import { addMailedToken, MAILED_LINK_SECONDS } from "../../../src/server/accounts/mailed-token-store.ts";
import { appealToken } from "../../../src/server/moderation/appeals/appeal-token.ts";
import { reportToken } from "../../../src/server/moderation/reports/report-token.ts";
import { offToken } from "../../../src/server/notifications/off-token.ts";
import { keepBegun } from "../../../src/server/http/body/begun-upload-store.ts";
import type { MailedTokenPurpose } from "../../../src/server/db/tables.ts";
import { addReadablePhotoOf } from "../ai/support.ts";
import { addRoomOf, ROOM } from "../listings/support.ts";
import { addDraftOf, addDraftPhotoOf } from "../drafts/support.ts";
import { askedAbout } from "../freshness/support.ts";
import { offerTo } from "../matches/support.ts";
import { deadMail } from "../mail/support.ts";
import { done, reported, room } from "../moderation/support.ts";
import { newPhoto, sendForm } from "../photos/support.ts";
import { newDevice } from "../push/test-device.ts";
import { addSearchOf, SEARCH } from "../saved-searches/support.ts";
import { sharedListOf } from "../shared-lists/support.ts";
import { addRequestOf, REQUEST } from "../tenant-requests/support.ts";
import { codeNow, secondFactorOf } from "../auth/second-factor/support.ts";
import { addViewingOf, addViewingPhotoOf } from "../viewings/support.ts";
import { SECRET_KEYS, type TestApp } from "../test-app.ts";
import type { TestUser } from "../test-users.ts";

/** Who calls, and whose thing it is about. */
export interface Situation {
  server: TestApp;
  /** Null for somebody who is not signed in. */
  caller: TestUser | null;
  /** The same as the caller where it is the caller's own. */
  target: TestUser;
  /** A room that everybody sees. */
  roomId: string;
}

export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

async function ownCode({ server, caller }: Situation): Promise<Sample> {
  const secret = caller && (await secondFactorOf(server, caller.id));
  return { body: { code: secret === null ? "000000" : codeNow(server, secret) } };
}

const NEW_PASSWORD = "velvet otter 91";
let addresses = 0;

/** One call of each route with nothing wrong in it: what is refused is refused for who calls. */
export const sampleCalls: Record<RouteName, (situation: Situation) => Sample | Promise<Sample>> = {
  countListings: () => ({}),
  listOpenListings: () => ({}),
  filterOpenListings: () => ({ query: { city: "London" } }),
  searchListings: () => ({ query: { fuzzy: "studio" } }),
  listOpenPrices: () => ({ query: { city: "London" } }),
  listTypicalPrices: () => ({ query: { city: "London" } }),
  readListing: ({ roomId }) => ({ params: { id: roomId } }),
  readListingWarnings: ({ roomId }) => ({ params: { id: roomId } }),
  searchByAi: () => ({ query: { query: "studio in London, 200 a week" } }),
  searchByText: () => ({ query: { text: "studio in London" } }),
  matchListings: () => ({ query: { city: "London", keywords: "gym,pets" } }),
  readAiQuota: () => ({}),
  sendAiFeedback: () => ({ body: { query: "studio in London", satisfied: true } }),
  recogniseListing: async ({ server, caller }) => ({
    body: { image_urls: caller === null ? [] : [await addReadablePhotoOf(server, caller)] },
  }),
  // The room is in English: it takes no model.
  translateListing: ({ roomId }) => ({ params: { id: roomId }, body: { language: "en" } }),
  openListingContact: ({ roomId }) => ({ params: { id: roomId } }),
  listOwnListings: () => ({ query: { limit: "10" } }),
  listRemovedListings: () => ({}),
  createListing: () => ({ body: ROOM }),
  updateListing: async ({ server, target }) => ({
    params: { id: await addRoomOf(server, target) },
    body: { title: "A changed room" },
  }),
  confirmListing: async ({ server, target }) => ({ params: { id: await addRoomOf(server, target) } }),
  answerAvailability: async ({ server, target }) => ({
    body: { token: await askedAbout(server, await addRoomOf(server, target)), answer: "available" },
  }),
  deleteListing: async ({ server, target }) => ({ params: { id: await addRoomOf(server, target) } }),
  countMatches: () => ({}),
  matchRequestsToListing: async ({ server, target }) => ({ params: { id: await addRoomOf(server, target) } }),
  matchListingsToRequest: async ({ server, target }) => ({ params: { id: await addRequestOf(server, target) } }),
  sendOffer: async ({ server, target }) => ({
    body: {
      id: crypto.randomUUID(),
      listing_id: await addRoomOf(server, target),
      request_id: await addRequestOf(server, await server.addUser()),
      words_en: "Hello, this may suit you.",
    },
  }),
  listOffers: () => ({}),
  answerOffer: async ({ server, target }) => ({
    params: { id: (await offerTo(server, target)).id },
    body: { answer: "declined" },
  }),
  uploadImage: async () => ({
    body: { uuid: crypto.randomUUID(), file: new Blob([new Uint8Array(await newPhoto())]) },
  }),
  sendUploadPart: () => ({ body: { uuid: crypto.randomUUID(), file: new Blob(["the beginning of a photo"]) } }),
  readUpload: async ({ server, target }) => {
    const uuid = crypto.randomUUID();
    const begun = { accountId: target.id, uuid };
    await keepBegun(server.database.kysely, begun, Buffer.from("the beginning of a photo"), new Date().toISOString());
    return { params: { uuid } };
  },
  listSavedSearches: () => ({}),
  putSavedSearch: () => ({ params: { id: crypto.randomUUID() }, body: SEARCH }),
  deleteSavedSearch: async ({ server, target }) => ({ params: { id: await addSearchOf(server, target) } }),
  markSavedSearchSeen: async ({ server, target }) => ({
    params: { id: await addSearchOf(server, target) },
    body: { seen_at: "2026-11-21T12:00:00.000Z" },
  }),
  listNewRooms: async ({ server, target }) => ({ params: { id: await addSearchOf(server, target) } }),
  readPushKey: () => ({}),
  putPushSubscription: () => ({ body: newDevice().subscription }),
  deletePushSubscription: () => ({ params: { id: crypto.randomUUID() } }),
  readNotificationSettings: () => ({}),
  putNotificationSettings: () => ({ body: { ...DEFAULT_NOTIFICATION_SETTINGS } }),
  turnOffNotifications: ({ target }) => ({
    body: { token: offToken({ accountId: target.id, kind: "match" }, SECRET_KEYS) },
  }),
  countOpenedNotification: () => ({ params: { id: crypto.randomUUID() } }),
  listViewings: () => ({}),
  putViewing: ({ roomId }) => ({ params: { listing_id: roomId }, body: { content: emptyViewing } }),
  deleteViewing: async ({ server, target }) => ({ params: { listing_id: await addViewingOf(server, target) } }),
  uploadViewingPhoto: async ({ roomId }) => ({
    params: { listing_id: roomId },
    body: { uuid: crypto.randomUUID(), file: new Blob([new Uint8Array(await newPhoto())]) },
  }),
  readViewingPhoto: async ({ server, target }) => ({ params: await addViewingPhotoOf(server, target) }),
  listSharedLists: () => ({}),
  createSharedList: () => ({ body: { id: crypto.randomUUID(), name: "September" } }),
  deleteSharedList: async ({ server, target }) => ({ params: { id: (await sharedListOf(server, target)).id } }),
  readSharedList: async ({ server, target }) => ({ params: { token: (await sharedListOf(server, target)).token } }),
  putOpinion: async ({ server, target }) => ({
    params: { token: (await sharedListOf(server, target)).token },
    body: { content: emptyOpinion },
  }),
  listDrafts: () => ({}),
  putDraft: () => ({ params: { id: crypto.randomUUID() }, body: { kind: "listing", content: emptyDraft } }),
  deleteDraft: async ({ server, target }) => ({ params: { id: await addDraftOf(server, target) } }),
  uploadDraftPhoto: async () => ({
    params: { id: crypto.randomUUID() },
    body: { uuid: crypto.randomUUID(), file: new Blob([new Uint8Array(await newPhoto())]) },
  }),
  readDraftPhoto: async ({ server, target }) => ({ params: await addDraftPhotoOf(server, target) }),
  listTenantRequests: () => ({ query: { show_all: "true" } }),
  createTenantRequest: () => ({ body: REQUEST }),
  readTenantRequest: async ({ server, target }) => ({ params: { id: await addRequestOf(server, target) } }),
  openTenantRequestContact: async ({ server, target }) => ({ params: { id: await addRequestOf(server, target) } }),
  updateTenantRequest: async ({ server, target }) => ({
    params: { id: await addRequestOf(server, target) },
    body: { description: "A changed request" },
  }),
  deleteTenantRequest: async ({ server, target }) => ({ params: { id: await addRequestOf(server, target) } }),
  login: ({ target }) => ({ body: { username: target.email, password: target.password } }),
  loginByForm: ({ target }) => ({ body: { username: target.email, password: target.password } }),
  testToken: () => ({}),
  refresh: ({ caller }) => ({ body: { refresh_token: caller?.tokens.refresh_token ?? "none" } }),
  logout: ({ caller }) => ({ body: { refresh_token: caller?.tokens.refresh_token ?? "none" } }),
  logoutEverywhere: () => ({}),
  listOwnSessions: () => ({}),
  endOwnSession: async ({ target }) => ({ params: { session_id: await anotherSessionOf(target) } }),
  recoverPassword: ({ target }) => ({ params: { email: target.email } }),
  readRecoveryMail: ({ target }) => ({ params: { email: target.email } }),
  resetPassword: async (situation) => ({
    body: { token: await mailedToken(situation, "reset-password"), new_password: NEW_PASSWORD },
  }),
  sendVerificationCode: () => ({ params: { email: newAddress(), code: "123456" } }),
  sendConfirmationMail: () => ({}),
  confirmEmail: async (situation) => ({ body: { token: await mailedToken(situation, "confirm-email") } }),
  undoEmailChange: async (situation) => ({ body: { token: await mailedToken(situation, "undo-email-change") } }),
  listUsers: () => ({ query: { limit: "10" } }),
  createUser: () => ({ body: { email: newAddress(), password: NEW_PASSWORD } }),
  signUp: () => ({ body: { email: newAddress(), full_name: "Han Meimei", password: NEW_PASSWORD } }),
  readOwnUser: () => ({}),
  updateOwnUser: () => ({ body: { full_name: "Han Meimei" } }),
  deleteOwnUser: () => ({}),
  changePassword: ({ caller }) => ({
    body: { current_password: caller?.password ?? "none", new_password: NEW_PASSWORD },
  }),
  confirmPassword: ({ caller }) => ({ body: { password: caller?.password ?? "none" } }),
  readSecondFactor: () => ({}),
  beginSecondFactor: () => ({}),
  confirmSecondFactor: async ({ server, caller }) => {
    const secret = caller && (await secondFactorOf(server, caller.id, { isConfirmed: false }));
    return { body: { code: secret === null ? "000000" : codeNow(server, secret) } };
  },
  stepUp: ownCode,
  renewRecoveryCodes: ownCode,
  turnOffSecondFactor: ownCode,
  resetSecondFactor: async ({ server, target }) => {
    await secondFactorOf(server, target.id);
    return { params: { user_id: target.id } };
  },
  exportOwnData: () => ({}),
  downloadOwnData: () => ({}),
  readUser: ({ target }) => ({ params: { user_id: target.id } }),
  updateUser: ({ target }) => ({ params: { user_id: target.id }, body: { full_name: "Han Meimei" } }),
  deleteUser: ({ target }) => ({ params: { user_id: target.id } }),
  sendTestMail: () => ({ query: { email_to: newAddress() } }),
  readOperation: () => ({}),
  readNumbers: () => ({}),
  listDeadMails: () => ({}),
  sendDeadMail: async ({ server }) => ({ params: { id: await deadMail(server) } }),
  dropDeadMail: async ({ server }) => ({ params: { id: await deadMail(server) } }),
  createReport: ({ roomId }) => ({
    body: { id: crypto.randomUUID(), kind: "listing", target_id: roomId, reason: "already_let" },
  }),
  readReport: async ({ server, roomId }) => ({ params: { id: (await reported(server, room(roomId))).id } }),
  listOwnReports: () => ({}),
  listFlagged: () => ({}),
  listCases: () => ({ query: { state: "open" } }),
  readCase: ({ roomId }) => ({ params: { kind: "listing", target_id: roomId } }),
  dismissSource: () => ({ params: { source: "nobody" } }),
  dismissCases: async ({ server, roomId }) => {
    await reported(server, room(roomId));
    return { body: { cases: [{ id: crypto.randomUUID(), kind: "listing", target_id: roomId }] } };
  },
  readAccountRecord: async ({ server, target }) => {
    await addRoomOf(server, target);
    await addRequestOf(server, target);
    return { params: { id: target.id } };
  },
  findTarget: ({ target, roomId }) => ({ body: { text: `${target.email} /?room=${roomId}` } }),
  actOn: ({ target }) => ({
    body: {
      id: crypto.randomUUID(),
      act: "warn",
      account_id: target.id,
      reason: "spam",
      words_zh: "不要发广告",
      words_en: "No advertising",
    },
  }),
  listActs: () => ({}),
  moderationCounts: () => ({}),
  listNotices: () => ({}),
  appeal: async (situation) => ({ params: { id: await warned(situation) }, body: { words: "It is there" } }),
  confirmReportEmail: async ({ server, roomId }) => {
    const { id } = await reported(server, room(roomId), { email: newAddress() });
    return { body: { token: reportToken(id, SECRET_KEYS) } };
  },
  appealByLink: async (situation) => ({
    body: { token: appealToken(await warned(situation), SECRET_KEYS), words: "It is there" },
  }),
  readSite: () => ({}),
  ping: () => ({}),
  health: () => ({}),
  ready: () => ({}),
  serving: () => ({}),
};

function newAddress(): string {
  return `new-${(addresses += 1)}@example.org`;
}

/** The notice of a warning that somebody has had. */
async function warned({ server, target }: Situation): Promise<string> {
  const moderator = await server.addUser({ is_superuser: true });
  return (await done(server, moderator, "warn", { account_id: target.id })).id;
}

/** Of a device besides the one that calls: sessions are named before the first dot of their refresh tokens. */
async function anotherSessionOf(target: TestUser): Promise<string> {
  const { refresh_token } = await target.signIn();
  return refresh_token.split(".")[0] ?? "";
}

function mailedToken({ server, target }: Situation, purpose: MailedTokenPurpose): Promise<string> {
  return addMailedToken(server.database.kysely, {
    accountId: target.id,
    purpose,
    email: target.email,
    now: server.clock.now(),
    livesSeconds: MAILED_LINK_SECONDS[purpose],
    replaces: false,
  });
}

/** Makes a call of the contract over the real app. */
export function sendSample(
  server: TestApp,
  name: RouteName,
  { params = {}, query = {}, body }: Sample,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const { method, path, bodyFormat }: Route = routes[name];
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
  const url = `${filled}?${new URLSearchParams(query).toString()}`;
  if (body === undefined) return server.app.inject({ method, url, headers });
  if (bodyFormat === "multipart") return sendForm(server, { headers: () => headers }, formOf(body), {}, url);
  if (bodyFormat !== "form") return server.app.inject({ method, url, headers, payload: body });
  return server.app.inject({
    method,
    url,
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(body as Record<string, string>).toString(),
  });
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value as string | Blob);
  return form;
}
