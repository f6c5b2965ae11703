import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";

/** One shell for a whole document, as somebody has who follows it. */
export interface Shell {
  /** Runs a piece, after those before. @returns What it has printed. @throws with the end of that when anything in it fails. */
  run(script: string): Promise<string>;
  close(): void;
}

export function openShell(env: Record<string, string>): Shell {
  const shell = spawn("bash", ["--noprofile", "--norc"], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  shell.stdin.on("error", () => undefined);
  let printed = "";
  let heard: () => void = () => undefined;
  shell.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    heard();
  });
  // Not 'close': what was started in the background keeps the output open.
  shell.once("exit", () => setTimeout(() => heard(), 200));
  const send = (text: string) => shell.stdin.write(text);
  send("exec 2>&1; set -eu -o pipefail\n");

  return {
    async run(script) {
      const end = `done-${randomUUID()}`;
      printed = "";
      // In one piece, so that nothing in it reads what follows from the shell's own input.
      send(`{\n${script}\n} < /dev/null\necho ${end}\n`);
      for (;;) {
        if (printed.includes(end)) return printed.slice(0, printed.indexOf(end));
        if (shell.exitCode !== null) throw new Error(`Failed:\n${script}\n${printed.slice(-3000)}`);
        await new Promise<void>((resolve) => (heard = resolve));
      }
    },
    close: () => void shell.kill(),
  };
}
