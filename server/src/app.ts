/** Every feature of the product on one HTTP server. The order here is the life of a request. */
import { PLAYER_HOSTS } from '@faircourt/contracts/video-address';
import { applicationDocumentRoutes } from './features/admin/application-document.routes.ts';
import { directorRoutes } from './features/admin/director.routes.ts';
import { confirmationRoutes } from './features/admin/confirmations/confirmation.routes.ts';
import { userRoutes } from './features/admin/users/user.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { countReadArticles } from './features/analytics/read-articles.ts';
import { checklistRoutes } from './features/checklists/checklist.routes.ts';
import { authenticateRequests } from './identity/authenticate.ts';
import type { Callers } from './identity/caller.store.ts';
import { accountRoutes } from './features/accounts/account.routes.ts';
import { passkeyRoutes } from './features/accounts/passkey.routes.ts';
import { secondFactorRoutes } from './features/accounts/second-factor.routes.ts';
import { mailboxRoutes } from './features/accounts/mailbox.routes.ts';
import { correctionRoutes } from './features/athletes/builder/correction.routes.ts';
import { profileRoutes } from './features/athletes/builder/profile.routes.ts';
import { seasonRoutes } from './features/athletes/builder/season.routes.ts';
import { videoRoutes } from './features/athletes/builder/video.routes.ts';
import { compareRoutes } from './features/athletes/compare/compare.routes.ts';
import { RememberedPeers } from './features/athletes/compare/remembered-peers.ts';
import { athletePageRoutes } from './features/athletes/page/athlete-page.routes.ts';
import { summaryRoutes } from './features/athletes/summary/summary.routes.ts';
import type { LimitedModel } from './features/athletes/summary/summary.writing.ts';
import { allowanceRoutes } from './features/billing/allowance.routes.ts';
import { billingRoutes } from './features/billing/billing.routes.ts';
import { reportCardRoutes } from './features/billing/report-plan/report-card.routes.ts';
import { reportPlanRoutes } from './features/billing/report-plan/report-plan.routes.ts';
import { adminInvoiceRoutes } from './features/billing/invoices/admin-invoice.routes.ts';
import { adminOrderRoutes } from './features/billing/orders/admin-order.routes.ts';
import { orderRoutes } from './features/billing/orders/order.routes.ts';
import { comparisonRoutes } from './features/billing/stripe/comparison.routes.ts';
import { cardRoutes } from './features/billing/stripe/card.routes.ts';
import type { CardPayments } from './features/billing/stripe/card.payments.ts';
import { webhookRoutes } from './features/billing/stripe/webhook.routes.ts';
import { teamRoutes } from './features/billing/seats/team.routes.ts';
import { directoryRoutes } from './features/directory/directory.routes.ts';
import { fileRoutes } from './features/files/file.routes.ts';
import { UploadSlots } from './uploads/upload-slots.ts';
import { consentRoutes } from './features/consent/consent.routes.ts';
import { familyRoutes } from './features/family/family.routes.ts';
import { guardianshipRoutes } from './features/guardian-links/guardianship/guardianship.routes.ts';
import { linkRoutes } from './features/guardian-links/links/link.routes.ts';
import { familyVideoRoutes } from './features/athletes/builder/family-video.routes.ts';
import { pauseRoutes } from './features/listing/pause.routes.ts';
import { suggestionRoutes } from './features/listing/suggestion.routes.ts';
import { entryRoutes } from './features/lists/entry.routes.ts';
import { listRoutes } from './features/lists/list.routes.ts';
import { listWorkRoutes } from './features/lists/work.routes.ts';
import { playerReportRoutes } from './features/player-reports/report.routes.ts';
import { releaseRoutes } from './features/releases/release.routes.ts';
import { exportRoutes } from './features/rights/export/export.routes.ts';
import { requestRoutes } from './features/requests/request.routes.ts';
import { institutionRoutes } from './features/institutions/institution.routes.ts';
import { registerRoutes } from './features/institutions/register/register.routes.ts';
import { invitationRoutes } from './features/invitations/invitation.routes.ts';
import { postImageRoutes } from './features/posts/post-image.routes.ts';
import { postRoutes } from './features/posts/post.routes.ts';
import { contactAnswerRoutes } from './features/requests/contact-answer/contact-answer.routes.ts';
import { contactFeedRoutes } from './features/requests/contact-feed/feed.routes.ts';
import { contactRoutes } from './features/requests/contact/contact.routes.ts';
import { messageFileRoutes } from './features/messages/message-file.routes.ts';
import { threadRoutes } from './features/messages/thread.routes.ts';
import { moderationRoutes, reportRoutes } from './features/moderation/moderation.routes.ts';
import { notificationRoutes } from './features/notifications/notification.routes.ts';
import { operationsRoutes } from './features/operations/operations.routes.ts';
import { outboxRoutes } from './features/outbox/outbox.routes.ts';
import { erasureRoutes } from './features/rights/erasure/erasure.routes.ts';
import { restrictionRoutes } from './features/rights/restriction/restriction.routes.ts';
import { askForCardVersion } from './features/search/finding/card-version.ts';
import { alertRoutes } from './features/search/alerts/alert.routes.ts';
import { alertSettingsRoutes } from './features/search/alerts/settings.routes.ts';
import { unsubscribeRoutes } from './features/search/alerts/unsubscribe.routes.ts';
import { savedSearchRoutes } from './features/search/saved/saved-search.routes.ts';
import { searchMarkRoutes } from './features/search/marks/marks.routes.ts';
import { searchRoutes } from './features/search/finding/search.routes.ts';
import { searchTableRoutes } from './features/search/finding/search-table.routes.ts';
import { searchViewRoutes } from './features/search/views/search-view.routes.ts';
import { extraRoutes } from './features/support/extras/extras.routes.ts';
import { consultingRoutes } from './features/support/consulting/consulting.routes.ts';
import { inboxRoutes } from './features/support/inbox/inbox.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { ownThreadRoutes } from './features/support/threads/own-thread.routes.ts';
import { askingRoutes } from './features/verification/questions/question.routes.ts';
import { evidenceFileRoutes } from './features/verification/evidence/evidence-file.routes.ts';
import { queueRoutes } from './features/verification/queue/queue.routes.ts';
import { enforceActions, type DeclaredRoute } from './access/engine/enforcement.ts';
import type { Clock } from './platform/clock.ts';
import type { DailyCounts } from './platform/daily-counts.ts';
import type { Database } from './platform/database/database.ts';
import type { Statements } from './platform/database/pinned-connections.ts';
import { FrequentLimiter } from './platform/frequent-limit.ts';
import { countRequests } from './platform/http/finish-requests.ts';
import type { DemoMode } from './identity/demo-mode.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { createHttpServer, type HttpServer } from './platform/http/server.ts';
import { refuseForeignOrigins } from './platform/http/same-origin.ts';
import { serveSite } from './platform/http/site.ts';
import type { Jobs } from './platform/jobs.ts';
import type { LiveHub } from './platform/live/live-hub.ts';
import type { RateLimiter } from './platform/rate-limit.ts';
import type { FileStore } from './platform/storage/file-store.ts';
import type { FileKeys } from './platform/sessions/file-key.ts';
import type { UnsubscribeKeys } from './platform/sessions/unsubscribe-key.ts';
import type { SignInEngine } from './platform/sessions/sign-in-engine.ts';

