/** The URL of a script that the build makes from a module; see src/build/second-script.ts. */
declare module "*?second-script" {
  const address: string;
  export default address;
}
