import { expect, test } from "vitest";
import { afterLoginPath, loginPath, screenPath, withWish } from "../../../../src/client/api/credentials/return-path.ts";
import { paths } from "../../../../src/client/paths.ts";

test.each([
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://evil.example/settings",
  "javascript:alert(1)",
  "data:text/html,hi",
  "%2f%2fevil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\u0000",
  " /settings",
  "settings",
  "/settings/../..//evil.example",
  "/login",
  "/sign-up",
  "/reset-password?token=x",
  "/confirm-email?token=x",
  "/api/v1/users/me",
  "/item_detail/",
  "/item_detail/a/b",
  "/no/such/screen",
  "",
  null,
])("L-10: %j is no place to go on to", (text) => {
  expect(screenPath(text)).toBeNull();
  expect(afterLoginPath(new URLSearchParams({ next: text ?? "" }).toString())).toBe("/");
  expect(loginPath(text ?? "")).toBe("/login");
});

test.each([
  "/settings",
  "/items",
  "/tenant?city=Leeds&page=2",
  "/item_detail/0190aaaa-0000-7000-8000-000000000001",
  "/viewings/0190aaaa-0000-7000-8000-000000000001",
  "/viewings/compare?ids=0190aaaa-0000-7000-8000-000000000001",
])("%s is offered after the login", (path) => {
  const login = new URL(loginPath(path), location.origin);
  expect(login.pathname).toBe("/login");
  const after = new URL(afterLoginPath(login.search), location.origin);
  expect(after.pathname).toBe("/");
  expect(after.searchParams.get("continue")).toBe(path);
});

/** What leads to a session, is opened by a mailed link without one, or can be read by all. */
const NEED_NO_LOGIN = new Set<string>([
  paths.login,
  paths.searchLogin,
  paths.signUp,
  paths.recoverPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.undoEmailChange,
  paths.stillAvailable,
  paths.notificationsOff,
  paths.appeal,
  paths.storage,
  paths.terms,
  paths.privacy,
  paths.safety,
]);

test("A-04: the login leads on to every screen that needs one", () => {
  const all = Object.values(paths).map((path) => (typeof path === "string" ? path : path("0190aaaa")));
  const screens = all.filter((path) => !path.includes("/:") && !NEED_NO_LOGIN.has(path));
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter((path) => screenPath(path) !== path)).toEqual([]);
});

test("A-51: a room or a search of the first screen is gone back to straight from the login", () => {
  const room = "/?room=0190aaaa-0000-7000-8000-000000000001";
  expect(afterLoginPath(new URL(loginPath(room), location.origin).search)).toBe(room);
  expect(afterLoginPath(new URLSearchParams({ next: "/?mode=filter&city=Leeds" }).toString())).toBe(
    "/?mode=filter&city=Leeds",
  );
});

test("A-03: what a login's address asks to search is searched after it", () => {
  expect(afterLoginPath("q=abc")).toBe("/?mode=fuzzy&keyword=abc");
  expect(afterLoginPath("q=%E5%A5%97%E9%97%B4&next=%2Fsettings")).toBe(
    "/?mode=fuzzy&keyword=%E5%A5%97%E9%97%B4&continue=%2Fsettings",
  );
  expect(afterLoginPath("q=%20")).toBe("/");
});

test("links to the sign-up and the login carry the return path and the query, and no other parameters", () => {
  expect(withWish("/sign-up", "next=%2Fsettings&token=secret&q=abc")).toBe("/sign-up?next=%2Fsettings&q=abc");
  expect(withWish("/login", "token=secret")).toBe("/login");
});