export interface AppDeps {
  isProduction: boolean;
  logLevel: string;
  trustProxy: string | null;
  baseUrl: string;
  clock: Clock;
  db: Database;
  /** Who is calling, asked at each request. */
  callers: Callers;
  /** Look-ups by key that are too small to wait for the pool. */
  statements: Statements;
  searchStatements: Statements;
  /** Where a search is read: on a replica that may answer it, else through searchStatements. */
  searchReads: Statements;
  engine: SignInEngine;
  demo: DemoMode | null;
  fileKeys: FileKeys;
  unsubscribeKeys: UnsubscribeKeys;
  files: FileStore;
  jobs: Jobs;
  live: LiveHub;
  limiter: RateLimiter;
  counts: DailyCounts;
  /** Drafts summaries; null where none is set up. */
  model: LimitedModel | null;
  /** Where the money for invoices goes, one line each. */
  howToPay: readonly string[];
  /** Null: plans are paid by invoice alone. */
  cards: CardPayments | null;
  metrics?: Metrics;
  /** The built web package; null serves the API alone. */
  siteDirectory: string | null;
  /** Where emails end without SMTP; null when they really go out. */
  outboxDirectory: string | null;
}

export interface App {
  server: HttpServer;
  /** What each API route declared; complete once the server is ready. */
  declaredRoutes: () => DeclaredRoute[];
}

