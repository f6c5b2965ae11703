import { useEffect, useState, type ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { connection, isSilent } from "../platform/connection/connection.ts";
import { Loading } from "../ui/states/loading.tsx";
import { useCurrentUser } from "./current-user.ts";
import { accessToken } from "../api/credentials/session.ts";
import { useIsSlow } from "../platform/use-is-slow.ts";
import { SlowLoad } from "./slow-load.tsx";
import { loginPath, afterLoginPath, roomOfPaintedContact } from "../api/credentials/return-path.ts";
import { wishForContact } from "./contact-wish.ts";

/** Shows a screen to signed-in users and redirects all others to the login, with the path to return to. */
export function Guard({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const query = useSearch();
  if (accessToken.value === null) return <Redirect to={loginPath(query === "" ? path : `${path}?${query}`)} replace />;
  return <UserAwaited>{children}</UserAwaited>;
}

// A spinner while the user loads, for five seconds at most, and not at all where nothing answers: then the screen shows what it has,
// and stays mounted with its input.
function UserAwaited({ children }: { children: ReactNode }) {
  const { user, isLoading } = useCurrentUser();
  const isAwaited = user === undefined && isLoading && connection.value === "online";
  const isHeard = !isSilent.value;
  const isSlow = useIsSlow(isAwaited ? "user" : null);
  const [wasShown, setShown] = useState(false);
  const isShown = wasShown || !isAwaited || isSlow || !isHeard;
  if (isShown && !wasShown) setShown(true);
  return (
    <>
      {isAwaited && <SlowLoad />}
      {isShown ? children : <Loading />}
    </>
  );
}

/**
 * Shows a screen to signed-out users and redirects all others to the first one (PR-201): this also ends a login, in
 * whichever tab it happened.
 */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const query = useSearch();
  const room = roomOfPaintedContact(query);
  useEffect(() => {
    // As the app does at the tap.
    if (room !== null) wishForContact(room);
  }, [room]);
  return accessToken.value === null ? children : <Redirect to={afterLoginPath(query)} replace />;
}
