import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { Redirect, Route, Switch, useLocation } from "wouter";
import { ownerOf } from "#offline/session/owner-of.ts";
import { swrConfiguration } from "../api/use-api-query.ts";
import { installedScreen, lazyScreen } from "../platform/language/lazy-screen.ts";
import { paths } from "../paths.ts";
import { Guard, SignedOutOnly } from "../session/guard.tsx";
import { accessToken } from "../api/credentials/session.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { ScreenFailed, ScreenMissing } from "./screen-failed.tsx";
import { Shell } from "./shell.tsx";
import { LazyBoundary } from "../ui/lazy-boundary.tsx";
import { Loading } from "../ui/states/loading.tsx";
import { settleWithin, openedViewing } from "../features/viewings/detail/preload-viewing.ts";

const ItemDetailPage = installedScreen(
  async () => (await import("../features/listings/item-detail-page.tsx")).ItemDetailPage,
);
const LoginPage = installedScreen(async () => (await import("../features/account/sign-in/login-page.tsx")).LoginPage);
const SignUpPage = lazyScreen(async () => (await import("../features/account/sign-up/sign-up-page.tsx")).SignUpPage);
const RecoverPasswordPage = lazyScreen(
  async () => (await import("../features/account/recover-password-page.tsx")).RecoverPasswordPage,
);
const ResetPasswordPage = lazyScreen(
  async () => (await import("../features/account/reset-password-page.tsx")).ResetPasswordPage,
);
const ConfirmEmailPage = lazyScreen(
  async () => (await import("../features/account/confirm-email-page.tsx")).ConfirmEmailPage,
);
const UndoEmailChangePage = lazyScreen(
  async () => (await import("../features/account/undo-email-change-page.tsx")).UndoEmailChangePage,
);
const StillAvailablePage = lazyScreen(
  async () => (await import("../features/account/still-available-page.tsx")).StillAvailablePage,
);
const RequestsPage = lazyScreen(
  async () => (await import("../features/tenant-requests/browse/requests-page.tsx")).RequestsPage,
);
const OwnRequestsPage = lazyScreen(
  async () => (await import("../features/tenant-requests/own/own-requests-page.tsx")).OwnRequestsPage,
);
const SettingsPage = lazyScreen(
  async () => (await import("../features/account/settings/settings-page.tsx")).SettingsPage,
);
const AdminPage = lazyScreen(async () => (await import("../features/admin/admin-page.tsx")).AdminPage);
const OutboxPage = lazyScreen(async () => (await import("../features/outbox-page/outbox-page.tsx")).OutboxPage);
const StoragePage = lazyScreen(async () => (await import("../features/storage-page/storage-page.tsx")).StoragePage);
const ViewingsPage = installedScreen(
  async () => (await import("../features/viewings/shortlist/viewings-page.tsx")).ViewingsPage,
);
const ComparePage = lazyScreen(async () => (await import("../features/viewings/compare/compare-page.tsx")).ComparePage);
const viewingPage = () => import("../features/viewings/detail/viewing-page.tsx");
const ViewingPage = installedScreen(async () => (await viewingPage()).ViewingPage);
const SavedSearchesPage = lazyScreen(
  async () => (await import("../features/search/saved/saved-searches-page.tsx")).SavedSearchesPage,
);
const NotificationsOffPage = lazyScreen(
  async () => (await import("../features/account/notifications-off-page.tsx")).NotificationsOffPage,
);
const AboutPage = lazyScreen(async () => (await import("../features/pages/about-page.tsx")).AboutPage);
const MilestonePage = lazyScreen(async () => (await import("../features/pages/milestone-page.tsx")).MilestonePage);
const ChangelogPage = lazyScreen(async () => (await import("../features/pages/changelog-page.tsx")).ChangelogPage);
const TermsPage = lazyScreen(async () => (await import("../features/pages/documents/document-pages.tsx")).TermsPage);
const PrivacyPage = lazyScreen(
  async () => (await import("../features/pages/documents/document-pages.tsx")).PrivacyPage,
);
const SafetyPage = lazyScreen(async () => (await import("../features/pages/documents/document-pages.tsx")).SafetyPage);
const OwnListingsPage = lazyScreen(
  async () => (await import("../features/listings/own/own-listings-page.tsx")).OwnListingsPage,
);
const RoomMatchesPage = lazyScreen(
  async () => (await import("../features/matches/room-matches-page.tsx")).RoomMatchesPage,
);
const RequestMatchesPage = lazyScreen(
  async () => (await import("../features/matches/request-matches-page.tsx")).RequestMatchesPage,
);
const OwnReportsPage = lazyScreen(async () => (await import("../features/report/own-reports-page.tsx")).OwnReportsPage);
const NoticesPage = lazyScreen(
  async () => (await import("../features/moderation/notices/notices-page.tsx")).NoticesPage,
);
const AppealPage = lazyScreen(async () => (await import("../features/account/appeal-page.tsx")).AppealPage);
const QueuePage = lazyScreen(async () => (await import("../features/moderation/queue/queue-page.tsx")).QueuePage);
const FlaggedPage = lazyScreen(async () => (await import("../features/moderation/queue/flagged-page.tsx")).FlaggedPage);
const CasePage = lazyScreen(async () => (await import("../features/moderation/case/case-page.tsx")).CasePage);
const MailsPage = lazyScreen(async () => (await import("../features/admin/mails/mails-page.tsx")).MailsPage);
const NumbersPage = lazyScreen(async () => (await import("../features/admin/numbers/numbers-page.tsx")).NumbersPage);
const LogPage = lazyScreen(async () => (await import("../features/moderation/log/log-page.tsx")).LogPage);
const SharedListPage = lazyScreen(
  async () => (await import("../features/shared-list/shared-list-page.tsx")).SharedListPage,
);
const NotFoundPage = lazyScreen(async () => (await import("../features/pages/not-found-page.tsx")).NotFoundPage);

