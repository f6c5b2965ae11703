import { expect, test } from "vitest";
import { serverAddresses } from "../../../src/server/settings/server-addresses.ts";

test.for([
  ["postgres://u:p@one:5432/rooms", ["postgres://u:p@one:5432/rooms"]],
  [
    "postgresql://u:p%2C@one:5432,two:5433/rooms?sslmode=require",
    ["postgresql://u:p%2C@one:5432/rooms?sslmode=require", "postgresql://u:p%2C@two:5433/rooms?sslmode=require"],
  ],
  ["postgres://[::1]:5432,10.0.0.2/rooms", ["postgres://[::1]:5432/rooms", "postgres://10.0.0.2/rooms"]],
  ["postgres:///rooms?host=/run/postgresql", ["postgres:///rooms?host=/run/postgresql"]],
  ["mysql://one/rooms", []],
  ["one:5432", []],
] as const)("%s names %j", ([url, servers]) => {
  expect(serverAddresses(url)).toEqual(servers);
});
