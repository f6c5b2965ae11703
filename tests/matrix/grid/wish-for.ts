import type { Draft } from "#offline/drafts/draft.ts";
import { ANY_DELETE, ANY_EDIT, CREATE, UPLOAD } from "../../e2e/outbox/support/test.ts";
import { ROOM } from "../../e2e/support/written-room.ts";
import { answer, confirmation, offer } from "./deeds.ts";
import { COLOURS, type Journey } from "./steps.ts";
import type { Story } from "./uploader.ts";
import type { Wish } from "./wish.ts";

/** Prepares what is posted in a journey: written on the phone, or on the server already. */
export async function wishFor(story: Story, journey: Journey): Promise<Wish> {
  switch (journey) {
    case "three photos":
      return newRoom(story, COLOURS);
    case "one photo":
      return newRoom(story, COLOURS.slice(0, 1));
    case "begun photo":
      return newRoom(story, [GREY], { width: LARGE_WIDTH, isBegun: true });
    case "edit": {
      const row = await story.kept.postElsewhere(ROOM);
      const title = "Edited on the phone";
      return {
        id: row.id,
        colours: [],
        uuids: [],
        title,
        isGone: false,
        isNew: false,
        hasDraft: true,
        keys: { [ANY_EDIT]: 1 },
        post: () => story.phone.edit(row, { title }),
      };
    }
    case "delete": {
      const row = await story.kept.postElsewhere(ROOM);
      return {
        id: row.id,
        colours: [],
        uuids: [],
        title: row.title,
        isGone: true,
        isNew: false,
        hasDraft: false,
        keys: { [ANY_DELETE]: 1 },
        post: () => story.phone.remove(row),
      };
    }
    case "offer":
      return offer(story);
    case "answer":
      return answer(story);
    case "confirm":
      return confirmation(story);
  }
}

/** The mean of all noise: a photo with much of it is still of this colour. */
const GREY = "#808080";
/** Of a photo of more than 72 kB, which goes in three parts. */
const LARGE_WIDTH = 800;

async function newRoom(
  story: Story,
  colours: readonly string[],
  large: { width?: number; isBegun?: boolean } = {},
): Promise<Wish> {
  await story.phone.write({ colours: [...colours], fields: { title: "A room of the grid" }, ...large });
  const [draft] = (await story.phone.stored()).drafts;
  return { ...roomAsWritten(story, draft!), colours: [...colours] };
}

/** A new room as its draft has it; its photos are the first of the colours. */
export function roomAsWritten(story: Story, { id, typed, photos }: Pick<Draft, "id" | "typed" | "photos">): Wish {
  const colours = COLOURS.slice(0, photos.length);
  const title = String(typed["title"]);
  return {
    id,
    colours,
    uuids: [...photos],
    title,
    isGone: false,
    isNew: true,
    hasDraft: true,
    keys: { [UPLOAD]: colours.length, [CREATE]: 1 },
    post: () => story.phone.post(id),
  };
}
