/** Where the page, and what it loads, are served. */
export const DOCS_PATH = "/docs";
export const DOCUMENT_PATH = "/api/v1/openapi.json";

/** Files of Swagger UI that the page loads. */
export const VIEWER_FILES = ["swagger-ui-bundle.js", "swagger-ui.css", "favicon-32x32.png"] as const;

/** The page of the viewer: its script, and ours that starts it. Without a script there is the document itself. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Qiying 栖英: API</title>
<link rel="icon" href="${DOCS_PATH}/favicon-32x32.png">
<link rel="stylesheet" href="${DOCS_PATH}/swagger-ui.css">
<link rel="stylesheet" href="${DOCS_PATH}/page.css">
</head>
<body>
<noscript>This page needs a script. The API as a document: <a href="${DOCUMENT_PATH}">OpenAPI 3.1</a>.</noscript>
<div id="api"></div>
<script src="${DOCS_PATH}/swagger-ui-bundle.js"></script>
<script src="${DOCS_PATH}/start.js"></script>
</body>
</html>
`;

/**
 * Starts the viewer. Its own descriptions would be written as HTML, which the policy forbids and nothing here needs: they are
 * drawn as paragraphs, with words of code.
 */
export const START_SCRIPT = `"use strict";
function words(text, draw) {
  return text.split(/(\`[^\`]+\`)/).map((part, index) => part.startsWith("\`") && part.length > 1 ? draw("code", { key: index }, part.slice(1, -1)) : part);
}
function plainTexts({ React }) {
  const Text = ({ source, className }) => {
    const paragraphs = String(source || "").split(/\\n{2,}/).filter((paragraph) => paragraph.trim() !== "");
    if (paragraphs.length === 0) return null;
    return React.createElement("div", { className: "markdown " + (className || "") }, paragraphs.map((paragraph, index) => React.createElement("p", { key: index }, words(paragraph, React.createElement))));
  };
  return { components: { Markdown: Text } };
}
SwaggerUIBundle({
  url: ${JSON.stringify(DOCUMENT_PATH)},
  domNode: document.getElementById("api"),
  plugins: [plainTexts],
  docExpansion: "none",
  filter: true,
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** Room for the viewer on a phone: its own style is made for a wide screen. */
export const PAGE_STYLE = `
body { margin: 0; background: #fff; }
noscript { display: block; padding: 1rem; font-family: system-ui, sans-serif; }
.swagger-ui .info { margin: 1.5rem 0; }
.swagger-ui .scheme-container { padding: 1rem 0; box-shadow: none; border-bottom: 1px solid #d8e0dd; }
.swagger-ui .filter .operation-filter-input { box-sizing: border-box; width: 100%; margin: 1rem 0; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-description { flex-basis: 100%; padding: .25rem 0 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: none; }
  .swagger-ui table.parameters, .swagger-ui table.responses-table,
  .swagger-ui table.parameters tbody, .swagger-ui table.responses-table tbody { display: block; }
  .swagger-ui .parameters tr, .swagger-ui .responses-table tr { display: block; padding: .5rem 0; }
  .swagger-ui .parameters td, .swagger-ui .responses-table td { display: block; min-width: 0; padding: .25rem 0; }
  .swagger-ui .parameters thead, .swagger-ui .responses-table thead { display: none; }
  .swagger-ui .dialog-ux .modal-ux { width: 100%; min-width: 0; }
}
`;
