import { Suspense, type ReactNode } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

/** A part of the app that arrives after the first screen. Where it can't be had (no signal), the rest goes on without. */
export function LazyBoundary({ meanwhile, children }: { meanwhile?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} resetKey="">
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  );
}
