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

test("L-07: two are worked on and sixteen wait; who comes then is told to come back", async () => {
  const { hash } = passwordsOf();
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => hash("correct horse 42")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused.length).toBeGreaterThanOrEqual(30 - 2 - 16);
  expect(refused.length).toBeLessThan(30 - 16 + 1);
  for (const result of refused) {
    expect(result).toMatchObject({ reason: { status: 503, headers: { "retry-after": "2" } } });
  }
  // The queue is empty again.
  await hash("correct horse 42");
});

test("L-07: sign-ups that wait leave room for logins, and the other way round", async () => {
  const { hash, verify, refuseWhileFull } = passwordsOf();
  const stored = await hash("correct horse 42");
  const signUps = Promise.allSettled(Array.from({ length: 30 }, () => hash("correct horse 42")));
  const logins = await Promise.allSettled(Array.from({ length: 10 }, () => verify(stored, "correct horse 42")));
  expect(logins.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "fulfilled"));
  await signUps;
  refuseWhileFull();
  const checks = Promise.allSettled(Array.from({ length: 30 }, () => verify(stored, "correct horse 42")));
  expect(refuseWhileFull).toThrow(expect.objectContaining({ status: 503, headers: { "retry-after": "2" } }));
  await hash("correct horse 42");
  await checks;
  refuseWhileFull();
});

function passwordsOf() {
  const made = passwords();
  return {
    hash: (password: string) => made.hash(password),
    verify: (stored: string | null, password: string) => made.verify(stored, password),
    refuseWhileFull: () => made.refuseWhileFull(),
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

test("L-07: where the process has ended, callers are asked to come back, and the next one has another", async () => {
  const hashing = hashingProcess();
  const apart = passwords(OWASP_COST, 2, hashing);
  const waiting = apart.hash("correct horse 42");
  await setImmediate();
  hashing.close();
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  expect(await apart.hash("correct horse 42")).toContain("$argon2id$");
  hashing.close();
});
