export type Point = readonly [number, number];

/** One tenth of a unit is finer than any screen that shows the picture. */
export function number(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function attributes(extra: Readonly<Record<string, string | number>>): string {
  return Object.entries(extra)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? Math.round(value * 100) / 100 : value}"`)
    .join("");
}

export type Extra = Readonly<Record<string, string | number>>;

export function polygon(points: readonly Point[], fill: string, extra: Extra = {}): string {
  return `<path d="M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join("L")}Z" fill="${fill}"${attributes(extra)}/>`;
}

/** A polygon with rounded corners: cushions, covers, anything soft. */
export function soft(points: readonly Point[], radius: number, fill: string, extra: Extra = {}): string {
  const corners = points.map((corner, index) => {
    const before = points[(index + points.length - 1) % points.length] ?? corner;
    const after = points[(index + 1) % points.length] ?? corner;
    return { start: towards(corner, before, radius), corner, end: towards(corner, after, radius) };
  });
  const path = corners.map(
    ({ start, corner, end }, index) => `${index === 0 ? "M" : "L"}${at(start)}Q${at(corner)} ${at(end)}`,
  );
  return `<path d="${path.join("")}Z" fill="${fill}"${attributes(extra)}/>`;
}

function towards([fromX, fromY]: Point, [toX, toY]: Point, distance: number): Point {
  const length = Math.hypot(toX - fromX, toY - fromY);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
}

function at([x, y]: Point): string {
  return `${number(x)} ${number(y)}`;
}

export function path(data: string, fill: string, extra: Extra = {}): string {
  return `<path d="${data}" fill="${fill}"${attributes(extra)}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, extra: Extra = {}): string {
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" fill="${fill}"${attributes(extra)}/>`;
}

export function ellipse(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  extra: Extra = {},
): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(radiusX)}" ry="${number(radiusY)}" fill="${fill}"${attributes(extra)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, extra: Extra = {}): string {
  return ellipse(x, y, radius, radius, fill, extra);
}

export function line(from: Point, to: Point, stroke: string, width: number, extra: Extra = {}): string {
  return `<path d="M${at(from)}L${at(to)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round"${attributes(extra)}/>`;
}

export function curve(data: string, stroke: string, width: number, extra: Extra = {}): string {
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`;
}

export function group(content: string, extra: Extra): string {
  return `<g${attributes(extra)}>${content}</g>`;
}

/** Draws `content`, whose unit is a centimetre with y going down, so that its origin stands at a point. */
export function placed(content: string, [x, y]: Point, pixelsPerMetre: number): string {
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${(pixelsPerMetre / 100).toFixed(3)})">${content}</g>`;
}

/** Keeps `content` inside `shape`, which is any closed shape above. */
export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`;
}

/** Colours from one end of a shape to the other, each with the opacity behind it. */
export type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

export function linearGradient(id: string, stops: Stops, direction: "down" | "across" | "slant" = "down"): string {
  const end = { down: 'x2="0" y2="1"', across: 'x2="1" y2="0"', slant: 'x2="1" y2="1"' }[direction];
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stopElements(stops)}</linearGradient>`;
}

export function radialGradient(id: string, stops: Stops): string {
  return `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`;
}

function stopElements(stops: Stops): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");
}
