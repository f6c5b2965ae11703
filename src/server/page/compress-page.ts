import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { BuiltPage } from "./built-page.ts";

type Compressed = BuiltPage["compressed"];

/** One for each language and size of screen, and those that they are replaced by. */
const KEPT = 8;
/** Some milliseconds for a page. */
const QUICK = 5;

/**
 * Compresses pages that many are sent: the first request gets what is quickly made; one a second later, what is a
 * tenth smaller and took another thread 200 ms.
 * @returns A function from a page's html to what is best now.
 */
export function compressSoonSmaller(): (html: string) => Compressed {
  const best = new LRUCache<string, Compressed>({ max: KEPT });

  return (html) => {
    const known = best.get(html);
    if (known !== undefined) return known;
    const quick = { br: brotliCompressSync(html, brotliOptions(QUICK)), gzip: gzipSync(html) };
    best.set(html, quick);
    // Where it fails, the quick one stays.
    smallest(html).then(
      (small) => best.set(html, small),
      () => undefined,
    );
    return quick;
  };
}

async function smallest(html: string): Promise<Compressed> {
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(html, brotliOptions(constants.BROTLI_MAX_QUALITY)),
    promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gzip: gzipped };
}

function brotliOptions(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
