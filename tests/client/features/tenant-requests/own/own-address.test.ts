import { expect, test } from "vitest";
import {
  ownUrl,
  readOwnAddress,
  type OwnAddress,
} from "../../../../../src/client/features/tenant-requests/own/own-address.ts";

const addresses: OwnAddress[] = [
  { open: "list" },
  { open: "request", id: "0198c1f0-0000-7000-8000-000000000001" },
  { open: "form", id: "new" },
];

test.each(addresses)("what is open is read from the address again: %o", (address) => {
  const { pathname, search } = new URL(ownUrl(address), "https://qiying.example");
  expect(pathname).toBe("/tenant_post");
  expect(readOwnAddress(search)).toEqual(address);
});

test("an address that names nothing shows the list", () => {
  expect(readOwnAddress("?form=&request=")).toEqual({ open: "list" });
  expect(readOwnAddress("?utm_source=card")).toEqual({ open: "list" });
});
