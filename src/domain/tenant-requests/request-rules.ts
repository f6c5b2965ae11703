import { isStandardEmail } from "../users/account-rules.ts";
import {
  dayProblems,
  firstOfEach,
  isAbsent,
  moneyMistake,
  tooLong,
  type FieldProblem,
} from "../listings/listing-rules.ts";
import { LET_TYPES, WANTED_PROPERTY_TYPES, type TenantRequest } from "./tenant-request.ts";

/** The fields of the form for a tenant request (PR-302). */
export type RequestFields = Omit<
  TenantRequest,
  | "email"
  | "id"
  | "owner_id"
  | "created_at"
  | "updated_at"
  | "is_demo"
  | "has_contact"
  | "contact_openings"
  | "signs"
  | "hidden"
> & { email: string };

export type RequestField = keyof RequestFields;

/** Marked with a star in the form; of these, ENFORCED alone stand in the way. */
export const STARRED_REQUEST_FIELDS = [
  "city",
  "post_code",
  "begin_date",
  "end_date",
  "price_upper_bound",
  "property_type",
  "contact_info",
] as const satisfies readonly RequestField[];

export const ENFORCED_REQUEST_FIELDS = ["city", "property_type"] as const satisfies readonly RequestField[];

/** Code points that a text may have. */
export const REQUEST_TEXT_LENGTHS = {
  city: 60,
  post_code: 100,
  room_type: 60,
  email: 254,
  contact_info: 500,
  description: 4000,
} as const satisfies Partial<Record<RequestField, number>>;

/** All that is wrong with a request's fields: city and property type given, the rest right where it is given. */
export function checkRequest(
  fields: RequestFields,
  rules: { today: string; isNew: boolean },
): FieldProblem<RequestField>[] {
  return firstOfEach([
    ...ENFORCED_REQUEST_FIELDS.filter((field) => isAbsent(fields[field])).map((field): FieldProblem<RequestField> => ({
      field,
      mistake: "required",
    })),
    ...tooLong(fields, REQUEST_TEXT_LENGTHS),
    ...dayProblems(fields, rules),
    ...budgetProblems(fields.price_upper_bound),
    ...formProblems(fields),
  ]);
}

function budgetProblems(budget: number | null): FieldProblem<RequestField>[] {
  const mistake = budget === null ? null : moneyMistake(budget, false);
  return mistake === null ? [] : [{ field: "price_upper_bound", mistake }];
}

function formProblems({ email, property_type, let_type }: RequestFields): FieldProblem<RequestField>[] {
  const problems: FieldProblem<RequestField>[] = [];
  if (!isAbsent(email) && !isStandardEmail(email)) problems.push({ field: "email", mistake: "not-an-email" });
  if (!isAbsent(property_type) && !WANTED_PROPERTY_TYPES.includes(property_type))
    problems.push({ field: "property_type", mistake: "not-offered" });
  if (let_type !== null && !LET_TYPES.includes(let_type)) problems.push({ field: "let_type", mistake: "not-offered" });
  return problems;
}
