import { expect, test } from "vitest";
import { FITTED, fittedSize, panBy, zoomAt } from "../../../../../src/client/features/room/full-screen/zoom.ts";

const screen = { width: 400, height: 800 };
const bounds = { screen, photo: fittedSize({ width: 800, height: 600 }, screen) };

test("an upright and a landscape photo are both wholly visible", () => {
  expect(fittedSize({ width: 600, height: 1200 }, { width: 1200, height: 600 })).toEqual({ width: 300, height: 600 });
  expect(bounds.photo).toEqual({ width: 400, height: 300 });
});

test("a photo that has not come yet is taken for as large as the screen", () => {
  expect(fittedSize({ width: 0, height: 0 }, screen)).toEqual(screen);
});

test("what is under the finger stays there while the photo grows", () => {
  const { scale, x } = zoomAt(FITTED, 2, { x: 100, y: 0 }, bounds);
  expect([scale, x]).toEqual([2, -100]);
});

test("a photo grows five times at most and never gets smaller than the screen", () => {
  expect(zoomAt(FITTED, 20, { x: 0, y: 0 }, bounds).scale).toBe(5);
  expect(zoomAt({ scale: 2, x: 100, y: 0 }, 0.1, { x: 50, y: 0 }, bounds)).toEqual(FITTED);
});

test("a photo is moved as far as its edges, and not where it is smaller than the screen", () => {
  const zoom = zoomAt(FITTED, 2, { x: 0, y: 0 }, bounds);
  expect(panBy(zoom, { x: 5000, y: 5000 }, bounds)).toEqual({ scale: 2, x: 200, y: 0 });
  expect(panBy(zoom, { x: -30, y: 10 }, bounds)).toEqual({ scale: 2, x: -30, y: 0 });
  expect(panBy(FITTED, { x: 30, y: 30 }, bounds)).toEqual(FITTED);
});
