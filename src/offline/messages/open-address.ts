/** Worker to page: a notification was tapped, and is about this. */
export interface OpenAddress {
  type: "open-address";
  /** Path of the page's own screens, with its query. */
  url: string;
}
