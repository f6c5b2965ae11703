import { fileURLToPath } from "node:url";
import type { Messages } from "@lingui/core";
import { minifySync, runnerImport, type Plugin, type Rollup } from "vite";
import { LANGUAGES, type Language } from "../domain/language.ts";
import { DOCUMENTS_DATABASE } from "../offline/databases/database-names.ts";
import { afterFirstPaint, type AppFiles } from "../client/first-paint/after-first-paint.ts";
import { beforeFirstPaint } from "../client/first-paint/before-first-paint.ts";
import { belowTheFloor } from "../client/first-paint/below-the-floor.ts";
import { paintSavedRoom } from "../client/first-paint/paint-saved-room.ts";
import { paths } from "../client/paths.ts";
import { STYLESHEET_LINK } from "./first-paint-styles.ts";
import { readCompiledCatalogue } from "./read-catalogue.ts";
import { firstSentencesId } from "./sentences.ts";

const MODULE = fileURLToPath(new URL("../client/first-paint/first-paint.tsx", import.meta.url));
const ROOT = '<div id="root"></div>';
const BUILT_ENTRY = /<script type="module" crossorigin src="(?<entry>\/assets\/[^"]+)"><\/script>/;
/** What the bundler would have the page load with its entry. */
const PRELOADED = /\s*<link rel="modulepreload" crossorigin href="(?<part>\/assets\/[^"]+)">/g;
const SCRIPT = /<script id="before-first-paint"><\/script>/;
/** In the place of what a script in the page is called with. */
const ARGUMENTS = "$arguments";
/** What browsers below the floor can read. */
const FLOOR_SYNTAX = "es2018";
const FLOOR_SCRIPT = /<script id="below-the-floor"><\/script>/;

/**
 * Paints the frame and the first sentences into index.html, in both languages, and puts the script before them
 * that picks one. On a slow line there is something to read a round trip after the tap, and no code delays it.
 * @param firstScreenStylesheet The address of the first screen's styles; asked once the page is written.
 */
export function firstPaint(firstScreenStylesheet: () => string | undefined): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const painted = await paint();
        return startAfterPaint(html, {
          firstScreenStylesheet: firstScreenStylesheet(),
          catalogues: catalogueUrls(bundle),
        })
          .replace(FLOOR_SCRIPT, () => `<script>${call(belowTheFloor, [], FLOOR_SYNTAX)}</script>`)
          .replace(SCRIPT, () => `<script>${call(beforeFirstPaint)};${savedRoomScript()}</script>`)
          .replace(ROOT, () => `<div id="root">${painted}</div>`);
      },
    },
  };
}

function savedRoomScript(): string {
  const pattern = `^${paths.viewing("([^/]+)")}$`;
  return call(paintSavedRoom, [DOCUMENTS_DATABASE, pattern]);
}

/**
 * A call of a function that stands alone, as source text. All of it comes before the first paint, on whatever line, so it
 * is minified; but for what it is called with: the worker finds the files of its build there, by their quotes.
 * @param args What JSON can say.
 */
function call(standalone: (...args: never[]) => void, args: readonly unknown[] = [], target = "es2022"): string {
  const source = `(${standalone.toString()})(...${ARGUMENTS})`;
  const { code, errors } = minifySync("inline.js", source, { compress: { target }, mangle: true });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code.trim().replace(`...${ARGUMENTS}`, () => args.map((arg) => JSON.stringify(arg)).join(","));
}

// In development the entry is a path of the source, and stays as it is.
function startAfterPaint(html: string, files: Pick<AppFiles, "firstScreenStylesheet" | "catalogues">): string {
  const entry = BUILT_ENTRY.exec(html)?.groups?.["entry"];
  if (entry === undefined) return html;
  const parts = [...html.matchAll(PRELOADED)].map(({ groups }) => groups!["part"]!);
  const stylesheet = `/${STYLESHEET_LINK.exec(html)!.groups!["file"]!}`;
  const script = `<script>${call(afterFirstPaint, [{ entry, parts, stylesheet, ...files }])}</script>`;
  return html
    .replace(PRELOADED, "")
    .replace(BUILT_ENTRY, "")
    .replace("</body>", () => `${script}</body>`);
}

async function paint(): Promise<string> {
  const { module } = await runnerImport<{ firstPaintHtml: (language: Language, messages: Messages) => string }>(MODULE);
  const halves = await Promise.all(
    LANGUAGES.map(async (language) => module.firstPaintHtml(language, await readCompiledCatalogue(language))),
  );
  return halves.join("");
}

function catalogueUrls(bundle: Rollup.OutputBundle | undefined): Partial<Record<Language, string>> {
  const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === firstSentencesId(language));
      return chunk === undefined ? [] : [[language, `/${chunk.fileName}`]];
    }),
  );
}
