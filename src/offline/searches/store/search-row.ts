import type { NotificationSettings } from "#domain/notifications/notification.ts";
import type { SavedSearch } from "#domain/saved-searches/saved-search.ts";

/** What its owner may change of a saved search: what is sent, as a whole. */
export type SearchContent = Pick<SavedSearch, "name" | "criteria" | "alert" | "by_push" | "by_mail">;

/** A search that is kept on this phone, and in its owner's account once they have one. */
export interface SearchRow {
  /** The user's id, or 'anonymous' before a login. */
  owner: string;
  /** Made here, or on another device of the owner; the account knows it by it. */
  id: string;
  content: SearchContent;
  /** What the account last had, as far as is known; null for nothing. */
  base: SearchContent | null;
  /** Taken away here; the row goes once the account was told. */
  isRemoved: boolean;
  /** Brought back after that: should the account have been told meanwhile, it is kept anew, under another id. */
  isRestored: boolean;
  /** The account does not take it: it has as many as it may, or another build wrote what it does not know. */
  isRefused: boolean;
  /** Rises with each change, so that a sender sees what was changed while it was sending. */
  revision: number;
  /** ISO 8601, by the phone's clock until the account has it. */
  createdAt: string;
  /** When its owner last looked at what it finds, ISO 8601 by the server's clock: what it has found since is new. */
  seenAt: string;
  /** The same as far as the account knows; null for not at all. */
  seenThere: string | null;
  /** Rooms that are new, as the account last counted, or a push; 0 after its owner has looked. */
  newCount: number;
}

/** How and when one is told of what is no saved search's, as it stands here. */
export interface SettingsRow {
  owner: string;
  settings: NotificationSettings;
  /** What the account last had. */
  base: NotificationSettings;
  /** The account's address; mails reach it once it is confirmed. */
  mailAddress: string;
  isMailConfirmed: boolean;
}

/** New rooms of all an owner's searches together: what the app's badge says. */
export interface CountRow {
  owner: string;
  newRooms: number;
}

/** That this device gets pushes for an owner. */
export interface PushRow {
  owner: string;
  /** Of the push service, by which the subscription is known. */
  endpoint: string;
  /** By which the server knows it. */
  id: string;
  language: "zh" | "en";
  /** When the server last confirmed it, by the phone's clock, epoch milliseconds. */
  confirmedAt: number;
}
