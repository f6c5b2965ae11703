import type { ReactNode } from "react";
import { ErrorReference } from "../../api/error-reference.tsx";
import { MessageBox } from "./message-box.tsx";
import type { Failure } from "./use-failure.ts";

/** The error of the last attempt; nothing without one. */
export function FailureBox({ failure, title, children }: { failure: Failure; title: string; children?: ReactNode }) {
  if (failure.text === null) return null;
  return (
    <MessageBox tone="error" title={title} footer={<ErrorReference error={failure.error} />}>
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
