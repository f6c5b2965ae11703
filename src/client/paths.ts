/** The addresses of the app's screens. Spec section 2. */
export const paths = {
  home: "/",
  login: "/login",
  tenantRequests: "/tenant",
  ownListings: "/items",
  ownRequests: "/tenant_post",
  shareCard: "/about",
  settings: "/settings",
  item: (id: string) => `/item_detail/${id}`,
  itemPattern: "/item_detail/:id",
} as const;
