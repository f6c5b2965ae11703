import type { ReactNode } from "react";
import { MessageBox } from "./message-box.tsx";
import type { Failure } from "./use-failure.ts";

/** The error of the last attempt; nothing without one. */
export function FailureBox({ failure, title, children }: { failure: Failure; title: string; children?: ReactNode }) {
  if (failure.text === null) return null;
  return (
    <MessageBox tone="error" title={title}>
      {children === undefined ? (
        failure.text
      ) : (
        <>
          {failure.text}
          {children}
        </>
      )}
    </MessageBox>
  );
}
