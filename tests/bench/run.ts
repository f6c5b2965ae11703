/** `npm run bench -- <name> [arguments]`: one benchmark, one table. Timings never fail a test; they are read here. */
const BENCHES = {
  web: () => import("./web.ts"),
  search: () => import("./search.ts"),
  accounts: () => import("./accounts.ts"),
  abuse: () => import("./abuse.ts"),
  "code-flood": () => import("./code-flood.ts"),
  hall: () => import("./hall.ts"),
  harvest: () => import("./harvest.ts"),
  photos: () => import("./photos.ts"),
  offline: () => import("./offline.ts"),
  recognition: () => import("./recognition.ts"),
  understanding: () => import("./understanding.ts"),
  offers: () => import("./offers.ts"),
  grids: () => import("./grids.ts"),
  "long-texts": () => import("./long-texts.ts"),
  "search-quality": () => import("./search-quality.ts"),
  "match-quality": () => import("./match-quality.ts"),
  "share-card": () => import("./share-card.ts"),
  overload: () => import("./overload.ts"),
  overhead: () => import("./overhead.ts"),
  floods: () => import("./floods.ts"),
  posting: () => import("./posting.ts"),
  machines: () => import("./machines.ts"),
  alerts: () => import("./alerts.ts"),
  "scam-guard": () => import("./scam-guard.ts"),
  travel: () => import("./travel.ts"),
} as const;

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !(name in BENCHES)) {
  console.error(`Which benchmark? npm run bench -- ${Object.keys(BENCHES).join(" | ")}`);
  process.exit(2);
}
const bench = await BENCHES[name as keyof typeof BENCHES]();
await bench.run(args);
