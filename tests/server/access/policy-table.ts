import type { RouteName } from "#contract/routes.ts";

/** Who may stand behind a call, and whose thing it is about. */
export const ROLES = [
  "anonymous",
  "owner",
  "other",
  "inactive",
  "superuser",
  "exSuperuser",
  "lockedSuperuser",
] as const;

/**
 * - `anonymous`: without a token, about a user's thing
 * - `owner`: about one's own; `other`: about another user's
 * - `inactive`: deactivated after signing in, about one's own
 * - `superuser`: about another user's; `exSuperuser`: the same, demoted after signing in
 * - `lockedSuperuser`: a superuser with a second factor, of which no code was given in this session
 */
export type Role = (typeof ROLES)[number];

type Policy = Record<Role, number>;

function policy(
  anonymous: number,
  owner: number,
  other: number,
  inactive: number,
  superuser: number,
  exSuperuser: number,
): Policy {
  // What they may as superusers alone waits for a code; all else is as for any superuser.
  const lockedSuperuser = needsRights({ other, superuser }) ? 403 : superuser;
  return { anonymous, owner, other, inactive, superuser, exSuperuser, lockedSuperuser };
}

/** Whether a call lets superusers do what it lets nobody else do. */
export function needsRights({ other, superuser }: Pick<Policy, "other" | "superuser">): boolean {
  return other === 403 && superuser < 400;
}

/** Open to all, but a token that comes along must be valid: the answer may depend on it. */
const READERS_OF_ROOMS = policy(200, 200, 200, 403, 200, 200);
/** About no user in particular; tokens are not looked at. */
const EVERYBODY = policy(200, 200, 200, 200, 200, 200);
/** About the caller. */
const ONESELF = policy(401, 200, 200, 403, 200, 200);
/** About something that has an owner, who may change it, and superusers. */
const OWNERS = policy(401, 200, 403, 403, 200, 403);
const SUPERUSERS = policy(401, 403, 403, 403, 200, 403);
/** About one's own second factor, which superusers alone have: nothing of it can wait for a code of it. */
const OWN_SECOND_FACTOR: Policy = { ...SUPERUSERS, lockedSuperuser: 200 };
/** What a mailed link opens, it opens to all who hold it, while its account is active. */
const HOLDERS_OF_LINKS = policy(200, 200, 200, 400, 200, 200);

/** What its owner may do once their address is confirmed, and not before: 403. */
export const NEEDS_CONFIRMED_ADDRESS: ReadonlySet<RouteName> = new Set([
  "openListingContact",
  "createListing",
  "sendOffer",
  "createTenantRequest",
  "openTenantRequestContact",
  "appeal",
]);

