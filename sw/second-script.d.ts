/** The address of a script that the build makes of a module; see src/build/second-script.ts. */
declare module "*?second-script" {
  const address: string;
  export default address;
}
