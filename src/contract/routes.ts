/**
 * The calls of the API by name: method, path, and the keys without which a JSON answer is not this server's
 * (a captive portal's, say). Small on purpose: the page and the worker carry it. What goes in and out of each
 * call stands in endpoints.ts.
 */
export const routes = {
  countListings: { method: "GET", path: "/api/v1/items/count", answerKeys: ["count"] },
  listOpenListings: { method: "GET", path: "/api/v1/items/open", answerKeys: ["data", "count"] },
  filterOpenListings: { method: "GET", path: "/api/v1/items/filter-open", answerKeys: ["data", "count"] },
  searchListings: { method: "GET", path: "/api/v1/items/fuzzy", answerKeys: ["data", "count"] },
  listOpenPrices: { method: "GET", path: "/api/v1/items/prices-open", answerKeys: ["step", "counts"] },
  searchByAi: {
    method: "GET",
    path: "/api/v1/items/ai-search",
    answerKeys: ["data", "count", "query_understanding"],
  },
  matchListings: { method: "GET", path: "/api/v1/items/matching", answerKeys: ["data", "count", "nearest"] },
  readAiQuota: { method: "GET", path: "/api/v1/items/ai-quota", answerKeys: ["search", "recognition"] },
  sendAiFeedback: { method: "POST", path: "/api/v1/items/ai-feedback", answerKeys: ["message"] },
  recogniseListing: { method: "POST", path: "/api/v1/utils/ai-recognition/", answerKeys: ["success", "message"] },
  readListing: { method: "GET", path: "/api/v1/items/{id}", answerKeys: ["id", "title"] },
  openListingContact: { method: "POST", path: "/api/v1/items/{id}/contact", answerKeys: ["email", "contact_info"] },
  readListingWarnings: { method: "GET", path: "/api/v1/items/{id}/warnings", answerKeys: ["signs"] },
  listOwnListings: { method: "GET", path: "/api/v1/items/", answerKeys: ["data", "count"] },
  listRemovedListings: { method: "GET", path: "/api/v1/items/removed", answerKeys: ["data", "count"] },
  createListing: { method: "POST", path: "/api/v1/items/", answerKeys: ["id", "title"] },
  updateListing: { method: "PUT", path: "/api/v1/items/{id}", answerKeys: ["id", "title"] },
  deleteListing: { method: "DELETE", path: "/api/v1/items/{id}", answerKeys: ["message"] },
  listTenantRequests: { method: "GET", path: "/api/v1/tenants/tenants", answerKeys: ["data", "cities", "count"] },
  createTenantRequest: { method: "POST", path: "/api/v1/tenants/tenant", answerKeys: ["id", "city"] },
  readTenantRequest: { method: "GET", path: "/api/v1/tenants/tenant/{id}", answerKeys: ["id", "city"] },
  openTenantRequestContact: {
    method: "POST",
    path: "/api/v1/tenants/tenant/{id}/contact",
    answerKeys: ["email", "contact_info"],
  },
  updateTenantRequest: { method: "PUT", path: "/api/v1/tenants/tenant/{id}", answerKeys: ["id", "city"] },
  deleteTenantRequest: { method: "DELETE", path: "/api/v1/tenants/tenant/{id}", answerKeys: ["message"] },
  uploadImage: {
    method: "POST",
    path: "/api/v1/utils/upload-image/",
    answerKeys: ["image_url"],
    bodyFormat: "multipart",
  },
  listViewings: { method: "GET", path: "/api/v1/viewings", answerKeys: ["data", "count"] },
  putViewing: { method: "PUT", path: "/api/v1/viewings/{listing_id}", answerKeys: ["listing_id", "version"] },
  deleteViewing: { method: "DELETE", path: "/api/v1/viewings/{listing_id}", answerKeys: [] },
  uploadViewingPhoto: {
    method: "POST",
    path: "/api/v1/viewings/{listing_id}/photos",
    answerKeys: ["uuid"],
    bodyFormat: "multipart",
  },
  readViewingPhoto: {
    method: "GET",
    path: "/api/v1/viewings/{listing_id}/photos/{uuid}",
    answerKeys: [],
    fileType: "image/webp",
  },
  listDrafts: { method: "GET", path: "/api/v1/drafts", answerKeys: ["data", "count"] },
  putDraft: { method: "PUT", path: "/api/v1/drafts/{id}", answerKeys: ["id", "version"] },
  deleteDraft: { method: "DELETE", path: "/api/v1/drafts/{id}", answerKeys: [] },
  uploadDraftPhoto: {
    method: "POST",
    path: "/api/v1/drafts/{id}/photos",
    answerKeys: ["uuid"],
    bodyFormat: "multipart",
  },
  readDraftPhoto: {
    method: "GET",
    path: "/api/v1/drafts/{id}/photos/{uuid}",
    answerKeys: [],
    fileType: "image/webp",
  },
  listSavedSearches: { method: "GET", path: "/api/v1/saved-searches", answerKeys: ["data", "count", "new_rooms"] },
  putSavedSearch: { method: "PUT", path: "/api/v1/saved-searches/{id}", answerKeys: ["id", "criteria"] },
  deleteSavedSearch: { method: "DELETE", path: "/api/v1/saved-searches/{id}", answerKeys: [] },
  markSavedSearchSeen: { method: "PUT", path: "/api/v1/saved-searches/{id}/seen", answerKeys: ["id", "last_seen_at"] },
  listNewRooms: { method: "GET", path: "/api/v1/saved-searches/{id}/new-rooms", answerKeys: ["data", "count"] },
  readPushKey: { method: "GET", path: "/api/v1/push/key", answerKeys: ["public_key"] },
  putPushSubscription: { method: "PUT", path: "/api/v1/push/subscriptions", answerKeys: ["id", "language"] },
  deletePushSubscription: { method: "DELETE", path: "/api/v1/push/subscriptions/{id}", answerKeys: [] },
  readNotificationSettings: {
    method: "GET",
    path: "/api/v1/notification-settings",
    answerKeys: ["quiet_from", "mail_address"],
  },
  putNotificationSettings: {
    method: "PUT",
    path: "/api/v1/notification-settings",
    answerKeys: ["quiet_from", "mail_address"],
  },
  turnOffNotifications: { method: "POST", path: "/api/v1/notifications/off", answerKeys: ["kind", "is_on"] },
  countOpenedNotification: { method: "POST", path: "/api/v1/notifications/{id}/opened", answerKeys: [] },
  login: { method: "POST", path: "/api/v1/login", answerKeys: ["access_token", "refresh_token"] },
  loginByForm: {
    method: "POST",
    path: "/api/v1/login/access-token",
    answerKeys: ["access_token"],
    bodyFormat: "form",
  },
  testToken: { method: "POST", path: "/api/v1/login/test-token", answerKeys: ["id", "email"] },
  confirmPassword: { method: "POST", path: "/api/v1/login/confirm-password", answerKeys: ["message"] },
  refresh: { method: "POST", path: "/api/v1/refresh", answerKeys: ["access_token", "refresh_token"] },
  logout: { method: "POST", path: "/api/v1/logout", answerKeys: [] },
  logoutEverywhere: { method: "POST", path: "/api/v1/logout/everywhere", answerKeys: [] },
  listOwnSessions: { method: "GET", path: "/api/v1/users/me/sessions", answerKeys: ["data", "count"] },
  endOwnSession: { method: "DELETE", path: "/api/v1/users/me/sessions/{session_id}", answerKeys: [] },
  recoverPassword: { method: "POST", path: "/api/v1/password-recovery/{email}", answerKeys: ["message"] },
  readRecoveryMail: { method: "POST", path: "/api/v1/password-recovery-html-content/{email}", answerKeys: [] },
  resetPassword: { method: "POST", path: "/api/v1/reset-password/", answerKeys: ["message"] },
  sendVerificationCode: { method: "POST", path: "/api/v1/sign-up/check/{email}/{code}", answerKeys: ["message"] },
  sendConfirmationMail: {
    method: "POST",
    path: "/api/v1/users/me/confirmation-mail",
    answerKeys: ["message", "sent"],
  },
  confirmEmail: { method: "POST", path: "/api/v1/confirm-email", answerKeys: ["message"] },
  undoEmailChange: { method: "POST", path: "/api/v1/undo-email-change", answerKeys: ["message"] },
  listUsers: { method: "GET", path: "/api/v1/users/", answerKeys: ["data", "count"] },
  createUser: { method: "POST", path: "/api/v1/users/", answerKeys: ["id", "email"] },
  signUp: { method: "POST", path: "/api/v1/users/open", answerKeys: ["id"] },
  readOwnUser: { method: "GET", path: "/api/v1/users/me", answerKeys: ["id", "email", "is_superuser"] },
  updateOwnUser: { method: "PATCH", path: "/api/v1/users/me", answerKeys: ["id", "email"] },
  deleteOwnUser: { method: "DELETE", path: "/api/v1/users/me", answerKeys: ["message"] },
  changePassword: { method: "PATCH", path: "/api/v1/users/me/password", answerKeys: ["message"] },
  exportOwnData: { method: "GET", path: "/api/v1/users/me/export", answerKeys: ["exported_at", "user"] },
  downloadOwnData: { method: "GET", path: "/api/v1/users/me/export.zip", answerKeys: [], fileType: "application/zip" },
  readUser: { method: "GET", path: "/api/v1/users/{user_id}", answerKeys: ["id", "email"] },
  updateUser: { method: "PATCH", path: "/api/v1/users/{user_id}", answerKeys: ["id", "email"] },
  deleteUser: { method: "DELETE", path: "/api/v1/users/{user_id}", answerKeys: ["message"] },
  sendTestMail: { method: "POST", path: "/api/v1/utils/test-email/", answerKeys: ["message"] },
  readOperation: { method: "GET", path: "/api/v1/utils/operation", answerKeys: ["untrusted_proxy"] },
  listDeadMails: { method: "GET", path: "/api/v1/admin/mails", answerKeys: ["data", "count", "due"] },
  sendDeadMail: { method: "POST", path: "/api/v1/admin/mails/{id}/send", answerKeys: ["message"] },
  dropDeadMail: { method: "DELETE", path: "/api/v1/admin/mails/{id}", answerKeys: ["message"] },
  createReport: { method: "POST", path: "/api/v1/reports", answerKeys: ["id", "number"] },
  readReport: { method: "GET", path: "/api/v1/reports/{id}", answerKeys: ["id", "number"] },
  listOwnReports: { method: "GET", path: "/api/v1/reports", answerKeys: ["data", "count"] },
  listCases: { method: "GET", path: "/api/v1/moderation/cases", answerKeys: ["data", "count"] },
  readCase: {
    method: "GET",
    path: "/api/v1/moderation/cases/{kind}/{target_id}",
    answerKeys: ["kind", "target_id", "acts"],
  },
  actOn: { method: "POST", path: "/api/v1/moderation/acts", answerKeys: ["id", "act"] },
  listActs: { method: "GET", path: "/api/v1/moderation/acts", answerKeys: ["data", "count"] },
  moderationCounts: { method: "GET", path: "/api/v1/moderation/counts", answerKeys: ["open", "decided"] },
  listNotices: { method: "GET", path: "/api/v1/moderation/notices", answerKeys: ["data", "count"] },
  appeal: { method: "POST", path: "/api/v1/moderation/notices/{id}/appeal", answerKeys: ["id", "appeal"] },
  appealByLink: { method: "POST", path: "/api/v1/appeals", answerKeys: ["message"] },
  readSite: { method: "GET", path: "/api/v1/site", answerKeys: ["support_email"] },
  ping: { method: "GET", path: "/api/v1/ping", answerKeys: ["ok", "app", "now"] },
  health: { method: "GET", path: "/health", answerKeys: ["status"] },
  ready: { method: "GET", path: "/ready", answerKeys: ["status"] },
} as const satisfies Record<string, Route>;

export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/${string}`;
  answerKeys: readonly string[];
  /** How a body travels: JSON unless told. */
  bodyFormat?: "form" | "multipart";
  /** The answer is a file of this type: it is fetched by its path or by `callForFile`, for `call` reads JSON. */
  fileType?: "image/webp" | "application/zip";
}

export type RouteName = keyof typeof routes;

/** What `ping` answers as `app`: a probe that reads anything else is not talking to this server. */
export const APP_NAME = "qiying";
