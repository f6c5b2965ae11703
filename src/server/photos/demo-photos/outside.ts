import { mix } from "./colour.ts";
import { daylightAt } from "./daylight.ts";
import type { Outlook } from "./flat-look.ts";
import { rooftopRow, spire, terraceRow } from "./outside-houses.ts";
import { towers } from "./outside-towers.ts";
import { bigTree, farHills, treeLine } from "./outside-trees.ts";
import { type Scenery } from "./scenery.ts";
import type { Sketch } from "./sketch.ts";
import { circle, curve, ellipse, group, rect } from "./svg.ts";

/** What is seen through a window or stands behind a house: `width` by `height`, from the top left corner. */
export function outside(sketch: Sketch, width: number, height: number, outlook: Outlook = sketch.look.outlook): string {
  const light = daylightAt(sketch.look.hour);
  const scene: Scenery = { sketch, light, width, height };
  return sky(scene) + OUTLOOKS[outlook](scene) + weather(scene);
}

const OUTLOOKS: Record<Outlook, (scene: Scenery) => string> = {
  terraces: (scene) => farHills(scene, 0.58) + terraceRow(scene, 0.5, 0.75) + treeLine(scene, 0.93, 0.4),
  trees: (scene) => farHills(scene, 0.6) + treeLine(scene, 0.7, 1.1) + bigTree(scene) + treeLine(scene, 1.02, 0.6),
  skyline: (scene) => towers(scene, 0.75, 1.3) + towers(scene, 0.92, 0.5) + treeLine(scene, 1.02, 0.4),
  church: (scene) => farHills(scene, 0.62) + spire(scene) + rooftopRow(scene, 0.72, 0.7) + treeLine(scene, 1.02, 0.5),
  hills: (scene) =>
    farHills(scene, 0.5) + farHills(scene, 0.62, 0.6) + farHills(scene, 0.76, 0.3) + treeLine(scene, 1, 0.5),
  rooftops: (scene) => towers(scene, 0.6, 1.6) + rooftopRow(scene, 0.62, 1) + rooftopRow(scene, 0.78, 0.45),
};

function sky(scene: Scenery): string {
  const { sketch, light, width, height } = scene;
  const { random, look } = sketch;
  const fill = sketch.linear([
    [0, light.sky[0]],
    [1, light.sky[1]],
  ]);
  let drawn = rect(-2, -2, width + 4, height + 4, fill);
  const sunX = width * random.between(0.15, 0.85);
  if (look.hour === "night") drawn += circle(sunX, height * 0.16, height * 0.045, "#f7edcf") + stars(scene);
  if (look.hour === "golden") drawn += circle(sunX, height * 0.42, height * 0.08, "#fff1c9", { opacity: 0.9 });
  if (look.hour === "morning") drawn += circle(sunX, height * 0.25, height * 0.055, "#fff7dc", { opacity: 0.85 });
  const clouds = look.hour === "night" ? 0 : random.int(1, 3);
  for (let index = 0; index < clouds; index += 1)
    drawn += cloud(scene, width * random.next(), height * random.between(0.05, 0.35));
  return drawn;
}

function stars({ sketch: { random }, width, height }: Scenery): string {
  return Array.from({ length: 12 }, () =>
    circle(width * random.next(), height * random.between(0, 0.45), height * 0.005, "#fff6dd", { opacity: 0.8 }),
  ).join("");
}

function cloud({ sketch: { random }, light, width, height }: Scenery, x: number, y: number): string {
  const size = Math.min(width, height) * random.between(0.08, 0.15);
  const fill = mix(light.sky[1], "#ffffff", 0.6);
  return group(
    ellipse(x, y, size * 1.5, size * 0.3, fill) +
      ellipse(x - size * 0.4, y - size * 0.2, size * 0.6, size * 0.36, fill) +
      ellipse(x + size * 0.45, y - size * 0.14, size * 0.5, size * 0.3, fill),
    { opacity: 0.75 },
  );
}

function weather({ sketch, width, height }: Scenery): string {
  const { look, random } = sketch;
  if (look.hour !== "rain") return "";
  const drops = Array.from({ length: 26 }, () => {
    const x = width * random.next();
    const y = height * random.next();
    const length = height * random.between(0.03, 0.07);
    return `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.18).toFixed(1)} ${length.toFixed(1)}`;
  });
  return curve(drops.join(""), "#ffffff", Math.max(1, height * 0.005), { opacity: 0.6 });
}
