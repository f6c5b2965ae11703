/** Focuses a field where there is a mouse: on a phone the focus would open the keyboard over what is being read. */
export function focusWithMouse(field: HTMLElement | null | undefined): void {
  if (matchMedia("(pointer: fine)").matches) field?.focus();
}
