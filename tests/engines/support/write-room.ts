import { dayFromToday } from "../../e2e/outbox/support/screens.ts";
import { indexOfStep, type FormStep } from "../../e2e/support/form-steps.ts";
import type { Screen } from "./screen.ts";

interface Room {
  title: string;
  /** Files of this machine. */
  photos?: readonly string[];
}

/** Fills in the form for a room, from the own list up to the button that posts it. */
export async function writeRoom(screen: Screen, { title, photos = [] }: Room): Promise<void> {
  const goToStep = (step: FormStep) => screen.press({ css: "#listing-steps button", at: indexOfStep(step) });
  const field = (name: string) => ({ css: `form [name=${name}]` });
  await screen.press({ link: "own-listings.add" });
  await screen.fillIn(field("city"), "Leeds");
  await screen.fillIn(field("post_code"), "LS1 1AA");
  await screen.press({ css: "label:has([name=property_type][value=student])" });
  await screen.fillIn(field("room_type"), "ensuite");
  if (photos.length > 0) {
    await screen.pickFiles({ css: "input[type=file][multiple]" }, photos);
    const count = screen.words("photos.count").replace("{count}", String(photos.length)).replace("{max}", "10");
    await screen.shows({ text: count });
  }
  await goToStep("terms");
  await screen.fillIn(field("price"), "150");
  await screen.fillIn(field("begin_date"), dayFromToday(10));
  await screen.fillIn(field("end_date"), dayFromToday(200));
  await goToStep("words");
  await screen.fillIn(field("title"), title);
  await screen.fillIn(field("email"), "owner@example.org");
  await screen.shows({ said: "saved.at" });
}
