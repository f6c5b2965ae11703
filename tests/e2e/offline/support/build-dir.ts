import { fileURLToPath } from "node:url";

/** The build that these tests start from. */
export const BUILD_DIR = fileURLToPath(new URL("../../../../dist", import.meta.url));
