import type { TSchema } from "typebox";
import { endpoints } from "#contract/endpoints.ts";
import { ERROR_CODES } from "#contract/error-codes.ts";
import type { Endpoint } from "#contract/endpoints/endpoint.ts";
import { routes, type RouteName } from "#contract/routes.ts";
import { escapeHtml } from "../../escape-html.ts";
import { errorsOf, propertiesOf } from "./open-api-document.ts";

export const DOCS_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; color: #1d2a26; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin: 2.5rem 0 .25rem; } code { font-family: ui-monospace, monospace; }
h2 b { color: #1f6f5c; } p { margin: .25rem 0 .75rem; } table { border-collapse: collapse; width: 100%; margin: .5rem 0; }
caption { text-align: left; font-weight: 600; } th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-top: 1px solid #d8e0dd; }
th { font-weight: 500; white-space: nowrap; }
`;

/** The contract as one page for people: no script, nothing to install. */
export function docsPage(): string {
  const sections = (Object.keys(routes) as RouteName[]).map(section).join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Qiying 栖英: API</title><style>${DOCS_STYLE}</style></head>
<body><h1>Qiying 栖英: API</h1>
<p>Answers and errors are JSON; an error is <code>{"detail": …, "code": …}</code>:
<code>detail</code> is for people, programs decide by <a href="#codes"><code>code</code></a>. The same as
<a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p>${sections}${codeTable()}</body></html>`;
}

const ACCESS: Record<Endpoint["access"], string> = {
  anyone: "For anyone.",
  user: "Needs a bearer token.",
  superuser: "Needs a superuser's bearer token.",
  "bearer-ignored": "For anyone, whatever bearer token comes with it.",
};

function section(name: RouteName): string {
  const { method, path } = routes[name];
  const endpoint: Endpoint = endpoints[name];
  const { summary, access, params, query, body, answer } = endpoint;
  return `<section><h2 id="${name}"><b>${method}</b> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}. ${ACCESS[access]}</p>
${fieldTable("Path", params)}${fieldTable("Query", query)}${fieldTable("Body", body)}${fieldTable("Answer", answer)}
${errorTable(endpoint)}</section>`;
}

function fieldTable(caption: string, schema: TSchema | undefined): string {
  const rows = propertiesOf(schema).map(
    ({ name, required, schema: field }) =>
      `<tr><th><code>${escapeHtml(name)}</code></th><td>${typeText(field)}${required ? "" : ", optional"}</td><td>${description(field)}</td></tr>`,
  );
  return rows.length === 0 ? "" : `<table><caption>${caption}</caption>${rows.join("")}</table>`;
}

function errorTable(endpoint: Endpoint): string {
  const rows = errorsOf(endpoint).map(([status, text]) => `<tr><th>${status}</th><td>${escapeHtml(text)}</td></tr>`);
  return `<table><caption>Refusals</caption>${rows.join("")}</table>`;
}

function codeTable(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status, meaning }]) =>
      `<tr><th><code>${code}</code></th><td>${status}</td><td>${escapeHtml(meaning)}</td></tr>`,
  );
  return `<section><h2 id="codes">Codes of errors</h2><table>${rows.join("")}</table></section>`;
}

interface AnySchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: AnySchema[];
  items?: AnySchema;
  description?: string;
}

function typeText(schema: AnySchema): string {
  if (schema.enum !== undefined)
    return schema.enum.map((word) => `<code>${escapeHtml(String(word))}</code>`).join(" or ");
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeText).join(" or ");
  if (schema.items !== undefined) return `list of ${typeText(schema.items)}`;
  return escapeHtml(schema.format ?? schema.type ?? "any");
}

function description(schema: AnySchema): string {
  const text = schema.description ?? schema.anyOf?.find((form) => form.description !== undefined)?.description;
  return escapeHtml(text ?? "");
}