export async function buildApp(deps: AppDeps): Promise<App> {
  const server = await createHttpServer({ ...deps, frameHosts: PLAYER_HOSTS });
  countRequests(server);
  deps.metrics?.observe(server);
  const frequentLimiter = new FrequentLimiter(deps.limiter);
  const declaredRoutes = enforceActions(server);
  refuseForeignOrigins(server, deps);
  askForCardVersion(server, deps);
  authenticateRequests(server, { ...deps, tokens: deps.engine.tokens });

  await operationsRoutes(server, deps);
  accountRoutes(server, deps);
  secondFactorRoutes(server, deps);
  passkeyRoutes(server, deps);
  mailboxRoutes(server, deps);
  notificationRoutes(server, deps);
  checklistRoutes(server, deps);
  profileRoutes(server, deps);
  seasonRoutes(server, deps);
  videoRoutes(server, deps);
  athletePageRoutes(server, { ...deps, frequentLimiter });
  const rememberedPeers = new RememberedPeers();
  compareRoutes(server, { ...deps, frequentLimiter, rememberedPeers });
  summaryRoutes(server, { ...deps, frequentLimiter, rememberedPeers });
  const uploads = new UploadSlots();
  await fileRoutes(server, { ...deps, uploads });
  searchRoutes(server, { ...deps, searchStatements: deps.searchReads, frequentLimiter });
  searchTableRoutes(server, { ...deps, searchStatements: deps.searchReads, frequentLimiter });
  searchViewRoutes(server, deps);
  // On the primary: a visit must not count as seen what a replica has not heard of yet.
  savedSearchRoutes(server, { ...deps, frequentLimiter });
  alertRoutes(server, deps);
  alertSettingsRoutes(server, deps);
  await unsubscribeRoutes(server, deps);
  searchMarkRoutes(server, { ...deps, frequentLimiter });
  allowanceRoutes(server, deps);
  listRoutes(server, deps);
  entryRoutes(server, deps);
  listWorkRoutes(server, deps);
  teamRoutes(server, deps);
  billingRoutes(server, deps);
  reportPlanRoutes(server, deps);
  reportCardRoutes(server, deps);
  cardRoutes(server, deps);
  await webhookRoutes(server, deps);
  comparisonRoutes(server, deps);
  adminInvoiceRoutes(server, deps);
  playerReportRoutes(server, deps);
  await orderRoutes(server, { ...deps, uploads });
  adminOrderRoutes(server, deps);
  invitationRoutes(server, deps);
  linkRoutes(server, deps);
  guardianshipRoutes(server, deps);
  familyRoutes(server, deps);
  releaseRoutes(server, deps);
  pauseRoutes(server, deps);
  suggestionRoutes(server, deps);
  exportRoutes(server, deps);
  familyVideoRoutes(server, deps);
  requestRoutes(server, deps);
  consentRoutes(server, deps);
  contactRoutes(server, deps);
  contactFeedRoutes(server, deps);
  contactAnswerRoutes(server, deps);
  threadRoutes(server, deps);
  await messageFileRoutes(server, { ...deps, uploads });
  queueRoutes(server, deps);
  askingRoutes(server, deps);
  await evidenceFileRoutes(server, { ...deps, uploads });
  correctionRoutes(server, deps);
  institutionRoutes(server, deps);
  registerRoutes(server, deps);
  postRoutes(server, deps);
  await postImageRoutes(server, { ...deps, uploads });
  directoryRoutes(server, deps);
  directorRoutes(server, deps);
  userRoutes(server, deps);
  confirmationRoutes(server, deps);
  analyticsRoutes(server, deps);
  await applicationDocumentRoutes(server, { ...deps, uploads });
  supportRoutes(server, deps);
  erasureRoutes(server, deps);
  restrictionRoutes(server, deps);
  inboxRoutes(server, deps);
  consultingRoutes(server, deps);
  extraRoutes(server, deps);
  ownThreadRoutes(server, deps);
  reportRoutes(server, deps);
  moderationRoutes(server, deps);

  if (!deps.isProduction && deps.outboxDirectory) {
    outboxRoutes(server, { outboxDirectory: deps.outboxDirectory });
  }
  countReadArticles(server, deps);
  await serveSite(server, { directory: deps.siteDirectory, isProduction: deps.isProduction });
  return { server, declaredRoutes };
}
