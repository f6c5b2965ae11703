import {
  ANSWERS,
  ANY_ANSWER,
  ANY_DELETE,
  ANY_EDIT,
  BEGUN,
  breaking,
  CREATE,
  OFFER,
  PART,
  REFRESH,
  UPLOAD,
} from "../../e2e/outbox/support/test.ts";
import type { GridFault, Target } from "./faults.ts";
import { expectArrived } from "./nine-invariants.ts";
import { comeBack, mend } from "./parked.ts";
import type { WireStep } from "./steps.ts";
import { evaluate } from "./tripwire.ts";
import type { Story } from "./uploader.ts";
import { wishFor } from "./wish-for.ts";

const REQUESTS: Record<Target, string> = {
  photo: UPLOAD,
  begun: BEGUN,
  part: PART,
  create: CREATE,
  edit: ANY_EDIT,
  delete: ANY_DELETE,
  renewal: REFRESH,
  offer: OFFER,
  answer: ANY_ANSWER,
  // Below the rooms' own address, where a phone that confirms one posts nothing else.
  confirm: CREATE,
};

/** How long a request may take in a case in which nothing comes back. */
export const SHORT_DEADLINE_MS = 1500;

/** One fault at one step with a request: it goes wrong once, and ends as it must. */
export async function runFault(story: Story, step: WireStep, fault: GridFault): Promise<void> {
  const wish = await wishFor(story, step.journey);
  await breakStep(story, step, fault);
  await wish.post();
  await story.uploader.urge(story.phone);
  const ending = fault.endings[step.target];
  if (ending === "login") await comeBack(story, wish);
  if (ending === "refused") await mend(story, wish, step);
  await expectArrived(story, wish);
}

async function breakStep(story: Story, { target, nth }: WireStep, { fault, renewal }: GridFault): Promise<void> {
  const { front, phone, uploader } = story;
  const made = fault();
  if (target === "renewal") await endAccess(story);
  breaking(front, REQUESTS[target], [...Array.from({ length: nth - 1 }, () => null), made]);
  if (renewal !== undefined) breaking(front, REFRESH, [renewal]);
  if (made.kind === "hang") await evaluate(await uploader.place(phone), hasten, SHORT_DEADLINE_MS);
}

/** The access token has just ended: the tokens must be renewed first. */
export async function endAccess({ front, phone }: Story): Promise<void> {
  const ended = `Bearer ${await phone.page.evaluate(() => localStorage.getItem("access_token"))}`;
  front.fault = ({ authorization }) => (authorization === ended ? ANSWERS.error(401) : null);
}

/** Runs where is sent: deadlines come sooner. */
export function hasten(mostMs: number): void {
  const original = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => original(Math.min(milliseconds, mostMs));
}
