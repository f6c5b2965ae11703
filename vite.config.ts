import { fileURLToPath } from "node:url";
import { lingui } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { playwright } from "@vitest/browser-playwright";
import { endingWorker } from "./src/build/kill-switch-worker.ts";
import { chunkGroups } from "./src/build/chunk-groups.ts";
import { compactTables } from "./src/build/compact-tables.ts";
import { firstPaint } from "./src/build/first-paint.ts";
import { firstPaintStyles } from "./src/build/first-paint-styles.ts";
import { deferredAssets } from "./src/build/deferred-assets.ts";
import { painters } from "./src/build/painters.ts";
import { plainDocuments } from "./src/build/plain-documents.ts";
import { precompress } from "./src/build/precompress.ts";
import { sentences } from "./src/build/sentences.ts";
import { secondScript, SECOND_SCRIPTS } from "./src/build/second-script.ts";
import { preloadedBy, sharingWorkers } from "./src/build/shared-worker-chunks.ts";
import { webManifests } from "./src/build/web-manifests.ts";
import { headlessLaunch } from "./tests/support/chromium.ts";
import { CORE_ONLY } from "./tests/support/scope.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Components that read a signal re-render when it changes. The transform finds them by themselves; a hook
// called by hand is forgotten sooner or later, and then the component silently shows old values.
const signals = {
  preset: { plugins: [["module:@preact/signals-react-transform", { mode: "auto" }]] },
  rolldown: { filter: { id: /\/src\/client\/.*\.tsx?$/, code: /\.value\b/ } },
};

/** That the page's build leaves out what libheif imports in Node alone. */
function isOfLibheifInNode(message: string): boolean {
  return /externalized for browser compatibility.*\/libheif-js\//.test(message);
}

/** What the phone's store has that needs no browser. */
const WITHOUT_A_BROWSER = "tests/offline/documents/**/*.test.ts";

const deferred = deferredAssets();
const paintStyles = firstPaintStyles();

export default defineConfig({
  root: at("./src/client"),
  publicDir: at("./public"),
  resolve: {
    // The page, the worker and every library must mean the same Dexie.
    alias: [
      { find: /^dexie$/, replacement: at("./node_modules/dexie/dist/modern/dexie.mjs") },
      // React has had the real thing since 18; the shim would be carried for older ones.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: "react" },
    ],
  },
  // Found one by one they would reload the page (and a running test) each time.
  optimizeDeps: {
    include: [
      "@dnd-kit/core",
      "@dnd-kit/sortable",
      "@dnd-kit/utilities",
      "@headlessui/react",
      "@lingui/core",
      "@lingui/react",
      "@preact/signals-react",
      "@preact/signals-react/runtime",
      "browser-image-compression",
      "fake-indexeddb",
      "lean-qr",
      "libheif-js/libheif-wasm/libheif.js",
      "lucide",
      "react-dom/client",
      "swr",
      "workbox-window",
      "wouter",
      "wouter/use-browser-location",
    ],
  },
  build: {
    outDir: at("./dist"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: (_, needed, { hostId }) => preloadedBy(hostId, needed) },
    reportCompressedSize: false,
    rolldownOptions: {
      // One screen may load later what another imports at once; and compressing as well as can be takes its time.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      onLog(level, log, report) {
        if (!isOfLibheifInNode(log.message)) report(level, log);
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]client[\\/]app[\\/]create-root\.ts$/,
              priority: 300,
            },
            {
              name: "vendor",
              test: /node_modules[\\/](wouter|swr|dequal|regexparam|mitt|@preact|@lingui)[\\/]/,
              priority: 200,
            },
            ...chunkGroups(),
          ],
        },
      },
    },
  },
  // What decodes HEIC is fetched by the worker that needs it, when it does.
  worker: { format: "es" },
  plugins: [
    tailwindcss(),
    babel({ presets: [signals] }),
    react(),
    lingui({ cwd: at("."), failOnMissing: "catalog", failOnCompileError: true }),
    sharingWorkers(),
    sentences(),
    compactTables(),
    webManifests(),
    firstPaint(paintStyles.firstScreenStylesheet),
    painters(paintStyles.paintedRoomStyles),
    plainDocuments(),
    paintStyles.plugin,
    deferred.plugin,
    endingWorker(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: at("./sw"),
      filename: "sw.ts",
      injectRegister: false,
      registerType: "prompt",
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: "iife",
        buildPlugins: { vite: [secondScript()] },
        globPatterns: ["**/*.{js,css,html,webmanifest}", "*.svg"],
        // Fetched with its WebAssembly by those who pick a HEIC; by those whose browser stores nothing, this neither.
        globIgnores: ["assets/decode-heic-*.js", "assets/memory-store-*.js", "sw-off.js", SECOND_SCRIPTS],
        manifestTransforms: [deferred.splitPrecache],
      },
    }),
    precompress(),
  ],
  server: { proxy: { "/api": "http://127.0.0.1:8000", "/photos": "http://127.0.0.1:8000" } },
  test: {
    root: at("."),
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: [
            "tests/{domain,contract,query-parser,build,documents,server,demo,simulation}/**/*.test.ts",
            WITHOUT_A_BROWSER,
          ],
          // What takes minutes and is about the surroundings is left to `npm run test:all`.
          exclude: CORE_ONLY ? ["**/*.long.test.ts"] : [],
          environment: "node",
          // No test leaves anything behind in the modules, whose loading would take a third of the time of all.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          globalSetup: ["tests/support/postgres-global-setup.ts"],
          setupFiles: ["tests/support/documented/watch-servers.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/{offline,client}/**/*.test.{ts,tsx}"],
          exclude: [WITHOUT_A_BROWSER],
          // A machine may do other things besides: what takes long is slow, not wrong.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 300_000,
            provider: playwright({ launchOptions: headlessLaunch() }),
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
