import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ask, makeDataDir, postmasterPid, startServerUser } from "../../../support/embedded-postgres.ts";

const NOBODY = 65_534;
/** `daemon` on every Unix. */
const SOMEBODY = 1;
/** A number that no user of the machine has. */
const NAMELESS = 54_321;

let dataDir: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ dataDir, remove } = await makeDataDir());
  await mkdir(dataDir);
});
afterEach(() => remove());

/** The user that a process is outside of any namespace. */
async function userOf(pid: number | null): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]);
}

const ownerOf = async (name: string): Promise<number> => (await stat(join(dataDir, name))).uid;

// Only root can become somebody else. An ordinary user's own case is every other test here.
describe.runIf(process.platform === "linux" && process.getuid?.() === 0)("started by root", () => {
  test("the server runs as nobody, who owns the database and nothing else", async () => {
    const user = await startServerUser(dataDir);
    expect(await userOf(await postmasterPid(dataDir))).toBe(NOBODY);
    expect([await ownerOf("postgres"), await ownerOf("."), await ownerOf("postgres.log")]).toEqual([NOBODY, 0, 0]);
    await user.leave();
  });

  test.runIf(canUnshare())("in a directory that only root can reach the server runs in a user namespace", async () => {
    await chmod(join(dataDir, ".."), 0o700);
    const first = await startServerUser(dataDir);
    expect(await userOf(await postmasterPid(dataDir))).toBe(0);
    expect(await ownerOf("postgres")).toBe(0);
    await ask(first.url, "create table kept as select 7 as answer");
    const second = await startServerUser(dataDir);
    await first.leave();
    expect(await ask(second.url, "select answer from kept")).toBe(7);
    await second.leave();
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test.runIf(canUnshare())("the database moves along when the directory is closed and opened to others", async () => {
    for (const [mode, owner] of [
      [0o711, NOBODY],
      [0o700, 0],
      [0o711, NOBODY],
    ] as const) {
      await chmod(join(dataDir, ".."), mode);
      const user = await startServerUser(dataDir);
      expect([await ownerOf("postgres"), await ownerOf("postgres/PG_VERSION")]).toEqual([owner, owner]);
      await user.leave();
    }
  });

  test("where nothing works it says what to do", async () => {
    await chmod(join(dataDir, ".."), 0o700);
    // Without a path there is no `unshare` either, as in a container that forbids it.
    const attempt = startServerUser(dataDir, { env: { PATH: "/nowhere" } });
    await expect(attempt).rejects.toThrow(/does not run as root.*ordinary user.*DATABASE_URL/);
  });

  test("an ordinary user's database stays that user's when root starts it once", async () => {
    await chown(dataDir, SOMEBODY, SOMEBODY);
    const own = await startServerUser(dataDir, { uid: SOMEBODY });
    await own.leave();
    const root = await startServerUser(dataDir);
    expect(await userOf(await postmasterPid(dataDir))).toBe(SOMEBODY);
    await root.leave();
    const again = await startServerUser(dataDir, { uid: SOMEBODY });
    expect(await ask(again.url, "select current_user::text as answer")).toBe("postgres");
    await again.leave();
  });

  test("an ordinary user starts, joins and stops it without help", async () => {
    await chown(dataDir, SOMEBODY, SOMEBODY);
    const users = await Promise.all([1, 2].map(() => startServerUser(dataDir, { uid: SOMEBODY })));
    expect(await userOf(await postmasterPid(dataDir))).toBe(SOMEBODY);
    await Promise.all(users.map((user) => user.leave()));
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test.runIf(canUnshare())("a user who is only a number, as in many containers, can start it", async () => {
    await chown(dataDir, NAMELESS, NAMELESS);
    const user = await startServerUser(dataDir, { uid: NAMELESS });
    expect(await userOf(await postmasterPid(dataDir))).toBe(NAMELESS);
    await user.leave();
    expect(await postmasterPid(dataDir)).toBeNull();
  });

  test("a database of another system user is refused with what to do", async () => {
    const user = await startServerUser(dataDir);
    const stranger = startServerUser(dataDir, { uid: SOMEBODY });
    await expect(stranger).rejects.toThrow(/belongs to another user \(number 65534\).*DATA_DIR/);
    await user.leave();
  });
});

function canUnshare(): boolean {
  try {
    execFileSync("unshare", ["--user", "--map-user=65534", "--map-group=65534", "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
