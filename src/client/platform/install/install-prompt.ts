/** The browser's `beforeinstallprompt` event, which can be saved for later. TypeScript's library lacks it. */
export interface InstallPrompt extends Event {
  /** Shows the prompt; works only once. */
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
}

type WithInstallPrompt = Window & { installPrompt?: InstallPrompt };

/** The saved event, if any: before-first-paint.ts catches it, because it may fire before any module runs. */
export function keptPrompt(): InstallPrompt | null {
  return (window as WithInstallPrompt).installPrompt ?? null;
}

/** Takes the event: it can be used once. */
export function takePrompt(): InstallPrompt | null {
  const prompt = keptPrompt();
  delete (window as WithInstallPrompt).installPrompt;
  return prompt;
}
