import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { chmod, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { PuppeteerNode } from "puppeteer-core";

const DECLARED = join(import.meta.dirname, "../old-chromium");
const PACKAGES = join(import.meta.dirname, "../../../node_modules/.cache/old-chromium-packages");
const UNPACKED = join(import.meta.dirname, "../../../node_modules/.cache/old-chromium");

export interface UnpackedChromium {
  executablePath: string;
  /** What it needs on LD_LIBRARY_PATH: it brings libraries of its own time. */
  libraries: string;
  args: string[];
}

/**
 * Installs the package that carries Chromium 111, with the versions of its lockfile, unless it is there. It has a lockfile of
 * its own: 60 MB that nobody needs who does not test engines.
 * @throws An error when it cannot be had.
 */
export function ensureOldChromium(): void {
  // npm writes this file last.
  if (existsSync(join(PACKAGES, "node_modules/.package-lock.json"))) return;
  console.log("Installing Chromium 111 from npm …");
  mkdirSync(PACKAGES, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(DECLARED, file), join(PACKAGES, file));
  const install = "npm ci --ignore-scripts --no-audit --no-fund --loglevel=error";
  const { status } = spawnSync(install, { cwd: PACKAGES, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error("Chromium 111 could not be installed from npm.");
}

/**
 * Puppeteer of its time: the newest one waits for targets that Chromium 111 does not report. What is used of it here has
 * stayed the same.
 */
export function puppeteerOfItsTime(): Pick<PuppeteerNode, "launch"> {
  return createRequire(join(PACKAGES, "package.json"))("puppeteer-core") as Pick<PuppeteerNode, "launch">;
}

/** Unpacks it, once. It is headless, and made for a machine without a sandbox or a GPU. */
export async function unpackChromium111(): Promise<UnpackedChromium> {
  const folder = join(UNPACKED, "chromium-111");
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    libraries: join(folder, "lib"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  };
}

async function unpack(folder: string): Promise<void> {
  const packed = join(PACKAGES, "node_modules/chromium-111/bin");
  const making = `${folder}.${process.pid}`;
  await mkdir(making, { recursive: true });
  const program = join(making, "chromium");
  await writeFile(program, await decompressed(join(packed, "chromium.br")));
  await chmod(program, 0o755);
  for (const archive of ["aws.tar.br", "swiftshader.tar.br"]) {
    const input = await decompressed(join(packed, archive));
    const { status } = spawnSync("tar", ["-x", "-C", making], { input, stdio: ["pipe", "inherit", "inherit"] });
    if (status !== 0) throw new Error(`${archive} of Chromium 111 could not be unpacked`);
  }
  // Whole or not at all: another run may look meanwhile.
  await rename(making, folder).catch(() => rm(making, { recursive: true }));
}

async function decompressed(file: string): Promise<Buffer> {
  return brotliDecompressSync(await readFile(file));
}
