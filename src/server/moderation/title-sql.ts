import { sql, type RawBuilder } from "kysely";

/**
 * What a room or request is called, in a statement whose table `of` has its kind and target_id: a room's title, a request's
 * city; as it was last reported where it is gone, null where nothing is known of it any more.
 */
export function titleOf(of: string): RawBuilder<string | null> {
  const [kind, id] = [sql.ref(`${of}.kind`), sql.ref(`${of}.target_id`)];
  const asReported = sql`(
    select coalesce(content->>'title', content->>'city') from reported_row
    where reported_row.kind = ${kind} and reported_row.target_id = ${id} order by version desc limit 1
  )`;
  return sql<string | null>`case ${kind}
    when 'listing' then coalesce((select title from listing where listing.id = ${id}), ${asReported})
    when 'tenant_request' then
      coalesce((select city from tenant_request where tenant_request.id = ${id}), ${asReported})
  end`;
}
