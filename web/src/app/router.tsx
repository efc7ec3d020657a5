/** The application's routes. Every page is its own chunk; the shell and the gate are shared. */
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { openMessages } from '../i18n/load-messages.ts';
import { LoadingView } from '../ui/states.tsx';
import type { DevelopmentRoute, OpenRoute, SignedInRoute } from '../shell/paths.ts';
import { orNotLoaded } from '../shell/page-not-loaded.ts';
import { RequireSession } from './require-session.tsx';
import { RootLayout } from './root-layout.tsx';
import { PageError, RouteError } from './route-error.tsx';

type LoadPage = () => Promise<ComponentType>;

// Keyed by paths.ts: a path that the server sends here and that has no page does not compile.
const openPages: Record<OpenRoute | DevelopmentRoute, LoadPage> = {
  '/auth': async () => (await import('../features/accounts/auth-page.tsx')).AuthPage,
  '/auth/forgot': async () =>
    (await import('../features/accounts/forgot-password-page.tsx')).ForgotPasswordPage,
  '/auth/reset': async () => (await import('../features/accounts/reset-password-page.tsx')).ResetPasswordPage,
  '/auth/secure': async () =>
    (await import('../features/accounts/secure-account-page.tsx')).SecureAccountPage,
  '/alerts/unsubscribe': async () =>
    (await import('../features/search/saved/unsubscribe-page.tsx')).UnsubscribePage,
  '/dev/ui': async () => (await import('../features/dev/ui-page.tsx')).UiPage,
};

