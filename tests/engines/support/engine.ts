import type { PushServiceTold } from "../../support/browser-push/browser-push-service.ts";
import type { Target } from "./find-in-page.ts";

/** What can be handed to a page and back. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [name: string]: Json };

/** One window of a browser, as a person uses it. Nothing here waits for the page: screen.ts does. */
export interface Tab {
  /** Opens an address, and comes back when its document is there. */
  goTo(url: string): Promise<void>;
  /** Presses what is found in the middle, as a pointer does. @returns False where there is nothing of the kind. */
  press(target: Target): Promise<boolean>;
  /** Writes at the end of what a field holds, key by key. @returns As above. */
  type(target: Target, text: string): Promise<boolean>;
  /** Picks files from this machine for a file input. @returns As above. */
  attach(target: Target, paths: readonly string[]): Promise<boolean>;
  /** Runs a function inside the page, which sees its arguments alone. */
  evaluate<Args extends readonly Json[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a function on an element. @returns Undefined where there is nothing of the kind. */
  evaluateOn<Args extends readonly Json[], Result>(
    target: Target,
    run: (element: Element, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result | undefined>;
  screenshot(path: string): Promise<void>;
}

/** A browser that runs, with one window. */
export interface RunningBrowser {
  tab: Tab;
  /** Name and version, as the browser says them. */
  version: string;
  /** Closes it as a person does: its profile stays. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** The folder of its profile: started again with the same one, it has what it had. */
  profile: string;
  language: "zh" | "en";
  /** Store nothing for any site, as some people have set their browser. Firefox alone can be told. */
  blocksStorage?: boolean;
  /** The push service that the browser is to use, with notifications allowed for all sites. Firefox and today's Chromium can be told. */
  pushService?: PushServiceTold;
}

export type Launch = (options: LaunchOptions) => Promise<RunningBrowser>;

/** Of a phone; WebKitGTK's window takes it too. */
export const WINDOW = { width: 390, height: 844 };
