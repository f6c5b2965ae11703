import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PartMissingError, useLoadingRound } from "./lazy-part.ts";

interface Props {
  /** Shown while the code is fetched. */
  meanwhile?: ReactNode;
  /** Shown after any error, until it is tried again; nothing unless told. */
  failed?: ReactNode;
  /** Shown where it can't be fetched, until it is tried again; any other error is left to the boundary around it. */
  missing?: ReactNode;
  /** A change of this value, such as the address, tries again at once. */
  resetKey?: string;
  children: ReactNode;
}

/** Around a lazily loaded part of the app. Where it can't be loaded (offline), the rest works without it meanwhile. */
export function LazyBoundary({ meanwhile, failed = null, missing, resetKey = "", children }: Props) {
  const round = useLoadingRound();
  return (
    <ErrorBoundary
      fallback={missing ?? failed}
      contains={missing === undefined ? undefined : isMissing}
      resetKey={`${resetKey} ${round}`}
    >
      <Suspense key={resetKey} fallback={meanwhile}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof PartMissingError;
}
