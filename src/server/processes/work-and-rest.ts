import { spawnSync, type ChildProcess } from "node:child_process";

/**
 * Work that goes on for half a second leaves visitors less than their share, however low its priority: with rests the slowest lists take
 * twice as long as without any photos, where they took four times, and three photos are made where it were four (docs/scale.md).
 */
const WORKS_MS = 20;
const RESTS_MS = 10;

/** Has a process work and rest by turns. @returns Ends it: the process works on. */
export function workAndRest(child: ChildProcess): () => void {
  let turn = setTimeout(rest, WORKS_MS);
  return () => {
    clearTimeout(turn);
    child.kill("SIGCONT");
  };

  function rest(): void {
    child.kill("SIGSTOP");
    turn = setTimeout(work, RESTS_MS);
  }

  function work(): void {
    child.kill("SIGCONT");
    turn = setTimeout(rest, WORKS_MS);
  }
}

/** A program and its first arguments, which run the command that is given to it. */
export interface Launcher {
  file: string;
  options: readonly string[];
}

/** Part of util-linux, which distributions for servers have. */
const KILLS_WITH_PARENT: Launcher = { file: "/usr/bin/setpriv", options: ["--pdeathsig", "KILL"] };
let isThere: boolean | undefined;

/**
 * What starts a process that the system kills with this one, however this one ends. A process that rests at that moment would rest for
 * ever: it hears of nothing. Null where there is none; no process rests there.
 */
export function killedWithServer(): Launcher | null {
  const { file, options } = KILLS_WITH_PARENT;
  isThere ??= spawnSync(file, [...options, "true"]).status === 0;
  return isThere ? KILLS_WITH_PARENT : null;
}
