import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import type { RouteName } from "#contract/routes.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { sampleCalls, sendSample, type Sample, type Situation } from "./sample-calls.ts";

let server: TestApp;
let roomId = "";
let made = 0;

beforeAll(async () => {
  server = await startTestApp();
  [roomId = ""] = await server.add({ title: "A room" });
});
afterAll(() => server.close());

interface Sort {
  /** Names of fields that hold a value of the sort. */
  fields: readonly string[];
  value: () => string;
  paste: (value: string) => string;
  /** As it is stored and answered; undefined where no answer has it. */
  stored?: (value: string) => string;
  /** Calls in which a field of this name is free text. */
  freeIn?: readonly RouteName[];
}

const SORTS: Record<string, Sort> = {
  address: {
    fields: ["email", "username", "email_to"],
    value: () => `pasted-${(made += 1)}@example.org`,
    paste: (email) =>
      `\u200b\u202a${email.toUpperCase().replace("@", "＠").replaceAll(".", "。").replace("-", "\u2011")}\u202c\u00a0`,
    stored: (email) => email,
  },
  postcode: {
    fields: ["post_code"],
    value: () => "LS2 7DJ",
    paste: () => "ｌｓ２\u20107\u200bdj",
    stored: (code) => code,
    freeIn: ["createTenantRequest", "updateTenantRequest"],
  },
  link: {
    fields: ["xhs_link"],
    value: () => "https://xhslink.com/o/8Xyz",
    paste: () => "曼城单间转租 😆 http://xhslink.com/o/\u200b8Xyz 复制后打开【小红书】查看笔记！",
    stored: (link) => link,
  },
  city: { fields: ["city"], value: () => "London", paste: () => "\u3000ｌｏｎ\u200bＤＯＮ ", stored: (city) => city },
  name: {
    fields: ["full_name", "name"],
    value: () => "Li Lei",
    paste: () => "\u3000Li\u00a0\u3000L\u200bei\ufeff",
    stored: (name) => name,
  },
};

const PARTS = ["params", "query", "body"] as const;

/** Every field of every call that holds a value of a sort. */
const PLACES = (Object.entries(endpoints) as [RouteName, Endpoint][]).flatMap(([call, endpoint]) =>
  PARTS.flatMap((part) =>
    Object.keys(propertiesOf(endpoint[part])).flatMap((field) =>
      Object.entries(SORTS)
        .filter(([, { fields, freeIn = [] }]) => fields.includes(field) && !freeIn.includes(call))
        .map(([sort]) => ({ call, part, field, sort })),
    ),
  ),
);

function propertiesOf(schema: unknown): Record<string, unknown> {
  return ((schema ?? {}) as { properties?: Record<string, unknown> }).properties ?? {};
}

test("the calls that take an address are those of accounts, mails, rooms, requests and reports", () => {
  const calls = PLACES.filter(({ sort }) => sort === "address").map(({ call }) => call);
  expect(calls).toEqual(
    expect.arrayContaining([
      "createListing",
      "updateListing",
      "createTenantRequest",
      "updateTenantRequest",
      "login",
      "loginByForm",
      "recoverPassword",
      "readRecoveryMail",
      "sendVerificationCode",
      "signUp",
      "createUser",
      "updateUser",
      "updateOwnUser",
      "createReport",
      "sendTestMail",
    ]),
  );
});

test.each(PLACES)(
  "$call takes the $sort in its $part, $field, however it is pasted",
  async ({ call, part, field, sort }) => {
    const { value, paste, stored } = SORTS[sort]!;
    const asked = async (spell: (plain: string) => string) => {
      const { sample, headers, plain } = await sampleOf(call, { part, field, value });
      const given = { ...sample, [part]: { ...sample[part], [field]: spell(plain) } };
      const answer = await sendSample(server, call, given, headers);
      return { plain, status: answer.statusCode, answered: answeredIn(answer.body, field) };
    };
    const plainly = await asked((plain) => plain);
    const pasted = await asked(paste);
    expect([call, plainly.status]).toEqual([call, pasted.status]);
    expect(pasted.status, JSON.stringify(pasted)).toBeLessThan(300);
    if (stored !== undefined && typeof plainly.answered === "string") {
      expect([plainly.answered, pasted.answered]).toEqual([stored(plainly.plain), stored(pasted.plain)]);
    }
  },
);

async function sampleOf(
  call: RouteName,
  { part, field, value }: { part: (typeof PARTS)[number]; field: string; value: () => string },
) {
  const isSuperuser = (endpoints[call] as Endpoint).access === "superuser";
  const caller = await server.addUser({ is_superuser: isSuperuser, email: `caller-${(made += 1)}@example.org` });
  const target = call === "updateUser" ? await server.addUser() : caller;
  const situation: Situation = { server, caller, target, roomId };
  const sample: Sample = await sampleCalls[call](situation);
  const there = sample[part]?.[field];
  // The address of an account that is there has to stay what it is.
  const isAccount = ["login", "loginByForm", "recoverPassword", "readRecoveryMail"].includes(call);
  return { sample, headers: caller.headers(), plain: isAccount ? String(there) : value() };
}

function answeredIn(body: string, field: string): unknown {
  try {
    return (JSON.parse(body) as Record<string, unknown>)[field];
  } catch {
    return undefined;
  }
}
