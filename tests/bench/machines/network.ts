import { execFileSync, spawn, type ChildProcess } from "node:child_process";

/** A network of machines on this one: each is a network namespace with a cable to one switch. Needs root. */
export interface Network {
  addressOf(machine: string): string;
  /** Starts a program on a machine; what it says goes to `log`, a file descriptor. */
  start(
    machine: string,
    command: readonly string[],
    options: { env?: Record<string, string>; log: number },
  ): ChildProcess;
  /** Sends a signal to all programs of a machine, or to those of a name. */
  signal(machine: string, signal: NodeJS.Signals, program?: string): void;
  /** Pulls the machine's cable; those at its other end hear nothing of it. */
  cut(machine: string): void;
  /** Takes the ways between a machine and others away. */
  cutFrom(machine: string, others: readonly string[]): void;
  /** Lets a machine send and receive so much a second; the kernel here has no `netem`. */
  slow(machine: string, rate: string): void;
  /** Undoes all of these. */
  mend(machine: string): void;
  remove(): void;
}

/** @param machines Their names; this machine is on the network too, as the phones. */
export function makeNetwork(machines: readonly string[]): Network {
  remove();
  ip("link", "add", "qym-switch", "type", "bridge");
  ip("addr", "add", "10.77.0.1/24", "dev", "qym-switch");
  ip("link", "set", "qym-switch", "up");
  for (const machine of machines) addMachine(machine);
  const addressOf = (machine: string): string => `10.77.0.${10 + machines.indexOf(machine)}`;
  return {
    addressOf,
    start: (machine, command, { env, log }) =>
      spawn("ip", ["netns", "exec", `qym-${machine}`, ...command], {
        env: { ...process.env, ...env },
        stdio: ["ignore", log, log],
      }),
    signal(machine, signal, program) {
      for (const pid of pidsOn(machine)) if (program === undefined || nameOf(pid) === program) kill(pid, signal);
    },
    cut: (machine) => ip("link", "set", `qymv-${machine}`, "down"),
    cutFrom(machine, others) {
      for (const other of others) ip("-n", `qym-${machine}`, "route", "add", "blackhole", addressOf(other));
    },
    slow(machine, rate) {
      const shape = ["root", "tbf", "rate", rate, "burst", "64kb", "latency", "500ms"];
      run("tc", ["qdisc", "add", "dev", `qymv-${machine}`, ...shape]);
      run("tc", ["-n", `qym-${machine}`, "qdisc", "add", "dev", "eth0", ...shape]);
    },
    mend(machine) {
      ip("link", "set", `qymv-${machine}`, "up");
      quietly(() => ip("-n", `qym-${machine}`, "route", "flush", "type", "blackhole"));
      quietly(() => run("tc", ["qdisc", "del", "dev", `qymv-${machine}`, "root"]));
      quietly(() => run("tc", ["-n", `qym-${machine}`, "qdisc", "del", "dev", "eth0", "root"]));
    },
    remove,
  };

  function addMachine(machine: string): void {
    const [name, cable] = [`qym-${machine}`, `qymv-${machine}`];
    ip("netns", "add", name);
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name);
    ip("link", "set", cable, "master", "qym-switch", "up");
    ip("-n", name, "addr", "add", `10.77.0.${10 + machines.indexOf(machine)}/24`, "dev", "eth0");
    ip("-n", name, "link", "set", "eth0", "up");
    ip("-n", name, "link", "set", "lo", "up");
  }

  function remove(): void {
    for (const machine of machines) {
      quietly(() => pidsOn(machine).forEach((pid) => kill(pid, "SIGKILL")));
      quietly(() => ip("link", "del", `qymv-${machine}`));
      quietly(() => ip("netns", "del", `qym-${machine}`));
    }
    quietly(() => ip("link", "del", "qym-switch"));
  }
}

function pidsOn(machine: string): number[] {
  return run("ip", ["netns", "pids", `qym-${machine}`])
    .split("\n")
    .filter(Boolean)
    .map(Number);
}

function nameOf(pid: number): string {
  let name = "";
  quietly(() => (name = run("ps", ["-o", "comm=", "-p", String(pid)]).trim()));
  return name;
}

function kill(pid: number, signal: NodeJS.Signals): void {
  quietly(() => process.kill(pid, signal));
}

function ip(...args: string[]): void {
  run("ip", args);
}

function run(command: string, args: readonly string[]): string {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

/** Does what fails where there is nothing left to do. */
function quietly(act: () => unknown): void {
  try {
    act();
  } catch {
    // It is not there, or has just ended.
  }
}
