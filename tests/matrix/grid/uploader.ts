import type { BrowserContext, Page } from "@playwright/test";
import type { Front } from "../../e2e/offline/support/front.ts";
import type { Account, Tokens } from "../../e2e/support/accounts.ts";
import type { Phone } from "../../e2e/outbox/support/phone.ts";
import type { Screens } from "../../e2e/outbox/support/screens.ts";
import type { ServerState } from "../../e2e/outbox/support/server-state.ts";
import type { Place } from "./tripwire.ts";

/** Who sends in a case: the page alone, or the worker alone. */
export interface Uploader {
  name: "page" | "worker";
  /** Opens somebody's phone so that nobody else sends. */
  open: (page: Page, parts: { account: Account; serverUrl: string }) => Promise<Phone>;
  /** Where it sends. */
  place: (phone: Phone) => Promise<Place>;
  /** Has it look at once for something to send. */
  urge: (phone: Phone) => Promise<void>;
  /** Waits until the end of the session is seen where its owner is, and says so. */
  isSignedOut: (story: Story) => Promise<void>;
  /** The same owner logs in again. */
  signIn: (phone: Phone, tokens: Tokens) => Promise<void>;
  /** Shows the outbox on a screen, in whatever tab. */
  show: (phone: Phone) => Promise<Page>;
  kills: readonly Kill[];
}

/** A way in which whoever writes or sends is ended. */
export interface Kill {
  /** Its case in the table of faults. */
  id: string;
  name: string;
  /** Whose end it is. */
  ends: readonly ("writer" | "sender")[];
  /** @returns The phone as it goes on. */
  run: (story: Story) => Promise<Phone>;
}

/** What a case has at hand. */
export interface Story {
  uploader: Uploader;
  phone: Phone;
  /** Somebody else's unsent work on the same phone, which nobody may touch (I6). */
  stranger: Stranger;
  kept: ServerState;
  front: Front;
  context: BrowserContext;
  serverUrl: string;
  screens: (page: Page) => Screens;
}

export interface Stranger {
  account: Account;
  /** Of the only entry. */
  key: string;
}
