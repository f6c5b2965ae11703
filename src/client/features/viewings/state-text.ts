import type { ViewingState } from "#domain/viewings/viewing.ts";

/** The catalogue id of what each state is called. */
export const STATE_NAMES: Record<ViewingState, string> = {
  "to-contact": /*i18n*/ "viewings.state.to-contact",
  contacted: /*i18n*/ "viewings.state.contacted",
  viewing: /*i18n*/ "viewings.state.viewing",
  rejected: /*i18n*/ "viewings.state.rejected",
  taken: /*i18n*/ "viewings.state.taken",
};
