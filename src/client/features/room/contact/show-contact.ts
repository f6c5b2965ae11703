/** Where a room's contact stands. */
export const CONTACT_ID = "contact";

/** Brings the contact of the room that is open to the middle of the screen, and the focus to it. */
export function showContact(behavior: ScrollBehavior): void {
  const contact = document.getElementById(CONTACT_ID);
  contact?.scrollIntoView({ block: "center", behavior });
  contact?.focus({ preventScroll: true });
}
