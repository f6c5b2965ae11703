/** How often something may be tried. */
export interface Limit {
  most: number;
  withinSeconds: number;
  /** The try that reaches `most` starts a pause, each further one doubles it. */
  pause?: { firstSeconds: number; longestSeconds: number };
  /** Also kept when RATE_LIMITS is off (W-01). */
  always?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit by request there is; the abuse cases that name the figure stand beside it. */
export const LIMITS = {
  /** Failed logins to one account, by either call: L-03, L-05. */
  loginAccount: { most: 10, withinSeconds: 15 * MINUTE, pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE } },
  /** The same from a network from which its owner has logged in: counted apart, so that others do not keep them out. */
  loginKnownNetwork: {
    most: 10,
    withinSeconds: 15 * MINUTE,
    pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE },
  },
  /** Failed logins from one network: L-04. */
  loginNetwork: { most: 25, withinSeconds: 5 * MINUTE },
  /** Mails with a link for a new password: P-03. */
  recoveryAddress: { most: 5, withinSeconds: 30 * MINUTE },
  recoveryNetwork: { most: 25, withinSeconds: 5 * MINUTE },
  /** Tokens that were no good, of any mailed link: P-13. */
  mailedTokenNetwork: { most: 25, withinSeconds: 5 * MINUTE },
  /** Mailed codes: V-03. */
  codePause: { most: 1, withinSeconds: MINUTE },
  codeAddress: { most: 5, withinSeconds: 30 * MINUTE },
  codeNetwork: { most: 25, withinSeconds: 5 * MINUTE },
  /** What each network has for itself, and what all draw on beyond that: see `takeCodeMail`. */
  codeNetworkShare: { most: 10, withinSeconds: HOUR },
  codeSharedPot: { most: 500, withinSeconds: HOUR },
  /** Mails that confirm an account's own address, asked for once more. */
  confirmationPause: { most: 1, withinSeconds: MINUTE },
  confirmationUser: { most: 5, withinSeconds: 30 * MINUTE },
  signUpNetwork: { most: 25, withinSeconds: 5 * MINUTE },
  /** Wrong current passwords: UA-10. */
  passwordChange: { most: 10, withinSeconds: 10 * MINUTE },
  /** Tries to take a new address: UA-05. */
  emailChange: { most: 10, withinSeconds: HOUR },
  /** Test mails: X-01. */
  testMail: { most: 10, withinSeconds: HOUR },
  /** One's own data, with photos: a heavy call. */
  dataExport: { most: 10, withinSeconds: HOUR },
  /** Rooms posted: I-16. */
  listingPost: { most: 20, withinSeconds: DAY },
  /** Edits of rooms: each of fifty rooms six times a day, pausing and extending included. */
  listingEdit: { most: 300, withinSeconds: DAY },
  /** Wanted-to-rent requests posted, and edits of them. */
  requestPost: { most: 20, withinSeconds: DAY },
  requestEdit: { most: 300, withinSeconds: DAY },
  /** Readings of all requests: TN-04. */
  requestBulkRead: { most: 30, withinSeconds: 10 * MINUTE },
  /** Offers of rooms that one account sends, and that come to one request. */
  offerSend: { most: 20, withinSeconds: DAY },
  offerReceive: { most: 10, withinSeconds: DAY },
  /** Reports: a hall of residence is one network. */
  reportNetwork: { most: 60, withinSeconds: HOUR },
  reportAccount: { most: 30, withinSeconds: DAY },
  /** Mails that ask the owner of a mailbox whether a report is theirs: so many a mailbox, from however many reporters. */
  reportConfirmation: { most: 10, withinSeconds: DAY },
  /** Mails that call moderators, of the whole site. */
  moderatorCall: { most: 4, withinSeconds: HOUR },
  /** Photos: X-14, with room for ten listings of ten. */
  photoUpload: { most: 120, withinSeconds: HOUR },
  /** Notes about viewings written or taken away: far more than two phones in use send. */
  viewingWrite: { most: 600, withinSeconds: HOUR },
  /** Links to one's saved rooms, and what people say by them: see `viewingWrite`. */
  sharedListCreate: { most: 20, withinSeconds: DAY },
  opinionWrite: { most: 600, withinSeconds: HOUR },
  /** Photos of viewings: as of rooms. */
  viewingPhotoUpload: { most: 120, withinSeconds: HOUR },
  /** Drafts written or deleted: one every three seconds of typing. */
  draftWrite: { most: 1200, withinSeconds: HOUR },
  /** Photos of drafts: as of rooms. */
  draftPhotoUpload: { most: 120, withinSeconds: HOUR },
  /** Saved searches written or deleted, and looked at: a badge may be cleared whenever a list is opened. */
  savedSearchWrite: { most: 300, withinSeconds: HOUR },
  savedSearchSeen: { most: 1200, withinSeconds: HOUR },
  /** Devices that begin or end to get pushes: each start of the app says so once. */
  pushSubscription: { most: 300, withinSeconds: HOUR },
  notificationWrite: { most: 120, withinSeconds: HOUR },
  /** Messages that were opened and are none of ours. */
  notificationOpened: { most: 60, withinSeconds: HOUR },
  /** AI runs that came to nothing, or were given up by who asked: they cost the quota nothing, and us something (I-38). */
  aiRunUncounted: { most: 60, withinSeconds: HOUR },
  aiFeedback: { most: 60, withinSeconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
