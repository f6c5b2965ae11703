import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Prometheus' own checker of rules, from Debian's package. That is unpacked and not installed: installed, it would start a server.
 * @returns The program's path.
 * @throws When it is neither there nor to be had: a green run must not have skipped it.
 */
export function ensurePromtool(): string {
  if (works("promtool", "--version")) return "promtool";
  const folder = join(tmpdir(), "qiying-promtool");
  const program = join(folder, "usr/bin/promtool");
  if (!existsSync(program)) unpack("prometheus", folder);
  if (works(program, "--version")) return program;
  throw new Error("promtool is neither there nor to be had: it is in Debian's package prometheus.");
}

function unpack(name: string, folder: string): void {
  console.log(`Unpacking ${name} of Debian …`);
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, stdio: "ignore" });
  if (run("apt-get", "download", "-qq", name).status !== 0) {
    run("apt-get", "update", "-qq");
    run("apt-get", "download", "-qq", name);
  }
  run("sh", "-c", `dpkg-deb -x ${name}_*.deb .`);
}

function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
