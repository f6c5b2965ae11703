/**
 * A page with data for its app, in a block at its end: before any script asks for them they are there.
 * @param id By which the app finds the block.
 */
export function withData(html: string, id: string, data: object): string {
  // Nothing in it ends the block: a room's text may hold what looks like markup.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return html.replace("</body>", () => `<script type="application/json" id="${id}">${json}</script></body>`);
}
