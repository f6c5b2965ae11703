import type { Device, Process } from "../device/device.ts";
import type { Signed } from "./engine.ts";

/** A phone or a computer on which somebody is signed in. */
export interface Phone extends Signed {
  /** Whose it is. Now and then somebody else is signed in. */
  readonly home: string;
  readonly device: Device;
  /** Its tabs, the oldest first. */
  tabs: Tab[];
  session: string | null;
}

/** The app in a tab or a worker. */
export interface Tab {
  readonly process: Process;
  readonly phone: Phone;
  /** Sends and fetches what is due, at once or after what it does already. */
  sync(): void;
  /** Comes to the foreground, or hears that somebody has signed in: what waits is tried again, and news are asked for. */
  wake(): void;
}
