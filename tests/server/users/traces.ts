import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../test-app.ts";

interface Column {
  table: string;
  column: string;
  isBytes: boolean;
}

/**
 * The columns of the database, as `table.column`, that hold one of these texts in any spelling of its letters. Asked of
 * the database itself, so that a table that is added later is looked through as well.
 */
export async function tracesOf(server: TestApp, needles: readonly string[]): Promise<string[]> {
  const { rows: columns } = await server.database.pool.query<Column>(
    `select table_name as "table", column_name as "column", data_type = 'bytea' as "isBytes"
     from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column, isBytes } of columns) {
    // Bytes as text, as far as they are any.
    const text = isBytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rowCount } = await server.database.pool.query(
      `select from "${table}" where exists
         (select from unnest($1::text[]) as needle where strpos(lower(${text}), lower(needle)) > 0) limit 1`,
      [needles],
    );
    if (rowCount === 1) found.push(`${table}.${column}`);
  }
  return found;
}

/** The files of a folder that have one of these texts in their name or content. */
export async function filesWith(folder: string, needles: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = `${path}\n${await readFile(path, "latin1")}`.toLowerCase();
    if (needles.some((needle) => text.includes(needle.toLowerCase()))) found.push(path);
  }
  return found;
}

/** How many files there are in a folder. */
export async function filesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).length;
}