const signedOutScreens = [
  [paths.login, LoginPage],
  [paths.searchLogin, LoginPage],
  [paths.signUp, SignUpPage],
  [paths.recoverPassword, RecoverPasswordPage],
  [paths.resetPassword, ResetPasswordPage],
] as const;

/** For everybody, whether signed in or not. */
const openScreens = [
  [paths.home, SearchPage],
  [paths.confirmEmail, ConfirmEmailPage],
  [paths.undoEmailChange, UndoEmailChangePage],
  [paths.appeal, AppealPage],
  [paths.stillAvailable, StillAvailablePage],
  [paths.notificationsOff, NotificationsOffPage],
  [paths.savedSearches, SavedSearchesPage],
  [paths.storage, StoragePage],
  [paths.terms, TermsPage],
  [paths.privacy, PrivacyPage],
  [paths.safety, SafetyPage],
  [paths.reports, OwnReportsPage],
] as const;

const accountScreens = [
  [paths.tenantRequests, RequestsPage],
  [paths.ownListings, OwnListingsPage],
  [paths.ownRequests, OwnRequestsPage],
  [paths.outbox, OutboxPage],
  [paths.viewings, ViewingsPage],
  [paths.viewingComparison, ComparePage],
  [paths.shareCard, AboutPage],
  [paths.settings, SettingsPage],
  [paths.notices, NoticesPage],
  [paths.moderation, QueuePage],
  [paths.moderationFlagged, FlaggedPage],
  [paths.moderationLog, LogPage],
  [paths.adminMails, MailsPage],
  [paths.adminNumbers, NumbersPage],
  [paths.milestone, MilestonePage],
  [paths.changelog, ChangelogPage],
] as const;

/**
 * Preloads the code and data of the saved room that the app is opened with, if any; awaited before the first render.
 * Never fails, and never takes long.
 * @param path Of the address that is opened.
 */
export async function preloadOpenedViewing(path: string): Promise<void> {
  const id = openedViewing(path);
  if (id !== null) await settleWithin(fetchViewing(ownerOf(accessToken.peek()), id));
}

async function fetchViewing(owner: string, id: string): Promise<void> {
  const room = viewingPage().then(async ({ readAhead }) => readAhead(owner, id));
  await Promise.all([ViewingPage.fetch(), room]);
}

/** The route table: the one file that imports every screen. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <SWRConfig value={swrConfiguration}>
        <Shell>
          <Screens>
            <Switch>
              {openScreens.map(([path, Screen]) => (
                <Route key={path} path={path} component={Screen} />
              ))}
              {signedOutScreens.map(([path, Screen]) => (
                <Route key={path} path={path}>
                  <SignedOutOnly>
                    <Screen />
                  </SignedOutOnly>
                </Route>
              ))}
              <Route path={paths.sharedListPattern}>{({ token }) => <SharedListPage token={token} />}</Route>
              <Route path={paths.itemPattern}>
                {({ id }) => (
                  <Guard>
                    <ItemDetailPage id={id} />
                  </Guard>
                )}
              </Route>
              {accountScreens.map(([path, Screen]) => (
                <Route key={path} path={path}>
                  <Guard>
                    <Screen />
                  </Guard>
                </Route>
              ))}
              <Route path={paths.viewingPattern}>
                {({ id }) => (
                  <Guard>
                    <ViewingPage id={id} />
                  </Guard>
                )}
              </Route>
              <Route path={paths.roomMatchesPattern}>
                {({ id }) => (
                  <Guard>
                    <RoomMatchesPage key={id} id={id} />
                  </Guard>
                )}
              </Route>
              <Route path={paths.requestMatchesPattern}>
                {({ id }) => (
                  <Guard>
                    <RequestMatchesPage key={id} id={id} />
                  </Guard>
                )}
              </Route>
              <Route path={paths.admin}>
                <Guard>
                  <AdminPage otherwise={<Redirect to={paths.home} replace />} />
                </Guard>
              </Route>
              <Route path={paths.moderationCasePattern}>
                {({ kind, id }) => (
                  <Guard>
                    <CasePage kind={kind} id={id} />
                  </Guard>
                )}
              </Route>
              <Route>
                <Guard>
                  <NotFoundPage />
                </Guard>
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
    <LazyBoundary resetKey={path} meanwhile={<Loading />} missing={<ScreenMissing />} failed={<ScreenFailed />}>
      {children}
    </LazyBoundary>
  );
}
