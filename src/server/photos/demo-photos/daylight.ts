import type { Hour } from "./flat-look.ts";

/** What the hour does to a picture. */
export interface Daylight {
  sky: readonly [string, string];
  /** The patch of light that falls through a window. */
  beam: string;
  beamStrength: number;
  /** Lies over everything. */
  tint: string;
  tintStrength: number;
  lampsOn: boolean;
  /** How far the view outside goes towards the sky's lower colour. */
  haze: number;
  windowsLit: boolean;
}

const DAYLIGHT: Record<Hour, Daylight> = {
  morning: {
    sky: ["#a9d3ea", "#fdf0d8"],
    beam: "#fff3c9",
    beamStrength: 0.5,
    tint: "#fff2d0",
    tintStrength: 0.08,
    lampsOn: false,
    haze: 0.22,
    windowsLit: false,
  },
  noon: {
    sky: ["#7fbfe6", "#dff1fa"],
    beam: "#fffbe6",
    beamStrength: 0.42,
    tint: "#ffffff",
    tintStrength: 0.03,
    lampsOn: false,
    haze: 0.12,
    windowsLit: false,
  },
  golden: {
    sky: ["#a9bfc9", "#fcd09a"],
    beam: "#ffd083",
    beamStrength: 0.55,
    tint: "#ff9d4d",
    tintStrength: 0.1,
    lampsOn: false,
    haze: 0.32,
    windowsLit: false,
  },
  dusk: {
    sky: ["#5d6ea5", "#f0a98f"],
    beam: "#e8b7b0",
    beamStrength: 0.2,
    tint: "#5a4a86",
    tintStrength: 0.12,
    lampsOn: true,
    haze: 0.35,
    windowsLit: true,
  },
  night: {
    sky: ["#1d2b4a", "#3d5078"],
    beam: "#9db4d8",
    beamStrength: 0.1,
    tint: "#2c2f66",
    tintStrength: 0.2,
    lampsOn: true,
    haze: 0.5,
    windowsLit: true,
  },
  rain: {
    sky: ["#9fb0bb", "#cfd8db"],
    beam: "#e9f1f3",
    beamStrength: 0.2,
    tint: "#7d95a5",
    tintStrength: 0.08,
    lampsOn: true,
    haze: 0.45,
    windowsLit: true,
  },
};

export function daylightAt(hour: Hour): Daylight {
  return DAYLIGHT[hour];
}
