/** The paths at which the page has a screen; any other is its not-found screen, with status 404. */
export const PAGE_PATHS = [
  "/",
  "/login",
  "/search",
  "/sign-up",
  "/recover-password",
  "/reset-password",
  "/tenant",
  "/items",
  "/tenant_post",
  "/about",
  "/settings",
  "/admin",
  "/milestone",
  "/changelog",
  "/item_detail/:id",
] as const;