/** The one table of who is answered what, when nothing else is wrong with the call. */
export const policyTable: Record<RouteName, Policy> = {
  countListings: READERS_OF_ROOMS,
  listOpenListings: READERS_OF_ROOMS,
  filterOpenListings: READERS_OF_ROOMS,
  searchListings: READERS_OF_ROOMS,
  listOpenPrices: READERS_OF_ROOMS,
  listTypicalPrices: READERS_OF_ROOMS,
  readListing: ONESELF,
  readListingWarnings: READERS_OF_ROOMS,
  searchByAi: ONESELF,
  searchByText: READERS_OF_ROOMS,
  matchListings: READERS_OF_ROOMS,
  readAiQuota: ONESELF,
  sendAiFeedback: ONESELF,
  // Another user's photos are hidden from all, superusers included: each sample is about the caller's own.
  recogniseListing: ONESELF,
  translateListing: ONESELF,
  openListingContact: ONESELF,
  listOwnListings: ONESELF,
  listRemovedListings: ONESELF,
  createListing: ONESELF,
  updateListing: OWNERS,
  deleteListing: OWNERS,
  confirmListing: policy(401, 200, 403, 403, 403, 403),
  // What moderators hide stays hidden whatever is said of it.
  answerAvailability: EVERYBODY,
  countMatches: ONESELF,
  // About the caller's own rooms and requests alone: superusers have no use for others'.
  matchRequestsToListing: policy(401, 200, 404, 403, 404, 404),
  matchListingsToRequest: policy(401, 200, 404, 403, 404, 404),
  sendOffer: policy(401, 200, 403, 403, 403, 403),
  listOffers: ONESELF,
  answerOffer: policy(401, 200, 404, 403, 404, 404),
  uploadImage: ONESELF,
  sendUploadPart: ONESELF,
  readUpload: policy(401, 200, 404, 403, 404, 404),
  // Each user has their own notes about any room; another's are hidden from all, superusers included.
  listViewings: ONESELF,
  putViewing: ONESELF,
  deleteViewing: policy(401, 204, 204, 403, 204, 204),
  uploadViewingPhoto: ONESELF,
  readViewingPhoto: policy(401, 200, 404, 403, 404, 404),
  // All who have the link may look; what they say is their own.
  listSharedLists: ONESELF,
  createSharedList: ONESELF,
  deleteSharedList: policy(401, 204, 204, 403, 204, 204),
  readSharedList: READERS_OF_ROOMS,
  putOpinion: ONESELF,
  // Drafts as well: under an id that another user has, the caller may have a draft too.
  listDrafts: ONESELF,
  putDraft: ONESELF,
  deleteDraft: policy(401, 204, 204, 403, 204, 204),
  uploadDraftPhoto: ONESELF,
  readDraftPhoto: policy(401, 200, 404, 403, 404, 404),
  // Saved searches as well, but an id belongs to one user.
  listSavedSearches: ONESELF,
  putSavedSearch: ONESELF,
  deleteSavedSearch: policy(401, 204, 204, 403, 204, 204),
  markSavedSearchSeen: policy(401, 200, 404, 403, 404, 404),
  listNewRooms: policy(401, 200, 404, 403, 404, 404),
  readPushKey: EVERYBODY,
  putPushSubscription: ONESELF,
  deletePushSubscription: policy(401, 204, 204, 403, 204, 204),
  readNotificationSettings: ONESELF,
  putNotificationSettings: ONESELF,
  // What a message's link ends, it ends for all who hold it.
  turnOffNotifications: EVERYBODY,
  countOpenedNotification: policy(204, 204, 204, 204, 204, 204),
  // All who are signed in read all users' (A-05).
  listTenantRequests: ONESELF,
  createTenantRequest: ONESELF,
  readTenantRequest: ONESELF,
  openTenantRequestContact: ONESELF,
  updateTenantRequest: OWNERS,
  deleteTenantRequest: OWNERS,
  // The password speaks, not the token: an inactive account's is refused (L-02).
  login: policy(200, 200, 200, 400, 200, 200),
  loginByForm: policy(200, 200, 200, 400, 200, 200),
  testToken: ONESELF,
  // So does the refresh token: a visitor has none, and deactivating ends the session.
  refresh: policy(401, 200, 200, 401, 200, 200),
  logout: policy(204, 204, 204, 204, 204, 204),
  logoutEverywhere: policy(401, 204, 204, 403, 204, 204),
  listOwnSessions: ONESELF,
  // Another user's are hidden from all, superusers included.
  endOwnSession: policy(401, 204, 404, 403, 404, 404),
  recoverPassword: EVERYBODY,
  readRecoveryMail: SUPERUSERS,
  resetPassword: HOLDERS_OF_LINKS,
  sendVerificationCode: EVERYBODY,
  sendConfirmationMail: ONESELF,
  confirmEmail: EVERYBODY,
  undoEmailChange: EVERYBODY,
  listUsers: SUPERUSERS,
  createUser: SUPERUSERS,
  signUp: EVERYBODY,
  readOwnUser: ONESELF,
  updateOwnUser: ONESELF,
  // There must always be a superuser, and deleting is not how one stops to be one.
  deleteOwnUser: policy(401, 200, 200, 403, 403, 200),
  changePassword: ONESELF,
  confirmPassword: ONESELF,
  readSecondFactor: OWN_SECOND_FACTOR,
  // They have one already.
  beginSecondFactor: { ...OWN_SECOND_FACTOR, lockedSuperuser: 409 },
  confirmSecondFactor: { ...OWN_SECOND_FACTOR, lockedSuperuser: 409 },
  stepUp: OWN_SECOND_FACTOR,
  renewRecoveryCodes: OWN_SECOND_FACTOR,
  turnOffSecondFactor: OWN_SECOND_FACTOR,
  resetSecondFactor: SUPERUSERS,
  exportOwnData: ONESELF,
  downloadOwnData: ONESELF,
  readUser: policy(401, 200, 403, 403, 200, 403),
  // No user changes their own row, superusers included.
  updateUser: SUPERUSERS,
  deleteUser: policy(401, 200, 403, 403, 200, 403),
  sendTestMail: policy(401, 403, 403, 403, 201, 403),
  readOperation: SUPERUSERS,
  readNumbers: SUPERUSERS,
  listDeadMails: SUPERUSERS,
  sendDeadMail: SUPERUSERS,
  dropDeadMail: SUPERUSERS,
  createReport: READERS_OF_ROOMS,
  readReport: READERS_OF_ROOMS,
  listOwnReports: ONESELF,
  listFlagged: SUPERUSERS,
  listCases: SUPERUSERS,
  readCase: SUPERUSERS,
  actOn: SUPERUSERS,
  dismissSource: SUPERUSERS,
  dismissCases: SUPERUSERS,
  readAccountRecord: SUPERUSERS,
  findTarget: SUPERUSERS,
  listActs: SUPERUSERS,
  moderationCounts: SUPERUSERS,
  listNotices: ONESELF,
  // Another user's are hidden from all, superusers included.
  appeal: policy(401, 200, 404, 403, 404, 404),
  confirmReportEmail: EVERYBODY,
  appealByLink: EVERYBODY,
  readSite: EVERYBODY,
  ping: EVERYBODY,
  health: EVERYBODY,
  ready: EVERYBODY,
  serving: EVERYBODY,
};
