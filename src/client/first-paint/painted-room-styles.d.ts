/** The styles of the page and of the room that is painted into it, as src/build/painters.ts makes them. */
declare module "virtual:painted-room-styles" {
  const styles: string;
  export default styles;
}
