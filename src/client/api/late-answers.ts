import type { AnswerComing } from "#offline/messages/answer-coming.ts";
import type { LateAnswer } from "#offline/messages/late-answer.ts";

/**
 * Calls back when the network has answered after the worker's timeout: the page shows a saved answer for that path and
 * can now show the new one.
 * @returns Stops listening.
 */
export function onLateAnswer(listener: (answer: LateAnswer) => void): () => void {
  return onMessage((message) => {
    if (message.type === "late-answer") listener(message);
  });
}

/**
 * Calls back while the worker receives the answer for a path, every few seconds: it hands it on when it is whole.
 * @param path As `pathOf` writes it.
 * @returns Stops listening.
 */
export function onAnswerComing(path: string, listener: () => void): () => void {
  return onMessage((message) => {
    if (message.type === "answer-coming" && message.path === path) listener();
  });
}

function onMessage(listener: (message: LateAnswer | AnswerComing) => void): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<LateAnswer | AnswerComing | undefined>) => {
    if (data !== undefined) listener(data);
  };
  navigator.serviceWorker.addEventListener("message", hear);
  return () => navigator.serviceWorker.removeEventListener("message", hear);
}
