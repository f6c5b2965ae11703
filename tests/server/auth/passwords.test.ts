import * as argon2 from "@node-rs/argon2";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { hashingProcess } from "../../../src/server/auth/hashing-process.ts";
import { OWASP_COST, passwords, type HashOwner } from "../../../src/server/auth/passwords.ts";

const OWNER = "login 192.0.2.1";

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

test("L-07: of one network 32 are worked on or wait; who comes then is told to come back", async () => {
  const { hash } = passwordsOf();
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => hash("correct horse 42")));
  const refused = results.filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(50 - 32);
  for (const result of refused) {
    expect(result).toMatchObject({ reason: { status: 503, headers: { "retry-after": "2" } } });
  }
  // The queue is empty again.
  await hash("correct horse 42");
});

test("L-07: beside a network that floods logins and sign-ups, another's logins and known pairs of account and network have their turn", async () => {
  const begun: string[] = [];
  // The order in which checks begin follows from the queue alone; which of two ends first, the machine decides.
  const made = passwords(OWASP_COST, 2, {
    hash: argon2.hash,
    verify: (passwordHash, password) => {
      begun.push(password);
      return argon2.verify(passwordHash, password);
    },
  });
  const stored = await made.hash(OWNER, "correct horse 42");
  const ask = (owner: HashOwner) => made.verify(owner, stored, owner);
  const flooding: HashOwner[] = [OWNER, "sign-up 192.0.2.1"];
  const flood = Promise.allSettled(flooding.flatMap((owner) => Array.from({ length: 50 }, () => ask(owner))));
  const honest: HashOwner[] = ["login 198.51.100.7", "login student@example.org\u0000192.0.2.1", "account 7"];
  await Promise.all(honest.map(ask));
  // Two are at work when the honest callers come; then each owner has one turn.
  expect(Math.max(...honest.map((owner) => begun.indexOf(owner)))).toBeLessThan(2 + flooding.length + honest.length);
  await flood;
  expect(begun.filter((owner) => owner === OWNER).length).toBeLessThanOrEqual(32);
});

test("L-07: of 200 logins of one network in one moment 64 are read for, and another's is", async () => {
  const made = passwords();
  const stored = await made.hash(OWNER, "correct horse 42");
  const read: HashOwner[] = [];
  const logIn = (owner: HashOwner) =>
    made.admitLogin(
      "192.0.2.1",
      async () => ({ owner }),
      async () => {
        read.push(owner);
        await setImmediate();
        return made.verify(owner, stored, "correct horse 42");
      },
    );
  const flood = Promise.allSettled(Array.from({ length: 200 }, () => logIn(OWNER)));
  const known = "login student@example.org\u0000192.0.2.1";
  expect(await logIn(known)).toBe(true);
  const refused = (await flood).filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(200 - 32);
  expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { "retry-after": "2" } } });
  expect(read.filter((owner) => owner === OWNER)).toHaveLength(64);
  expect(await logIn(OWNER)).toBe(true);
});

test("L-07: while 256 logins of a network are looked at, its next is refused at the door, and another's is not", async () => {
  const made = passwords();
  const looked = Promise.withResolvers<{ owner: HashOwner }>();
  const flood = Array.from({ length: 256 }, () =>
    made
      .admitLogin(
        "192.0.2.1",
        () => looked.promise,
        async () => null,
      )
      .catch(() => null),
  );
  expect(made.refusalOfLogin("192.0.2.1")).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  expect(made.refusalOfLogin("198.51.100.7")).toBeNull();
  looked.resolve({ owner: OWNER });
  await Promise.all(flood);
  expect(made.refusalOfLogin("192.0.2.1")).toBeNull();
});

test("a login that fails before its check makes room for the next", async () => {
  const made = passwords();
  const failing = () =>
    made.admitLogin(
      "192.0.2.1",
      async () => ({ owner: OWNER }),
      () => Promise.reject(new Error("no database")),
    );
  for (let turn = 0; turn < 300; turn += 1) await expect(failing()).rejects.toThrow("no database");
});

function passwordsOf() {
  const made = passwords();
  return {
    hash: (password: string) => made.hash(OWNER, password),
    verify: (stored: string | null, password: string) => made.verify(OWNER, stored, password),
  };
}

test("hashes made in a process of its own are known here, and the other way round", async () => {
  const hashing = hashingProcess();
  const apart = passwords(OWASP_COST, 2, hashing);
  const here = passwords();
  const [one, other] = await Promise.all([apart.hash(OWNER, "correct horse 42"), here.hash(OWNER, "correct horse 42")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await here.verify(OWNER, one, "correct horse 42")).toBe(true);
  expect(await apart.verify(OWNER, other, "correct horse 42")).toBe(true);
  expect(await apart.verify(OWNER, other, "correct horse 43")).toBe(false);
  expect(await apart.verify(OWNER, null, "correct horse 42")).toBe(false);
  hashing.close();
});

test("L-07: once hashing is closed, who waits and who comes is asked to come back", async () => {
  const hashing = hashingProcess();
  const apart = passwords(OWASP_COST, 2, hashing);
  const waiting = apart.hash(OWNER, "correct horse 42");
  await setImmediate();
  hashing.close();
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  await expect(apart.hash(OWNER, "correct horse 42")).rejects.toMatchObject({ status: 503 });
});
