import { answerQuestions, dropLostPhotos, releaseLeft } from "./on-posts.ts";
import type { World } from "./world.ts";

/** A question comes with news, and an answer is sent, within so long. */
const STILL_MS = 120_000;
/** Questions that devices may put to one another in a row. */
const MOST_ROUNDS = 6;

/**
 * Closes all forms and answers all questions. An answer may be another device's question, so it does so until nobody is asked any
 * more.
 */
export async function answerAll(own: World): Promise<void> {
  const { phones, scheduler } = own;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const phone of phones) releaseLeft(own, phone);
    for (const { tabs } of phones) tabs.forEach((tab) => tab.wake());
    await scheduler.runUntil(scheduler.now() + STILL_MS);
    const isAsked = phones.flatMap((phone) => [
      answerQuestions(own, phone, own.life.random),
      dropLostPhotos(own, phone),
    ]);
    if (!isAsked.includes(true)) return;
    await scheduler.runUntil(scheduler.now() + STILL_MS);
  }
}
