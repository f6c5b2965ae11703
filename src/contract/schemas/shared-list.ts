import { Type, type Static } from "typebox";
import {
  SHARED_LIST_LENGTHS,
  VOTES,
  type Opinion,
  type OwnOpinion,
  type SharedList,
  type SharedListView,
} from "#domain/shared-lists/shared-list.ts";
import { ListingSchema } from "./listing.ts";
import { nullable, oneOf } from "./shapes.ts";

const { name, person, mergedNote } = SHARED_LIST_LENGTHS;

const opinionFields = {
  name: Type.String({ maxLength: person, description: "What their friends call them." }),
  votes: Type.Record(Type.String(), oneOf(VOTES), { description: "By the id of the room." }),
  notes: Type.Record(Type.String(), Type.String({ maxLength: mergedNote })),
};

export const OpinionSchema = Type.Object(opinionFields);

export const OwnOpinionSchema = Type.Object({
  content: OpinionSchema,
  version: Type.String({ description: "What If-Match names, in double quotes there." }),
  updated_at: Type.String({ format: "date-time" }),
});

export const SharedListSchema = Type.Object({
  id: Type.String({ format: "uuid" }),
  name: Type.String(),
  token: Type.String({ description: "The end of its address `/shared/{token}`: everybody who knows it may look." }),
  created_at: Type.String({ format: "date-time" }),
  last_opened_at: Type.String({ format: "date-time", description: "To the day." }),
  opinions: Type.Integer({ minimum: 0, description: "How many people have said what they think." }),
});

export const SharedListPageSchema = Type.Object({
  data: Type.Array(SharedListSchema),
  count: Type.Integer({ minimum: 0 }),
});

export const CreateSharedListBody = Type.Object({
  id: Type.String({ format: "uuid", description: "Made by the client: the same again gives the same link." }),
  name: Type.String({ minLength: 1, maxLength: name, pattern: "\\S" }),
});

export const SharedListViewSchema = Type.Object({
  name: Type.String(),
  is_owner: Type.Boolean(),
  rooms: Type.Array(
    Type.Object({
      listing_id: Type.String({ format: "uuid" }),
      listing: nullable(ListingSchema),
    }),
    {
      description:
        "What its owner has saved, the last saved first; `listing` is null once it is not offered any more, and never has contacts.",
    },
  ),
  opinions: Type.Array(Type.Object({ id: Type.String({ format: "uuid" }), ...opinionFields }), {
    description: "Of everybody else, the first to speak first.",
  }),
  own: nullable(OwnOpinionSchema),
});

export const PutOpinionBody = Type.Object({ content: OpinionSchema });

// The schemas and the domain's types are the same things.
type Same<A, B> = [A, B] extends [B, A] ? true : never;
export const opinionSchemaIsTheDomainType: Same<Static<typeof OpinionSchema>, Opinion> = true;
export const ownOpinionSchemaIsTheDomainType: Same<Static<typeof OwnOpinionSchema>, OwnOpinion> = true;
export const sharedListSchemaIsTheDomainType: Same<Static<typeof SharedListSchema>, SharedList> = true;
export const sharedListViewSchemaIsTheDomainType: Same<Static<typeof SharedListViewSchema>, SharedListView> = true;
