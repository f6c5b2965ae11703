/** The browser's own offer to install the app, which it lets be kept for a better moment. TypeScript doesn't know it. */
export interface InstallPrompt extends Event {
  /** Asks; once only. */
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

type WithInstallPrompt = Window & { installPrompt?: InstallPrompt };

/** The offer, where there has been one: before-first-paint.ts keeps it, because it may come before anything else. */
export function keptPrompt(): InstallPrompt | null {
  return (window as WithInstallPrompt).installPrompt ?? null;
}

/** Gives the offer away: it can be used once. */
export function takePrompt(): InstallPrompt | null {
  const prompt = keptPrompt();
  delete (window as WithInstallPrompt).installPrompt;
  return prompt;
}
