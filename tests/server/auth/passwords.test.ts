import { expect, test } from "vitest";
import { passwords } from "../../../src/server/auth/passwords.ts";

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
  const { hash, verify } = passwordsOf();
  const stored = await hash("correct horse 42");
  const signUps = Promise.allSettled(Array.from({ length: 30 }, () => hash("correct horse 42")));
  const logins = await Promise.allSettled(Array.from({ length: 10 }, () => verify(stored, "correct horse 42")));
  expect(logins.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => "fulfilled"));
  await signUps;
  const checks = Promise.allSettled(Array.from({ length: 30 }, () => verify(stored, "correct horse 42")));
  await hash("correct horse 42");
  await checks;
});

function passwordsOf() {
  const made = passwords();
  return {
    hash: (password: string) => made.hash(password),
    verify: (stored: string | null, password: string) => made.verify(stored, password),
  };
}
