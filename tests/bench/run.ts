/** `npm run bench -- <name> [arguments]`: one benchmark, one table. Timings never fail a test; they are read here. */
const BENCHES = {
  web: () => import("./web.ts"),
  search: () => import("./search.ts"),
  offline: () => import("./offline.ts"),
  understanding: () => import("./understanding.ts"),
  "search-quality": () => import("./search-quality.ts"),
  "match-quality": () => import("./match-quality.ts"),
  overload: () => import("./overload.ts"),
  floods: () => import("./floods.ts"),
  machines: () => import("./machines.ts"),
} as const;

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !(name in BENCHES)) {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(BENCHES).join(" | ")}`);
  process.exit(2);
}
const bench = await BENCHES[name as keyof typeof BENCHES]();
await bench.run(args);
