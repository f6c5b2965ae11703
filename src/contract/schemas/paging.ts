import { Type } from "typebox";
import { ADMIN_USER_LIMIT, DEFAULT_PAGE_SIZE } from "#domain/limits.ts";

/**
 * `skip` and `limit` of a list.
 * @param most Rows that one answer has at most: a larger limit is clamped to it (W-10).
 */
export function pagingFields(most: number) {
  return {
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: "Rows to pass over." })),
    limit: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: `Rows to answer with; ${DEFAULT_PAGE_SIZE} by default and ${most} at most.`,
      }),
    ),
  };
}

export const PagingQuery = Type.Object(pagingFields(ADMIN_USER_LIMIT));
