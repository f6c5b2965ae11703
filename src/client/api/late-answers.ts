import type { LateAnswer } from "#offline/messages/late-answer.ts";

/**
 * Calls back when the network has answered after the worker's timeout: the page shows a saved answer for that path and
 * can now show the new one.
 * @returns Stops listening.
 */
export function onLateAnswer(listener: (answer: LateAnswer) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<LateAnswer | undefined>) => {
    if (data?.type === "late-answer") listener(data);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  return () => navigator.serviceWorker.removeEventListener("message", hear);
}
