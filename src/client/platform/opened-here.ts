/** Whether a card or row of this page has opened what the address shows (`state={{ openedHere: true }}`): closing it steps back. */
export function openedHere(): boolean {
  return (history.state as { openedHere?: boolean } | null)?.openedHere === true;
}
