import { Type } from "typebox";
import {
  CreateSharedListBody,
  OwnOpinionSchema,
  PutOpinionBody,
  SharedListPageSchema,
  SharedListSchema,
  SharedListViewSchema,
} from "../schemas/shared-list.ts";
import type { Endpoint } from "./endpoint.ts";

const TOKEN = Type.Object({ token: Type.String({ description: "The end of the link." }) });

/** The calls under /api/v1/shared-lists: links to saved rooms, for friends who look together. */
export const sharedListEndpoints = {
  listSharedLists: {
    summary: "One's own links to the rooms that one has saved, the newest first",
    access: "user",
    answer: SharedListPageSchema,
  },
  createSharedList: {
    summary: "Make a link to the rooms that one has saved; the same id again gives the same link",
    description: "It shows the rooms as they are saved at any time, never notes, appointments or contacts.",
    access: "user",
    body: CreateSharedListBody,
    answer: SharedListSchema,
    knowsRepetitions: true,
    refusals: ["shared_list_not_found", "too_many_attempts"],
  },
  deleteSharedList: {
    summary: "End a link of one's own, with what was said by it; also when there is none",
    access: "user",
    params: Type.Object({ id: Type.String({ description: "Of the link: a UUID." }) }),
    status: 204,
    answer: Type.Null(),
    knowsRepetitions: true,
  },
  readSharedList: {
    summary: "The rooms of a link, with what everybody thinks of them",
    access: "anyone",
    params: TOKEN,
    answer: SharedListViewSchema,
    refusals: ["shared_list_not_found"],
  },
  putOpinion: {
    summary: "Write what one thinks of the rooms of a link: new without If-Match, else over the version that it names",
    access: "user",
    params: TOKEN,
    body: PutOpinionBody,
    mostBodyBytes: 128 * 1024,
    answer: OwnOpinionSchema,
    versioned: true,
    takesIfMatch: true,
    knowsRepetitions: true,
    refusals: ["shared_list_not_found", "changed_meanwhile", "too_many_attempts"],
  },
} as const satisfies Record<string, Endpoint>;