const signedInPages: Record<SignedInRoute, LoadPage> = {
  '/dashboard': async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
  '/dashboard/confirm': async () =>
    (await import('../features/settings/mailbox/confirm-email-page.tsx')).ConfirmEmailPage,
  '/profile': async () => (await import('../features/athletes/builder/profile-page.tsx')).ProfilePage,
  '/dashboard/progress': async () =>
    (await import('../features/athletes/progress/progress-page.tsx')).ProgressPage,
  '/dashboard/progress/seasons/:id': async () =>
    (await import('../features/athletes/progress/season-page.tsx')).SeasonPage,
  '/notifications': async () =>
    (await import('../features/notifications/notifications-page.tsx')).NotificationsPage,
  '/search': async () => (await import('./search-desk.tsx')).SearchDesk,
  '/dashboard/alerts': async () =>
    (await import('../features/search/saved/saved-searches-page.tsx')).SavedSearchesPage,
  '/dashboard/alerts/:id': async () =>
    (await import('../features/search/saved/saved-search-page.tsx')).SavedSearchPage,
  '/search/compare': async () => (await import('../features/athletes/compare/compare-page.tsx')).ComparePage,
  '/athletes/:id': async () => (await import('../features/athletes/page/athlete-page.tsx')).AthletePage,
  '/dashboard/guardians': async () =>
    (await import('../features/guardians/links/guardians-page.tsx')).GuardiansPage,
  '/dashboard/athletes': async () =>
    (await import('../features/guardians/family/family-page.tsx')).FamilyPage,
  '/dashboard/athletes/:id/log': async () => (await import('../features/guardians/log/log-page.tsx')).LogPage,
  '/dashboard/athletes/:id/preview': async () =>
    (await import('../features/athletes/preview/preview-page.tsx')).PreviewPage,
  '/dashboard/lists': async () => (await import('../features/lists/lists-page.tsx')).ListsPage,
  '/dashboard/lists/:id': async () => (await import('../features/lists/list-page.tsx')).ListPage,
  '/dashboard/invitations': async () =>
    (await import('../features/invitations/invitations-page.tsx')).InvitationsPage,
  '/dashboard/requests': async () => (await import('../features/requests/requests-page.tsx')).RequestsPage,
  '/dashboard/consent': async () => (await import('../features/consent/consent-page.tsx')).ConsentPage,
  '/dashboard/contact-rules': async () =>
    (await import('../features/contact-rules/contact-rules-page.tsx')).ContactRulesPage,
  '/dashboard/messages': async () => (await import('../features/messages/messages-page.tsx')).MessagesPage,
  '/dashboard/messages/:id': async () =>
    (await import('../features/messages/messages-page.tsx')).MessagesPage,
  '/dashboard/verifications': async () =>
    (await import('../features/verification/verifications-page.tsx')).VerificationsPage,
  '/dashboard/verifications/:id': async () =>
    (await import('../features/verification/queue/item-page.tsx')).ItemPage,
  '/dashboard/figures': async () =>
    (await import('../features/verification/figures/figures-page.tsx')).FiguresPage,
  '/dashboard/institution': async () =>
    (await import('../features/institutions/institution-page.tsx')).InstitutionPage,
  '/dashboard/team': async () => (await import('../features/team/team-page.tsx')).TeamPage,
  '/dashboard/billing': async () => (await import('../features/billing/billing-page.tsx')).BillingPage,
  '/dashboard/billing/invoices/:id': async () =>
    (await import('../features/billing/invoice-page.tsx')).InvoicePage,
  '/dashboard/invoices': async () => (await import('../features/invoices/invoices-page.tsx')).InvoicesPage,
  '/dashboard/reports': async () => (await import('../features/player-reports/reports-page.tsx')).ReportsPage,
  '/dashboard/reports/:id': async () =>
    (await import('../features/player-reports/report-page.tsx')).ReportPage,
  '/dashboard/purchase-orders': async () =>
    (await import('../features/invoices/orders/purchase-orders-page.tsx')).PurchaseOrdersPage,
  '/dashboard/content': async () => (await import('../features/posts/posts-page.tsx')).PostsPage,
  '/dashboard/content/:id': async () => (await import('../features/posts/post-page.tsx')).PostPage,
  '/dashboard/safety': async () => (await import('../features/safety/safety-page.tsx')).SafetyPage,
  '/dashboard/moderation': async () =>
    (await import('../features/moderation/moderation-page.tsx')).ModerationPage,
  '/dashboard/moderation/:id': async () =>
    (await import('../features/moderation/item-page.tsx')).ModerationItemPage,
  '/dashboard/decisions': async () =>
    (await import('../features/decisions/decisions-page.tsx')).DecisionsPage,
  '/dashboard/directory': async () =>
    (await import('../features/directory/directory-page.tsx')).DirectoryPage,
  '/dashboard/analytics': async () =>
    (await import('../features/analytics/analytics-page.tsx')).AnalyticsPage,
  '/dashboard/summaries': async () =>
    (await import('../features/summaries/summaries-page.tsx')).SummariesPage,
  '/dashboard/users': async () => (await import('../features/users/users-page.tsx')).UsersPage,
  '/dashboard/users/:id': async () => (await import('../features/users/user-page.tsx')).UserPage,
  '/dashboard/institutions': async () =>
    (await import('../features/register/register-page.tsx')).RegisterPage,
  '/dashboard/institutions/:id': async () =>
    (await import('../features/register/registered-page.tsx')).RegisteredPage,
  '/dashboard/confirmations': async () =>
    (await import('../features/confirmations/confirmations-page.tsx')).ConfirmationsPage,
  '/dashboard/directors': async () =>
    (await import('../features/directors/directors-page.tsx')).DirectorsPage,
  '/dashboard/regions': async () => (await import('../features/directors/regions-page.tsx')).RegionsPage,
  '/dashboard/support': async () => (await import('../features/support/support-page.tsx')).SupportPage,
  '/dashboard/support/:id/quote': async () =>
    (await import('../features/support/consulting/quote-page.tsx')).QuotePage,
  '/dashboard/support/:id': async () =>
    (await import('../features/support/support-request-page.tsx')).SupportRequestPage,
  '/settings/data': async () => (await import('../features/settings/data/data-page.tsx')).DataPage,
  '/settings': async () => (await import('../features/settings/settings-page.tsx')).SettingsPage,
};

export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: () => <LoadingView className="min-h-dvh" />,
      children: [
        ...routesOf(openPages),
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({
                Component: (await orNotLoaded(import('./app-layout.tsx'))).AppLayout,
              }),
              children: [{ ErrorBoundary: PageError, children: routesOf(signedInPages) }],
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({
            Component: (await orNotLoaded(import('./missing-route.tsx'))).MissingRoute,
          }),
        },
      ],
    },
  ]);
}

function routesOf(pages: Record<string, LoadPage>): RouteObject[] {
  return Object.entries(pages).map(([path, load]) => ({
    path,
    lazy: async () => {
      const [Component] = await orNotLoaded(Promise.all([load(), openMessages(path)]));
      return { Component };
    },
  }));
}
