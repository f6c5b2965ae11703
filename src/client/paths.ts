/** The addresses of the app's screens (PR-201 to PR-217). */
export const paths = {
  home: "/",
  login: "/login",
  /** Shows the login form too; `q` is searched after the login. */
  searchLogin: "/search",
  signUp: "/sign-up",
  recoverPassword: "/recover-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  undoEmailChange: "/undo-email-change",
  /** By the link in the question whether a room is still to be had. */
  stillAvailable: "/still-available",
  tenantRequests: "/tenant",
  ownListings: "/items",
  /** The form of a new room. */
  newListing: "/items?form=new",
  ownRequests: "/tenant_post",
  /** The requests that one's own room fits; the rooms that fit one's own request. */
  roomMatches: (id: string) => `/matches/room/${id}`,
  roomMatchesPattern: "/matches/room/:id",
  requestMatches: (id: string) => `/matches/request/${id}`,
  requestMatchesPattern: "/matches/request/:id",
  /** The outbox: work that the server does not have yet (A8). */
  outbox: "/outbox",
  /** What this phone stores, and its event log. */
  storage: "/offline",
  /** Rooms saved for a viewing; one of them; several side by side. */
  viewings: "/viewings",
  viewingComparison: "/viewings/compare",
  viewing: (id: string) => `/viewings/${id}`,
  viewingPattern: "/viewings/:id",
  /** A list of rooms for friends who look together: everybody with the link may look. */
  sharedList: (token: string) => `/shared/${token}`,
  sharedListPattern: "/shared/:token",
  /** Searches that are kept, and how one is told of what they find. */
  savedSearches: "/saved-searches",
  /** A mailed link that ends messages, without a login. */
  notificationsOff: "/notifications/off",
  shareCard: "/about",
  settings: "/settings",
  /** One's own reports, with an account or without. */
  reports: "/reports",
  /** What moderators have done to one's account and rooms, and the appeal against it. */
  notices: "/notices",
  /** An appeal by a mailed link, for those who cannot log in. */
  appeal: "/appeal",
  admin: "/admin",
  /** What was reported; one case; what moderators have done. */
  moderation: "/admin/reports",
  moderationCase: (id: string, kind = "listing") => `/admin/reports/${kind}/${id}`,
  moderationCasePattern: "/admin/reports/:kind/:id",
  /** All that moderators know of an account. */
  moderatedAccount: (id: string) => `/admin/reports/account/${id}`,
  moderationFlagged: "/admin/flagged",
  moderationLog: "/admin/log",
  adminMails: "/admin/mails",
  /** What the site knows of itself. */
  adminNumbers: "/admin/numbers",
  milestone: "/milestone",
  changelog: "/changelog",
  /** Readable by everybody, before an account is made. */
  terms: "/terms",
  privacy: "/privacy",
  safety: "/safety",
  /** A room over the search, for everybody: the link that people share. */
  room: (id: string) => `/?room=${id}`,
  /** The same behind the login, with its contact. */
  item: (id: string) => `/item_detail/${id}`,
  itemPattern: "/item_detail/:id",
} as const;

/** What everybody may read, also who has not accepted the agreement yet. */
export const DOCUMENT_PATHS: ReadonlySet<string> = new Set([paths.terms, paths.privacy, paths.safety]);
