import * as argon2 from "@node-rs/argon2";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { hashingProcess } from "../../../src/server/auth/hashing-process.ts";
import { OWASP_COST, passwords } from "../../../src/server/auth/passwords.ts";

test("V11.4.2: a hash is argon2id with OWASP's figures, and another one each time", async () => {
  const { hash } = passwordsOf();
  const [one, two] = await Promise.all([hash("correct horse 42"), hash("correct horse 42")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(two).not.toBe(one);
});

test("a hash opens to its password alone, and no hash to none", async () => {
  const { hash, verify } = passwordsOf();
  const stored = await hash("correct horse 42");
  expect(await verify(stored, "correct horse 42")).toBe(true);
  expect(await verify(stored, "correct horse 43")).toBe(false);
  expect(await verify(null, "correct horse 42")).toBe(false);
  expect(await verify("", "")).toBe(false);
});

test("a password opens in each spelling that keyboards give it, and so does a hash of one that was not composed", async () => {
  const { hash, verify } = passwordsOf();
  const [composed, apart] = ["crème brûlée 42".normalize("NFC"), "crème brûlée 42".normalize("NFD")];
  const stored = await hash(apart);
  expect([await verify(stored, composed), await verify(stored, apart)]).toEqual([true, true]);
  const older = await argon2.hash(apart);
  expect([await verify(older, composed), await verify(older, apart)]).toEqual([true, true]);
  expect(await verify(older, "creme brulee 42")).toBe(false);
  expect(await verify(null, apart)).toBe(false);
});

test("L-07: two are worked on and 32 wait; who comes then is told to come back", async () => {
  const { hash } = passwordsOf();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => hash("correct horse 42")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(50 - 2 - 32);
  expect(refused.length).toBeLessThan(50 - 32 + 1);
  for (const result of refused) {
    expect(result).toMatchObject({ reason: { status: 503, headers: { "retry-after": "2" } } });
  }
  // The queue is empty again.
  await hash("correct horse 42");
});

test("L-07: sign-ups that wait leave room for logins, and the other way round", async () => {
  const { hash, verify } = passwordsOf();
  const stored = await hash("correct horse 42");
  const signUps = Promise.allSettled(Array.from({ length: 50 }, () => hash("correct horse 42")));
  const logins = await Promise.allSettled(Array.from({ length: 10 }, () => verify(stored, "correct horse 42")));
  expect(logins.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "fulfilled"));
  await signUps;
  const checks = Promise.allSettled(Array.from({ length: 50 }, () => verify(stored, "correct horse 42")));
  await hash("correct horse 42");
  await checks;
});

test("L-07: of 200 logins in one moment 64 are read for; while 32 wait for their check, none", async () => {
  const made = passwords();
  const stored = await made.hash("correct horse 42");
  let read = 0;
  const logIn = () =>
    made.admitLogin(async () => {
      read += 1;
      await setImmediate();
      return made.verify(stored, "correct horse 42");
    });
  const flood = Promise.allSettled(Array.from({ length: 200 }, logIn));
  await setImmediate();
  await setImmediate();
  await expect(logIn()).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  const checked = (await flood).filter(({ status }) => status === "fulfilled");
  expect(read).toBe(64);
  expect(checked.length).toBeGreaterThanOrEqual(32);
  expect(checked.length).toBeLessThanOrEqual(34);
  expect(await logIn()).toBe(true);
});

test("a login that fails before its check makes room for the next", async () => {
  const made = passwords();
  const failing = () => made.admitLogin(() => Promise.reject(new Error("no database")));
  for (let turn = 0; turn < 100; turn += 1) await expect(failing()).rejects.toThrow("no database");
});

function passwordsOf() {
  const made = passwords();
  return {
    hash: (password: string) => made.hash(password),
    verify: (stored: string | null, password: string) => made.verify(stored, password),
  };
}

test("hashes made in a process of its own are known here, and the other way round", async () => {
  const hashing = hashingProcess();
  const apart = passwords(OWASP_COST, 2, hashing);
  const here = passwords();
  const [one, other] = await Promise.all([apart.hash("correct horse 42"), here.hash("correct horse 42")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await here.verify(one, "correct horse 42")).toBe(true);
  expect(await apart.verify(other, "correct horse 42")).toBe(true);
  expect(await apart.verify(other, "correct horse 43")).toBe(false);
  expect(await apart.verify(null, "correct horse 42")).toBe(false);
  hashing.close();
});

test("L-07: once hashing is closed, who waits and who comes is asked to come back", async () => {
  const hashing = hashingProcess();
  const apart = passwords(OWASP_COST, 2, hashing);
  const waiting = apart.hash("correct horse 42");
  await setImmediate();
  hashing.close();
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  await expect(apart.hash("correct horse 42")).rejects.toMatchObject({ status: 503 });
});
