import { ApiError, isUnanswered } from "#contract/api-error.ts";
import type { SyncedKind } from "#offline/documents/kind.ts";
import { viewing } from "#offline/kinds/viewing.ts";
import { ENGINE, type Engine } from "./engine.ts";

type Viewing = SyncedKind<"viewing">;

function withKind(changes: Partial<Viewing>): Engine {
  return { ...ENGINE, kinds: { viewing: { ...viewing, ...changes } } };
}

/** Takes whatever the server has under the id for what was sent. */
const TRUSTING: Partial<Viewing> = {
  confirms: () => true,
  put: (ask, address, content) =>
    viewing.put(ask, address, content).catch((error: unknown) => {
      const theirs = error instanceof ApiError ? viewing.found(error) : null;
      if (theirs === null) throw error;
      return theirs;
    }),
};

/** Engines that are broken in one place each: the oracle has to find each of them. */
export const SABOTAGES: Readonly<Record<string, Engine>> = {
  "skip the content check": withKind(TRUSTING),
  "swallow a full store": {
    ...ENGINE,
    edit: (changing, change, picked) =>
      ENGINE.edit(changing, change, picked).catch((error: unknown) => {
        if (!(error instanceof Error) || error.name !== "PhoneFullError") throw error;
      }),
  },
  "merge the wrong way": withKind({
    merge: (base, mine, theirs) => viewing.merge(theirs, mine, base ?? viewing.empty),
  }),
  "forget the base": withKind({ merge: (_, mine, theirs) => viewing.merge(null, mine, theirs) }),
  "delete before confirmed": withKind({
    put: (ask, address, content) =>
      viewing.put(ask, address, content).catch((error: unknown) => {
        if (!isUnanswered(error)) throw error;
        return { content, version: address.version ?? new Date(0).toISOString(), isRemoved: false };
      }),
  }),
  "repeat under a new key": withKind({
    photos: {
      ...viewing.photos!,
      send: (ask, photo, rest, signal) => {
        const uuid = rest.uuid.replace(/^3/, "4");
        return viewing.photos!.send(ask, { ...photo, uuid }, { ...rest, uuid }, signal);
      },
    },
  }),
  "ignore the owner": { ...ENGINE, isOwnerIgnored: true },
};
