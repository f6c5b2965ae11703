import type { Look, Poster } from "./poster.ts";

/** Pixels across the page that a poster is drawn on. */
export const POSTER_WIDTH = 1080;

const BASE = `
  * { box-sizing: border-box; margin: 0 }
  body { width: ${POSTER_WIDTH}px; min-height: 1200px; font: 500 52px/1.7 "Noto Sans", "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif;
    padding: 96px 84px; background: #fff; color: #1b1b1b }
  .line:first-child { font-size: 84px; font-weight: 700; line-height: 1.4; margin-bottom: 40px }`;

const LOOKS: Record<Look, string> = {
  plain: "",
  coloured: "body { background: linear-gradient(160deg, #ff7a5c, #e0457b); color: #fff }",
  dark: "body { background: #14213d; color: #f5f3ec } .line:first-child { color: #ffd166 }",
  serif: `body { background: linear-gradient(#dff1fa, #a9d3ea); color: #12304a; font-family: "Noto Serif", "Noto Serif CJK SC", "Songti SC", serif }`,
  small: "body { font-size: 25px; line-height: 1.9 } .line:first-child { font-size: 40px }",
  card: `body { background: #fff0f1; padding: 150px 60px } .line { background: #fff; padding: 6px 40px; border-radius: 0 } .line:first-child { color: #ff2442; border-radius: 40px 40px 0 0; margin: 0; padding-top: 40px }
    .line:last-child { color: #2b5ea8; font-size: 40px; border-radius: 0 0 40px 40px; padding-bottom: 40px }`,
  bubbles: `body { background: #ededed; padding: 60px 40px } .line, .line:first-child { font-size: 44px; font-weight: 400; line-height: 1.4; width: fit-content; max-width: 820px; background: #fff; border-radius: 14px; padding: 24px 32px; margin: 0 0 48px 110px; position: relative }
    .line:nth-child(even) { margin-left: auto; margin-right: 110px; background: #95ec69 }
    .line::before { content: ""; position: absolute; left: -110px; top: 0; width: 84px; height: 84px; border-radius: 10px; background: linear-gradient(#c9a27e, #6d8ca6) }
    .line:nth-child(even)::before { left: auto; right: -110px; background: linear-gradient(#e7c6d2, #7c9a6d) }`,
  table: `.line, .line:first-child { display: flex; font-size: 44px; font-weight: 400; margin: 0; line-height: 2.2; border-bottom: 2px solid #bbb } .cell { flex: 1.6 } .cell:first-child { flex: 1; color: #555 }`,
  article: "body { font-size: 36px; padding: 48px } .line:first-child { font-size: 48px }",
  "over-a-room": `body { background: center / cover url("ROOM"); padding-top: 620px; color: #fff } .line { background: rgb(20 20 30 / 0.72); padding: 4px 36px } .line:first-child { font-size: 66px; margin: 0 }`,
};

/** As a phone sees a sheet on a table that it is not held straight above, by the light of one lamp. */
const FROM_THE_SIDE = `
  html { position: relative; background: radial-gradient(circle at 30% 20%, #8a6f52, #4b3a2c); min-height: 1400px; padding: 60px 0 }
  body { transform: perspective(2600px) rotateX(16deg) rotateY(-11deg) rotate(1.5deg); box-shadow: 0 0 60px #0008 }
  html::after { content: ""; position: absolute; inset: 0; background: linear-gradient(115deg, #0000 30%, #0006) }`;

/** The page that shows a poster. @param room The address of a picture of a room. */
export function posterPage({ lines, look, taken }: Poster, room: string): string {
  const style = BASE + LOOKS[look].replace("ROOM", room) + (taken?.fromTheSide === true ? FROM_THE_SIDE : "");
  return `<!doctype html><html lang="zh-Hans"><meta charset="utf-8"><style>${style}</style><body>${lines.map(lineOf).join("")}`;
}

function lineOf(line: string): string {
  const cells = line.split("|");
  const inner = cells.length === 1 ? line : cells.map((cell) => `<span class="cell">${cell}</span>`).join("");
  return `<div class="line">${inner}</div>`;
}
