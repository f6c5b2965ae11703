import { expect, test } from "vitest";
import { heavyNetworks } from "../../../src/server/overload/heavy-networks.ts";

function networksAt() {
  const state = { now: 0 };
  const { asks, areAsking } = heavyNetworks(() => state.now);
  const ask = (network: string, times: number) => Array.from({ length: times }, () => asks(network)).at(-1);
  return { ask, areAsking, state };
}

test("a network is heavy when it asks for far more than others, and never for what a household does", () => {
  const { ask } = networksAt();
  expect(ask("one", 20)).toBe(false);
  expect(ask("one", 1)).toBe(true);
  expect(ask("two", 20)).toBe(false);
});

test("where all ask much, half of the mean is not heavy yet", () => {
  const { ask } = networksAt();
  for (const network of ["a", "b", "c", "d"]) ask(network, 1000);
  expect(ask("e", 400)).toBe(false);
  expect(ask("f", 500)).toBe(true);
});

test("a flood is remembered into the next ten seconds, and forgotten after them", () => {
  const { ask, state } = networksAt();
  ask("one", 100);
  state.now = 10_000;
  expect(ask("one", 1)).toBe(true);
  state.now = 20_000;
  expect(ask("one", 1)).toBe(false);
});

test("heavy networks are asking until they have paused for two seconds", () => {
  const { ask, areAsking, state } = networksAt();
  ask("one", 20);
  expect(areAsking()).toBe(false);
  ask("one", 1);
  expect(areAsking()).toBe(true);
  state.now = 2_000;
  expect(areAsking()).toBe(false);
});
