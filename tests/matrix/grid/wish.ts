import type { Draft } from "#offline/drafts/draft.ts";
import { ANY_DELETE, ANY_EDIT, CREATE, UPLOAD } from "../../e2e/outbox/support/test.ts";
import { ROOM } from "../../e2e/support/written-room.ts";
import { COLOURS, type Journey } from "./steps.ts";
import type { Story } from "./uploader.ts";

/** What somebody wants the server to have in the end, and under how many keys it may be asked for that (I1, I2, I9). */
export interface Wish {
  id: string;
  colours: string[];
  /** Of its photos, in their order. */
  uuids: string[];
  title: string;
  isGone: boolean;
  /** By kind of request: as many as somebody has wished for, however often each goes out. */
  keys: Record<string, number>;
  /** Lets it be sent. */
  post: () => Promise<void>;
  /** Whether the server has nothing of it yet. */
  isNew: boolean;
  /** Whether a draft stands for it on the phone. */
  hasDraft: boolean;
}

/** Prepares what is posted in a journey: written on the phone, or on the server already. */
export async function wishFor(story: Story, journey: Journey): Promise<Wish> {
  switch (journey) {
    case "three photos":
      return newRoom(story, COLOURS);
    case "one photo":
      return newRoom(story, COLOURS.slice(0, 1));
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
  }
}

async function newRoom(story: Story, colours: readonly string[]): Promise<Wish> {
  await story.phone.write({ colours: [...colours], fields: { title: "A room of the grid" } });
  const [draft] = (await story.phone.stored()).drafts;
  return roomAsWritten(story, draft!);
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
