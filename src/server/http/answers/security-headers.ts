import { hash } from "node:crypto";

/** Headers of every answer, errors and 304 included (G24, W-12); of the page `sendPage` leaves one out where nothing needs it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

export interface InlineHashes {
  /** CSP sources such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The header that cuts a page off from the page that opened it (B-03). */
export const OPENER_POLICY = "cross-origin-opener-policy";

const HARDENING = {
  // Also over plain http, where browsers ignore it (W-12).
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  [OPENER_POLICY]: "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "x-permitted-cross-domain-policies": "none",
};

/** The headers for a page whose inline scripts and styles have these hashes. */
export function securityHeaders(inline: InlineHashes = { scripts: [], styles: [] }): SecurityHeaders {
  return { ...HARDENING, "content-security-policy": pagePolicy(inline) };
}

/** The policy for a file that is only ever data: a photo opened as a document runs nothing (V3.2.1). */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/**
 * The policy of the worker that shrinks photos, which has one of its own: only it may compile WebAssembly, to read HEIC,
 * and it connects to this origin alone.
 */
export const PHOTO_WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

function pagePolicy({ scripts, styles }: InlineHashes): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts],
    "style-src": ["'self'", ...styles],
    "img-src": ["'self'", "blob:", "data:"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    // Text becomes script nowhere but through the page's two policies (B-01, B-02).
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["app-entry", "app-worker"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** The CSP source that allows exactly this inline script or style. */
export function cspHash(content: string): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}
