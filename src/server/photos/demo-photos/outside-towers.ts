import { lighter } from "./colour.ts";
import { hazy, type Scenery } from "./scenery.ts";
import { ellipse, polygon, rect } from "./svg.ts";

export function towers(scene: Scenery, base: number, distance: number): string {
  const { sketch, width, height } = scene;
  const { random } = sketch;
  let drawn = "";
  for (let x = -width * 0.05; x < width;) {
    const across = Math.min(width, height) * random.between(0.1, 0.22);
    const top = height * (base - random.between(0.15, 0.5));
    const colour = hazy(scene, random.pick(["#7d8ca3", "#93806f", "#6c7c8c", "#a58d79", "#5f6f86"]), distance);
    drawn +=
      rect(x, top, across, height - top + 4, colour) +
      towerTop(random.next(), { x, y: top, across, colour }) +
      panes(scene, { x, y: top, across, colour });
    x += across * random.between(0.95, 1.35);
  }
  return drawn;
}

interface Tower {
  x: number;
  y: number;
  across: number;
  colour: string;
}

function towerTop(kind: number, { x, y, across, colour }: Tower): string {
  if (kind < 0.15)
    return (
      ellipse(x + across / 2, y, across * 0.4, across * 0.4, colour) +
      rect(x + across * 0.47, y - across * 0.65, across * 0.06, across * 0.4, colour)
    );
  if (kind < 0.3)
    return polygon(
      [
        [x, y + 1],
        [x + across, y + 1],
        [x + across, y - across * 0.45],
      ],
      colour,
    );
  if (kind < 0.42)
    return polygon(
      [
        [x, y + 1],
        [x + across / 2, y - across * 0.8],
        [x + across, y + 1],
      ],
      colour,
    );
  return "";
}

function panes({ sketch: { random }, light, height }: Scenery, { x, y, across, colour }: Tower): string {
  const step = across / 4;
  let drawn = "";
  for (let row = 0; row < 7 && y + (row + 1) * step < height; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if (random.chance(0.25)) continue;
      const fill = light.windowsLit && random.chance(0.45) ? "#ffdb94" : lighter(colour, 0.22);
      drawn += rect(x + step * (column + 0.65), y + step * (row + 0.6), step * 0.5, step * 0.55, fill);
    }
  }
  return drawn;
}
