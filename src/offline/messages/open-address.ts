/** Worker to page: a notification was tapped, and is about this. */
export interface OpenAddress {
  type: "open-address";
  /** Path of the page's own screens, with its query. */
  url: string;
  /** Ends such messages (`turnOffNotifications`): the page offers that where the notification had no button for it. */
  off_token?: string;
}
