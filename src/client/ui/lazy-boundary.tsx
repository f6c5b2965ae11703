import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { PartMissingError, useLoadingRound } from "./lazy-part.ts";

interface Props {
  /** Shown while the code is fetched. */
  meanwhile?: ReactNode;
  /**
   * Shown after an error, until it is tried again. Unless told it is nothing, or where `missing` is told, what the boundary
   * around this one shows.
   */
  failed?: ReactNode;
  /** Shown in its place where the code can't be fetched. */
  missing?: ReactNode;
  /** A change of this value, such as the address, tries again at once. */
  resetKey?: string;
  children: ReactNode;
}

/** Around a lazily loaded part of the app. Where it can't be loaded (offline), the rest works without it meanwhile. */
export function LazyBoundary({ meanwhile, failed, missing, resetKey = "", children }: Props) {
  const round = useLoadingRound();
  const otherwise = failed === undefined && missing === undefined ? null : failed;
  const fallbackFor = (error: unknown) =>
    error instanceof PartMissingError && missing !== undefined ? missing : otherwise;
  return (
    <ErrorBoundary fallbackFor={fallbackFor} resetKey={`${resetKey} ${round}`}>
      <Suspense key={resetKey} fallback={meanwhile}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
