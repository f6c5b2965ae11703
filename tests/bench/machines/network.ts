import { execFileSync } from "node:child_process";

/** A network of machines on this one: each a network namespace with a cable to one switch. Needs root. */
export interface Network {
  /** Words before a program that is to run on a machine. */
  on(machine: string): string[];
  addressOf(machine: string): string;
  /** Pulls a machine's cable, without a word to those it talks to; plugs it in again. */
  cut(machine: string): void;
  mend(machine: string): void;
  remove(): void;
}

const PREFIX = "qym";
const SWITCH = `${PREFIX}-switch`;

/** @param machines By their names; this machine is on the network too, as the phones. */
export function makeNetwork(machines: readonly string[]): Network {
  const remove = (): void => {
    for (const machine of machines) quietly(["netns", "del", nameOf(machine)]);
    for (const machine of machines) quietly(["link", "del", cableOf(machine)]);
    quietly(["link", "del", SWITCH]);
  };
  remove();
  ip(["link", "add", SWITCH, "type", "bridge"]);
  ip(["addr", "add", "10.77.0.1/24", "dev", SWITCH]);
  ip(["link", "set", SWITCH, "up"]);
  for (const machine of machines) addMachine(machine);
  return {
    on: (machine) => ["ip", "netns", "exec", nameOf(machine)],
    addressOf,
    cut: (machine) => ip(["link", "set", cableOf(machine), "down"]),
    mend: (machine) => ip(["link", "set", cableOf(machine), "up"]),
    remove,
  };

  function addMachine(machine: string): void {
    const name = nameOf(machine);
    ip(["netns", "add", name]);
    ip(["link", "add", cableOf(machine), "type", "veth", "peer", "name", "eth0", "netns", name]);
    ip(["link", "set", cableOf(machine), "master", SWITCH, "up"]);
    ip(["-n", name, "addr", "add", `${addressOf(machine)}/24`, "dev", "eth0"]);
    ip(["-n", name, "link", "set", "eth0", "up"]);
    ip(["-n", name, "link", "set", "lo", "up"]);
  }

  function addressOf(machine: string): string {
    return `10.77.0.${10 + machines.indexOf(machine)}`;
  }
}

function nameOf(machine: string): string {
  return `${PREFIX}-${machine}`;
}

function cableOf(machine: string): string {
  return `${PREFIX}v-${machine}`;
}

function ip(args: readonly string[]): void {
  execFileSync("ip", args, { stdio: ["ignore", "ignore", "inherit"] });
}

function quietly(args: readonly string[]): void {
  try {
    execFileSync("ip", args, { stdio: "ignore" });
  } catch {
    // It is not there.
  }
}
