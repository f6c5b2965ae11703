import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { lazy, Suspense, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { Route, Switch, useLocation } from "wouter";
import { swrConfiguration } from "./fresh.ts";
import { paths } from "./paths.ts";
import { Guard } from "./session/guard.tsx";
import { SearchPage } from "./search/search-page.tsx";
import { ScreenFailed } from "./shell/screen-failed.tsx";
import { Shell } from "./shell/shell.tsx";
import { ErrorBoundary } from "./ui/error-boundary.tsx";
import { Waiting } from "./ui/waiting.tsx";

const ItemDetailPage = lazy(async () => ({
  default: (await import("./listings/item-detail-page.tsx")).ItemDetailPage,
}));
const NotOpenYetPage = lazy(async () => ({ default: (await import("./pages/not-open-yet-page.tsx")).NotOpenYetPage }));
const NotFoundPage = lazy(async () => ({ default: (await import("./pages/not-found-page.tsx")).NotFoundPage }));

/** Screens that need an account and come with it. */
const accountPaths = [paths.tenantRequests, paths.ownListings, paths.ownRequests, paths.shareCard, paths.settings];

/** The route table: the one file that knows every screen. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig value={swrConfiguration}>
        <Shell>
          <Screens>
            <Switch>
              <Route path={paths.home} component={SearchPage} />
              <Route path={paths.login} component={NotOpenYetPage} />
              <Route path={paths.itemPattern}>
                {({ id }) => (
                  <Guard>
                    <ItemDetailPage id={id} />
                  </Guard>
                )}
              </Route>
              {accountPaths.map((path) => (
                <Route key={path} path={path}>
                  <Guard>
                    <NotOpenYetPage />
                  </Guard>
                </Route>
              ))}
              <Route component={NotFoundPage} />
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
    <ErrorBoundary fallback={<ScreenFailed />} resetKey={path}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
