/** A whole catalogue, as tests read it. */
declare module "*.po" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}

/** A part of a catalogue, as src/build/sentences.ts makes it. */
declare module "virtual:sentences/*" {
  import type { Messages } from "@lingui/core";
  export const messages: Messages;
}
