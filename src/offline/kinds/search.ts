import type { Kind } from "../documents/kind.ts";
import type { SearchContent } from "../documents/row.ts";
import { mergeByField } from "./by-field.ts";
import { isSameContent } from "./same-content.ts";
import { withoutPhotos } from "./without-photos.ts";

/** A search that is kept, with how its owner is told of what it finds and when they last looked. */
export const search: Kind<"search"> = {
  name: "search",
  empty: {
    name: "",
    criteria: { mode: "filter" },
    alert: "off",
    by_push: true,
    by_mail: true,
    seen_at: new Date(0).toISOString(),
  },
  isSame: isSameContent,
  merge: (base, mine, theirs) => ({
    ...mergeByField(base, mine, theirs),
    seen_at: later(mine.seen_at, theirs.seen_at),
  }),
  doesRemovalStand: true,
  // To have looked at it changes nothing in it.
  outlivesRemoval: (mine, base) => !isSameContent({ ...mine, seen_at: base.seen_at }, base),
  twins: {
    areSame: (one, other) => isSameContent(one.criteria, other.criteria),
    joined: (kept, twin) => (kept.alert === "off" ? { ...kept, ...toldAs(twin) } : kept),
  },
  ...withoutPhotos,
};

function later(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other;
}

function toldAs({ alert, by_push, by_mail }: SearchContent) {
  return alert === "off" ? {} : { alert, by_push, by_mail };
}
