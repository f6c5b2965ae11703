import { useLayoutEffect, useState } from "react";
import { useHoldUpdates } from "./updates/use-hold-updates.ts";
import { useLocation, useSearch } from "wouter";

/**
 * The token of a mailed link. It is removed from the address at once, so that neither the history nor a shared screen
 * exposes it (P-12); from then on only this page has it, so nothing may reload the page.
 * @returns Null when the link was incomplete.
 */
export function useMailedToken(): string | null {
  const query = useSearch();
  const [path, navigate] = useLocation();
  const [token] = useState(() => new URLSearchParams(query).get("token"));
  const isInAddress = query !== "";
  useLayoutEffect(() => {
    if (isInAddress) navigate(path, { replace: true });
  }, [isInAddress, path, navigate]);
  useHoldUpdates("mailed link", token !== null);
  return token;
}
