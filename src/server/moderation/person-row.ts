import type { Static } from "typebox";
import type { CaseSchema } from "#contract/schemas/moderation.ts";

export type Person = NonNullable<Static<typeof CaseSchema>["poster"]>;

/** The columns of a joined account, which may be missing. */
export interface PersonColumns {
  person_id: string | null;
  person_email: string | null;
  person_name: string | null;
}

/** Who it is; null where the account is deleted. */
export function toPerson({ person_id, person_email, person_name }: PersonColumns): Person | null {
  return person_id === null || person_email === null
    ? null
    : { id: person_id, email: person_email, full_name: person_name };
}
