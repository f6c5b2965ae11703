import { rm } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import type { Listing } from "#domain/listings/listing.ts";
import { BUILD_DIR } from "../../../e2e/offline/support/build-dir.ts";
import { nextBuild } from "../../../e2e/offline/support/next-build.ts";
import { startFront, type Front } from "../../../e2e/offline/support/front.ts";
import { openServerState, type ServerState } from "../../../e2e/outbox/support/server-state.ts";
import { createAccount, type Account } from "../../../e2e/support/accounts.ts";
import { Device } from "./device.ts";
import { startRestorableServer, type RestorableServer } from "./restorable-server.ts";
import { watchForStalls } from "./stalls.ts";
import { startWire, type Wire } from "./wire.ts";

/** Somebody, and what the server has of theirs. */
export interface Person {
  account: Account;
  kept: ServerState;
}

/** Everything that is real in a run: server, database, proxy, browsers. */
export interface World {
  server: RestorableServer;
  /** Serves the built app, of one build or the next. */
  front: Front;
  wire: Wire;
  /** The phone, which two people use, and the first one's laptop. */
  phone: Device;
  laptop: Device;
  people: Person[];
  /** Folders of builds of the app: the one that is served next stands first. */
  builds: string[];
  end(): Promise<void>;
}

export async function openWorld(browser: Browser): Promise<World> {
  const server = await startRestorableServer();
  const front = await startFront(server.url);
  // As the server does, it goes on serving the files of builds that it has served.
  await front.deploy(BUILD_DIR);
  const wire = await startWire(front.url);
  const net = { wire, serverUrl: server.url };
  const next = await nextBuild(BUILD_DIR, "buildnext");
  const people = [await personOf(server.url, "魏明"), await personOf(server.url, "Ella Brown")];
  const phone = await Device.open(browser, PHONE, net);
  const laptop = await Device.open(browser, LAPTOP, net);
  await phone.signIn(people[0]!.account);
  await laptop.signIn(people[0]!.account);
  const endWatch = watchForStalls(() => [phone, laptop].forEach((device) => device.disturb()));
  return {
    server,
    front,
    wire,
    phone,
    laptop,
    people,
    builds: [next, BUILD_DIR],
    async end() {
      endWatch();
      await Promise.all([phone.thawAll(), laptop.thawAll()]);
      await Promise.all([phone.context.close(), laptop.context.close()]);
      await wire.stop();
      await front.stop();
      await server.stop();
      await rm(next, { recursive: true, force: true });
    },
  };
}

const PHONE = { name: "phone", language: "zh", hasWorker: true, hasLocks: true } as const;
const LAPTOP = { name: "laptop", language: "en", hasWorker: false, hasLocks: false } as const;

async function personOf(serverUrl: string, fullName: string): Promise<Person> {
  const account = await createAccount(serverUrl, { fullName });
  return { account, kept: await openServerState(serverUrl, account) };
}

/** A room's photos as the server orders them. */
export function imagesInOrder({ images }: Listing): Listing["images"] {
  return images.toSorted((a, b) => a.display_order - b.display_order);
}
