import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { Route, Switch, useLocation } from "wouter";
import { ownerOf } from "#offline/session/owner-of.ts";
import { swrConfiguration } from "../api/use-api-query.ts";
import { paths } from "../paths.ts";
import { accessToken } from "../api/credentials/session.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { ScreenFailed } from "./screen-failed.tsx";
import { Shell } from "./shell.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { Loading } from "../ui/states/loading.tsx";
import { settleWithin, openedViewing } from "../features/viewings/detail/preload-viewing.ts";

const otherScreens = () => import("./other-screens.tsx");
const OtherScreens = lazyPart(async () => (await otherScreens()).OtherScreens);

/**
 * Preloads what the app needs for the screen that it is opened with; awaited before the first render, for the code and data of
 * a saved room. Never fails, and never takes long.
 * @param path Of the address that is opened.
 */
export async function preloadOpened(path: string): Promise<void> {
  if (path === paths.home) return;
  OtherScreens.preload();
  const id = openedViewing(path);
  if (id === null) return;
  await settleWithin(
    Promise.all([
      OtherScreens.fetch(),
      otherScreens().then(async ({ fetchViewing }) => fetchViewing(ownerOf(accessToken.peek()), id)),
    ]).then(() => undefined),
  );
}

/** Fetches the routes to all other screens at the first touch: what it opens need not wait for them. */
export function loadRoutesOnTouch(): void {
  for (const event of ["pointerdown", "keydown"]) addEventListener(event, OtherScreens.preload, { once: true });
}

/** The app: its first screen at once, and the routes to all others when they are wanted. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig value={swrConfiguration}>
        <Shell>
          <Screens>
            <Switch>
              <Route path={paths.home} component={SearchPage} />
              <Route>
                <OtherScreens />
              </Route>
            </Switch>
          </Screens>
        </Shell>
      </SWRConfig>
    </I18nProvider>
  );
}

function Screens({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  return (
    // A screen unmounts when its address changes: hidden while the next one's code loads, its dialog would still lock the
    // page.
    <LazyBoundary resetKey={path} meanwhile={<Loading />} failed={<ScreenFailed />}>
      {children}
    </LazyBoundary>
  );
}
