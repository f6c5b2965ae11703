import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { promisify } from "node:util";

/** What is run of PostgreSQL's client programs. */
type Program = "pg_dump" | "pg_restore";

/**
 * Finds a client program that can deal with a server: one of its major version, else a younger one on the PATH.
 * @param serverMajor The server's major version.
 * @throws a sentence with the package to install: an older pg_dump refuses a younger server.
 */
export async function findProgram(program: Program, serverMajor: number): Promise<string> {
  const installed = `/usr/lib/postgresql/${serverMajor}/bin/${program}`;
  if (await isThere(installed)) return installed;
  const major = await majorOf(program);
  if (major !== null && major >= serverMajor) return program;
  const found = major === null ? `There is no ${program}` : `${program} is of PostgreSQL ${major}`;
  throw new Error(
    `${found}, and the server of PostgreSQL ${serverMajor}. Install its client programs: apt-get install postgresql-client-${serverMajor}`,
  );
}

/**
 * Runs a client program on a database.
 * @param url Its password is handed on in the environment: arguments are to be seen by everybody on the machine.
 * @throws what the program says when it fails.
 */
export async function runProgram(program: string, args: readonly string[], url: string): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const running = spawn(program, [...args, `--dbname=${address.href}`], {
    env: { ...process.env, ...(password !== "" && { PGPASSWORD: password }) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  running.stderr.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-4000)));
  const [code] = (await once(running, "close")) as [number | null];
  if (code !== 0) throw new Error(`${program} failed: ${said.trim() || `it ended with ${code}`}`);
}

async function majorOf(program: Program): Promise<number | null> {
  const run = promisify(execFile)(program, ["--version"]);
  return run.then(
    ({ stdout }) => Number(/(\d+)[.\d]*/.exec(stdout)?.[1] ?? 0),
    () => null,
  );
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
