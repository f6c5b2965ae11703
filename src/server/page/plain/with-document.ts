import { LANGUAGES } from "#domain/language.ts";
import { escapeHtml } from "../../escape-html.ts";
import type { BuiltPage } from "../built-page.ts";
import type { ReadDocument } from "./documents.ts";

const NOSCRIPT = /<noscript>([\s\S]*?)<\/noscript>/;

/**
 * The built page with a document in both languages, for crawlers and those without a script. It stands before what
 * the app takes the place of, which without a script is an empty frame as high as the window.
 */
export function withDocument(page: BuiltPage, document: ReadDocument | null): BuiltPage {
  if (document === null) return page;
  const { zh, en } = document;
  const texts = LANGUAGES.map((language) => document[language].html).join("");
  const head = { title: `${zh.title} · ${en.title} · 栖英 Qiying`, description: `${zh.lead} ${en.lead}` };
  const [, needsScript = ""] = NOSCRIPT.exec(page.html) ?? [];
  const html = page.html
    .replace(NOSCRIPT, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(head.title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(head.description)}" />`,
    )
    .replace("<body>", () => `<body><noscript>${texts}<p>${needsScript}</p></noscript>`);
  return { ...page, html, compressed: {} };
}
