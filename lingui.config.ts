import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";

// Sentences stand in the catalogues alone, under ids: neither language is the other's translation.
export default defineConfig({
  sourceLocale: "zh",
  locales: ["zh", "en"],
  catalogs: [
    {
      path: "<rootDir>/locales/{locale}",
      include: ["<rootDir>/src/client", "<rootDir>/src/build", "<rootDir>/src/query-parser"],
    },
  ],
  orderBy: "messageId",
  format: formatter({ lineNumbers: false, origins: false, explicitIdAsDefault: true }),
});
