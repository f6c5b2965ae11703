/** Absent where the browser has no Trusted Types. What a policy makes is said to be a string: sinks take either. */
export interface WindowWithTrustedTypes {
  readonly trustedTypes?: {
    createPolicy(
      name: "app-entry" | "app-worker",
      rules: { createScriptURL: (url: string) => string },
    ): { createScriptURL(url: string): string };
  };
}
