import { spawnSync } from "node:child_process";

/** Installs Debian packages, as root or through sudo; says what it does. Answers whether that worked. */
export function installSystemPackages(...packages: string[]): boolean {
  if (!works("apt-get", "--version")) return false;
  console.log(`Installing ${packages.join(", ")} with apt-get …`);
  return apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
}

function apt(...args: string[]): boolean {
  const isRoot = process.getuid?.() === 0;
  const [command, rest] = isRoot ? ["apt-get", args] : ["sudo", ["-n", "apt-get", ...args]];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

function works(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
