import type { ReactNode } from "react";
import { ErrorReference } from "../../api/error-reference.tsx";
import { MessageBox } from "./message-box.tsx";
import type { Failure } from "./use-failure.ts";

interface Props {
  failure: Failure;
  title: string;
  /** In the same paragraph as the error's text. */
  children?: ReactNode;
  /** In one of its own. */
  below?: ReactNode;
}

/** The error of the last attempt; nothing without one. */
export function FailureBox({ failure, title, children, below }: Props) {
  if (failure.text === null) return null;
  return (
    <MessageBox
      tone="error"
      title={title}
      footer={
        <>
          {below}
          <ErrorReference error={failure.error} />
        </>
      }
    >
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
