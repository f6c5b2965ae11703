/**
 * The worker asks a page for its address, path and query; it answers through the message's port. The worker knows only with which
 * address a page was opened, not where its reader has gone since.
 */
export const PAGE_ADDRESS = "page-address";

export interface PageAddressQuestion {
  type: typeof PAGE_ADDRESS;
}
