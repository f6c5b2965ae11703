import { lighter } from "../colour.ts";
import { daylightAt } from "../daylight.ts";
import { outside } from "../outside.ts";
import { atmosphere } from "../shell.ts";
import type { Sketch } from "../sketch.ts";
import { circle, curve, line, path, rect } from "../svg.ts";

/** A facade with its street: pavement, tree, lamp and a bicycle. */
export function street(sketch: Sketch, facade: string): string {
  const { look, random } = sketch;
  const light = daylightAt(look.hour);
  const wet = look.hour === "rain" ? rect(0, 800, 1200, 100, "#cfe0e8", { opacity: 0.25 }) : "";
  return (
    outside(sketch, 1200, 760, random.pick(["trees", "skyline", "church"])) +
    facade +
    rect(0, 740, 1200, 60, light.windowsLit ? "#8d8698" : "#d3cabb") +
    rect(0, 796, 1200, 10, "#a79e90") +
    rect(0, 804, 1200, 96, light.windowsLit ? "#4a4a5e" : "#7b7f88") +
    wet +
    streetTree(sketch, random.pick([80, 1110])) +
    bicycle(sketch, random.int(250, 900)) +
    lampPost(sketch, random.pick([180, 1010])) +
    atmosphere(sketch)
  );
}

function streetTree({ look, random }: Sketch, x: number): string {
  const leaf = random.pick([look.leaf, "#729a5b", "#c98a3f"]);
  const crown = [
    [0, 0, 92],
    [-72, 46, 64],
    [70, 42, 66],
    [-26, -58, 62],
    [38, -50, 58],
  ] as const;
  return (
    path(`M${x - 14} 780L${x - 8} 470H${x + 8}L${x + 14} 780Z`, "#6b4c3a") +
    crown.map(([dx, dy, r]) => circle(x + dx, 430 + dy, r, leaf)).join("") +
    crown
      .slice(0, 3)
      .map(([dx, dy, r]) => circle(x + dx - r * 0.2, 420 + dy, r * 0.5, lighter(leaf, 0.14)))
      .join("")
  );
}

function bicycle({ look, random }: Sketch, x: number): string {
  const colour = random.pick([look.textile, look.partner, "#3d4350"]);
  const wheel = (cx: number): string => circle(cx, 772, 38, "none", { stroke: "#3d4350", "stroke-width": 6 });
  return (
    wheel(x) +
    wheel(x + 116) +
    curve(
      `M${x} 772L${x + 36} 712H${x + 92}L${x + 56} 772ZM${x + 36} 712L${x + 56} 772M${x + 92} 712L${x + 116} 772M${x + 92} 712L${x + 86} 690H${x + 104}M${x + 36} 712L${x + 32} 696H${x + 18}H${x + 44}`,
      colour,
      7,
    )
  );
}

function lampPost({ look }: Sketch, x: number): string {
  const on = daylightAt(look.hour).lampsOn;
  return (
    line([x, 780], [x, 420], "#3d4350", 9) +
    path(`M${x - 22} 420H${x + 22}L${x + 14} 372H${x - 14}Z`, on ? "#ffe2a0" : "#e8eef0") +
    path(`M${x - 18} 372H${x + 18}L${x} 350Z`, "#3d4350") +
    (on ? circle(x, 396, 90, "#ffdf96", { opacity: 0.22 }) : "")
  );
}
