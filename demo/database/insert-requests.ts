import type pg from "pg";
import type { DemoRequest } from "../requests/demo-request.ts";

/** Writes demo requests into the open transaction of `client`. */
export async function insertRequests(client: pg.ClientBase, requests: readonly DemoRequest[]): Promise<void> {
  const rows = requests.map((request) => ({
    ...request,
    begin_date: request.begin_date ?? "-infinity",
    end_date: request.end_date ?? "infinity",
    is_demo: true,
  }));
  if (rows.length === 0) return;
  // Of the other columns the database knows what they are at first.
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map((name) => `"${name}"`).join(", ");
  await client.query(
    `insert into tenant_request (${columns})
    select ${columns} from jsonb_populate_recordset(null::tenant_request, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
