import type { ReactNode } from "react";
import { Redirect, useSearch } from "wouter";
import { accessToken } from "../api/credentials/session.ts";
import { afterLoginPath } from "../api/credentials/return-path.ts";

/**
 * Shows a screen to signed-out readers and sends everybody else to the first one (PR-201): that is also how
 * a login ends, in whichever tab it happened.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const query = useSearch();
  return accessToken.value === null ? children : <Redirect to={afterLoginPath(query)} replace />;
}
