/** The dictionaries of opencc-js have no types of their own: pairs `traditional simplified` with bars between. */
declare module "opencc-js/dict/TSCharacters" {
  const pairs: string;
  export default pairs;
}
