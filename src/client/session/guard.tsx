import type { ReactNode } from "react";
import { Redirect, useLocation } from "wouter";
import { paths } from "../paths.ts";
import { accessToken } from "./session.ts";

/** Shows a screen to signed-in readers and sends everybody else to the login, which learns the wanted path. */
export function Guard({ children }: { children: ReactNode }) {
  const [wanted] = useLocation();
  if (accessToken.value === null) return <Redirect to={`${paths.login}?next=${encodeURIComponent(wanted)}`} replace />;
  return children;
}
