import { expect, test } from "vitest";
import { pathOf } from "#contract/call.ts";
import { answerKindOf, canonicalPath, roomIdOf } from "#offline/cache/answers/answer-kind.ts";

test("the worker and the page name the same call by the same path", () => {
  const query = { low_price: 100, city: "伦敦 & more", fuzzy: "2 bed", skip: 0 };
  const path = pathOf("searchListings", undefined, query);
  const shuffled = new URL(`https://qiying.example/api/v1/items/fuzzy/?${new URLSearchParams({ skip: "0" })}`);
  for (const [key, value] of Object.entries({ fuzzy: "2 bed", city: "伦敦 & more", low_price: "100" })) {
    shuffled.searchParams.append(key, value);
  }
  expect(canonicalPath(shuffled)).toBe(path);
});

test("A-37: a path that ends in a slash is the same without it", () => {
  const path = pathOf("listOwnListings", undefined, { skip: 0, show_all: false });
  expect(canonicalPath(new URL(path, "https://qiying.example"))).toBe(path);
  expect(canonicalPath(new URL(path.replace("/?", "?"), "https://qiying.example"))).toBe(path);
});

test("only searches, the first screen, the user's own rooms and requests, and what rooms cost are cached", () => {
  expect(answerKindOf("/api/v1/items/filter-open?city=Leeds")).toBe("search");
  expect(answerKindOf("/api/v1/items/fuzzy?fuzzy=a")).toBe("search");
  expect(answerKindOf("/api/v1/items/open")).toBe("first-screen");
  expect(answerKindOf("/api/v1/items/count")).toBe("first-screen");
  expect(answerKindOf("/api/v1/items/?limit=100&show_all=false&skip=0")).toBe("own");
  expect(answerKindOf("/api/v1/items/removed")).toBe("own-removed");
  expect(answerKindOf("/api/v1/items/typical-prices?city=Leeds")).toBe("prices");
  const search = "0198c0de-0000-7000-8000-000000000001";
  expect(answerKindOf(`/api/v1/saved-searches/${search}/new-rooms`)).toBe("new-rooms");
  expect(answerKindOf("/api/v1/saved-searches")).toBeNull();
  expect(answerKindOf("/api/v1/tenants/tenants?limit=20&show_all=false&skip=0")).toBe("own-requests");
  expect(answerKindOf("/api/v1/tenants/tenants?show_all=true")).toBeNull();
  expect(answerKindOf("/api/v1/tenants/tenants")).toBeNull();
  expect(answerKindOf("/api/v1/items/ai-search?query=a")).toBeNull();
  expect(answerKindOf("/api/v1/ping")).toBeNull();
});

test("a room's call is told from the other calls under its path", () => {
  expect(roomIdOf("/api/v1/items/0198C0DE-0000-7000-8000-000000000001")).toBe("0198c0de-0000-7000-8000-000000000001");
  expect(roomIdOf("/api/v1/items/ai-search")).toBeNull();
  expect(roomIdOf("/api/v1/items/count")).toBeNull();
  expect(roomIdOf("/api/v1/users/0198c0de-0000-7000-8000-000000000001")).toBeNull();
});

test("a search that asks only for the count is not cached", () => {
  expect(answerKindOf("/api/v1/items/filter-open?city=Leeds&limit=0&skip=0")).toBeNull();
  expect(answerKindOf("/api/v1/items/filter-open?city=Leeds&limit=40&skip=0")).toBe("search");
});
