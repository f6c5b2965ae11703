/** How often something may be tried. */
export interface Limit {
  /** Whose tries are counted together: an account's own, or those of all who name one address, share one network, or use the site. */
  of: "account" | "address" | "network" | "site";
  most: number;
  withinSeconds: number;
  /** The try that reaches `most` starts a pause, each further one doubles it. */
  pause?: { firstSeconds: number; longestSeconds: number };
  /**
   * One that many share slows: `most` at once, then one each `withinSeconds` / `most`, a minute or less: see `countBraked`.
   */
  isBrake?: true;
  /** Also kept when RATE_LIMITS is off (W-01). */
  always?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit by request there is; the abuse cases that name the figure stand beside it. */
export const LIMITS = {
  /** Failed logins to one account, by either call: L-03, L-05. */
  loginAccount: {
    of: "address",
    most: 10,
    withinSeconds: 15 * MINUTE,
    pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE },
  },
  /** The same from a device, or else a network, from which its owner has logged in: counted apart, so that others do not keep them out. */
  loginKnownDevice: {
    of: "account",
    most: 10,
    withinSeconds: 15 * MINUTE,
    pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE },
  },
  loginKnownNetwork: {
    of: "address",
    most: 10,
    withinSeconds: 15 * MINUTE,
    pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE },
  },
  /**
   * Failed logins from one network, to accounts that are known there and to all others: L-04. A device that is known counts in
   * neither. Both together let 300 passwords be guessed in an hour (140 each in the first one).
   */
  loginNetwork: { of: "network", most: 50, withinSeconds: 50 * 40, isBrake: true },
  loginNetworkKnown: { of: "network", most: 50, withinSeconds: 50 * 40, isBrake: true },
  /** Mails with a link for a new password: P-03. */
  recoveryAddress: { of: "address", most: 5, withinSeconds: 5 * MINUTE, isBrake: true },
  recoveryNetwork: { of: "network", most: 50, withinSeconds: 25 * MINUTE, isBrake: true },
  /** Beyond these nothing is refused, and nothing mailed: the links of the five are good for an hour. */
  recoveryMailbox: { of: "address", most: 5, withinSeconds: 30 * MINUTE },
  /** Tokens that were no good, of any mailed link: P-13. */
  mailedTokenNetwork: { of: "network", most: 25, withinSeconds: 5 * MINUTE, isBrake: true },
  /** Mailed codes: V-03. */
  codePause: { of: "address", most: 1, withinSeconds: MINUTE },
  codeNetwork: { of: "network", most: 120, withinSeconds: 40 * MINUTE, isBrake: true },
  /** Beyond these the newest code is good for longer, where there is one, instead of another mail. */
  codeMailbox: { of: "address", most: 5, withinSeconds: 30 * MINUTE },
  /** What each network has for itself, and what all draw on beyond that: see `takeCodeMail`. */
  codeNetworkShare: { of: "network", most: 10, withinSeconds: HOUR },
  codeSharedPot: { of: "site", most: 100, withinSeconds: 12 * MINUTE, isBrake: true },
  /** Mails that confirm an account's own address, asked for once more. */
  confirmationPause: { of: "account", most: 1, withinSeconds: MINUTE },
  confirmationUser: { of: "account", most: 5, withinSeconds: 30 * MINUTE },
  /** Sign-ups that came to nothing, and where no code is asked for all of them. */
  signUpNetwork: { of: "network", most: 50, withinSeconds: 50 * 10, isBrake: true },
  /** Wrong current passwords: UA-10. */
  passwordChange: { of: "account", most: 10, withinSeconds: 10 * MINUTE },
  /** Wrong codes of a second factor: 480 a day, of a million of which three are right. */
  secondFactor: {
    of: "account",
    most: 5,
    withinSeconds: 15 * MINUTE,
    pause: { firstSeconds: MINUTE, longestSeconds: 15 * MINUTE },
    always: true,
  },
  /** Wrong recovery codes, of which there are 2⁸⁰. */
  recoveryCode: { of: "account", most: 10, withinSeconds: 15 * MINUTE, always: true },
  /** Tries to take a new address: UA-05. */
  emailChange: { of: "account", most: 10, withinSeconds: HOUR },
  /** Test mails: X-01. */
  testMail: { of: "account", most: 10, withinSeconds: HOUR },
  /** One's own data, with photos: a heavy call. */
  dataExport: { of: "account", most: 10, withinSeconds: HOUR },
  /** Rooms posted: I-16. */
  listingPost: { of: "account", most: 20, withinSeconds: DAY },
  /** Edits of rooms: each of fifty rooms six times a day, pausing and extending included. */
  listingEdit: { of: "account", most: 300, withinSeconds: DAY },
  /** Wanted-to-rent requests posted, and edits of them. */
  requestPost: { of: "account", most: 20, withinSeconds: DAY },
  requestEdit: { of: "account", most: 300, withinSeconds: DAY },
  /** Readings of all requests: TN-04. */
  requestBulkRead: { of: "account", most: 30, withinSeconds: 10 * MINUTE },
  /** Offers of rooms that one account sends, and that come to one request. */
  offerSend: { of: "account", most: 20, withinSeconds: DAY },
  offerSendToOne: { of: "account", most: 3, withinSeconds: DAY },
  offerReceive: { of: "address", most: 10, withinSeconds: 10 * MINUTE, isBrake: true },
  /** Reports of all without an account in one network: of different things, and of one that the network has reported. */
  reportNetwork: { of: "network", most: 120, withinSeconds: 2 * HOUR, isBrake: true },
  reportAgain: { of: "address", most: 10, withinSeconds: 10 * MINUTE, isBrake: true },
  /** Reports of one account. */
  reportAccount: { of: "account", most: 30, withinSeconds: DAY },
  /** Mails that ask the owner of a mailbox whether a report is theirs: so many a mailbox, from however many reporters. */
  reportConfirmation: { of: "address", most: 10, withinSeconds: DAY },
  reportConfirmationOfOne: { of: "address", most: 3, withinSeconds: DAY },
  /** Mails that call moderators, of the whole site and because of one account or network. */
  moderatorCall: { of: "site", most: 4, withinSeconds: HOUR },
  moderatorCallOfOne: { of: "network", most: 1, withinSeconds: HOUR },
  /** Contacts: as fast as a person reads; and of each account where its network has opened very many. */
  contactPace: { of: "account", most: 10, withinSeconds: 50, isBrake: true },
  contactSlowed: { of: "account", most: 1, withinSeconds: MINUTE, isBrake: true },
  /** Photos: X-14, with room for ten listings of ten. */
  photoUpload: { of: "account", most: 120, withinSeconds: HOUR },
  /** Parts of photos, on lines that bring no whole ones. */
  uploadPart: { of: "account", most: 1200, withinSeconds: HOUR },
  /** Notes about viewings written or taken away: far more than two phones in use send. */
  viewingWrite: { of: "account", most: 600, withinSeconds: HOUR },
  /** Links to one's saved rooms, and what people say by them: see `viewingWrite`. */
  sharedListCreate: { of: "account", most: 20, withinSeconds: DAY },
  opinionWrite: { of: "account", most: 600, withinSeconds: HOUR },
  /** Photos of viewings: as of rooms. */
  viewingPhotoUpload: { of: "account", most: 120, withinSeconds: HOUR },
  /** Drafts written or deleted: one every three seconds of typing. */
  draftWrite: { of: "account", most: 1200, withinSeconds: HOUR },
  /** Photos of drafts: as of rooms. */
  draftPhotoUpload: { of: "account", most: 120, withinSeconds: HOUR },
  /** Saved searches written or deleted, and looked at: a badge may be cleared whenever a list is opened. */
  savedSearchWrite: { of: "account", most: 300, withinSeconds: HOUR },
  savedSearchSeen: { of: "account", most: 1200, withinSeconds: HOUR },
  /** Devices that begin or end to get pushes: each start of the app says so once. */
  pushSubscription: { of: "account", most: 300, withinSeconds: HOUR },
  notificationWrite: { of: "account", most: 120, withinSeconds: HOUR },
  /** Messages that were opened and are none of ours. */
  notificationOpened: { of: "network", most: 60, withinSeconds: HOUR, isBrake: true },
  /** AI runs that came to nothing, or were given up by who asked: they cost the quota nothing, and us something (I-38). */
  aiRunUncounted: { of: "account", most: 60, withinSeconds: HOUR },
  /** Translations of rooms by the model: who looks for a room reads some dozens a day. */
  listingTranslation: { of: "account", most: 100, withinSeconds: DAY },
  aiFeedback: { of: "account", most: 60, withinSeconds: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
