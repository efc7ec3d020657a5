/**
 * How each period of contracts/src/retention.ts is kept: which tables lose rows when it is over, and who deletes them. A
 * period without a row here does not compile; a table that neither loses rows nor has a reason to keep them fails
 * forgetting.test.ts.
 */
import { forgetMailedCodes } from './features/accounts/mailbox.store.ts';
import { forgetEndedSessions, forgetResetLinks } from './features/accounts/session.store.ts';
import { forgetDocuments } from './features/admin/application-document.store.ts';
import { forgetDeletedVideos } from './features/athletes/builder/video.service.ts';
import { forgetLooks } from './features/athletes/page/profile-view.store.ts';
import { forgetOpens } from './features/billing/allowance.store.ts';
import { forgetInvoices } from './features/billing/invoices/invoice.store.ts';
import { forgetOrders } from './features/billing/orders/order.store.ts';
import { forgetSeatInvitations } from './features/billing/seats/seat-invitation.store.ts';
import { forgetComparisons } from './features/billing/stripe/comparison.store.ts';
import { forgetEvents } from './features/billing/stripe/event.store.ts';
import { forgetOperations } from './features/billing/stripe/operation.store.ts';
import { forgetFamilyCodes } from './features/guardian-links/links/family-code.store.ts';
import { forgetGuardianInvitations } from './features/guardian-links/links/forgotten-invitations.service.ts';
import { forgetWorkEmailCodes } from './features/institutions/affiliation.store.ts';
import { forgetUnusedInvitations } from './features/invitations/invitation.store.ts';
import { forgetRemovedEntries } from './features/lists/entry.store.ts';
import { forgetUnsentFiles } from './features/messages/message-file.store.ts';
import { forgetReports, forgetReportsOfDanger } from './features/moderation/forgetting.service.ts';
import { forgetNotifications } from './features/notifications/notification.store.ts';
import { forgetPlayerReports } from './features/player-reports/make-report.store.ts';
import { forgetContactRequests, forgetReleaseRequests } from './features/requests/unanswered.service.ts';
import { forgetOldExports } from './features/rights/export/forget-exports.service.ts';
import type { Forgetting } from './features/rights/retention/retention.service.ts';
import { forgetRetentionDays } from './features/rights/retention/retention.store.ts';
import { forgetDigests } from './features/search/alerts/delivery.store.ts';
import { forgetMatches } from './features/search/alerts/match.store.ts';
import { forgetCardChanges } from './features/search/cards/card-change.store.ts';
import { forgetDeletedSearches } from './features/search/saved/saved-search.store.ts';
import {
  forgetConsulting,
  forgetSafetyMessages,
  forgetSupportMessages,
} from './features/support/support.service.ts';
import {
  forgetEvidenceOfEnded,
  forgetPersonalEvidence,
} from './features/verification/evidence/old-evidence.store.ts';
import { forgetReachedLimits } from './identity/reached-limit.store.ts';
import { forgetCounters } from './platform/rate-limit.ts';

export const FORGETTING: Forgetting = {
  ended_sessions: { tables: ['auth_sessions', 'session_credentials'], forget: forgetEndedSessions },
  reset_links: { tables: ['auth_verifications'], forget: forgetResetLinks },
  mailed_codes: { tables: ['mailbox_codes'], forget: forgetMailedCodes },
  reached_limits: { tables: ['reached_limits'], forget: forgetReachedLimits },
  rate_limits: { tables: ['rate_limits'], forget: forgetCounters },
  family_codes: { tables: ['family_codes'], forget: forgetFamilyCodes },
  guardian_invitations: { tables: ['guardian_links'], forget: forgetGuardianInvitations },
  release_requests: { tables: ['releases'], forget: forgetReleaseRequests },
  contact_requests: { tables: ['contact_requests'], forget: forgetContactRequests },
  personal_evidence: { tables: ['evidence_files'], forget: forgetPersonalEvidence },
  evidence: { tables: ['evidence_files'], forget: forgetEvidenceOfEnded },
  looks: { tables: ['profile_views'], forget: forgetLooks },
  profile_opens: { tables: ['profile_opens'], forget: forgetOpens },
  notifications: { tables: ['notifications'], forget: forgetNotifications },
  deleted_videos: { tables: ['deleted_videos'], forget: forgetDeletedVideos },
  unsent_files: { tables: ['message_files'], forget: forgetUnsentFiles },
  work_email_codes: { tables: ['work_email_codes'], forget: forgetWorkEmailCodes },
  unused_invitations: { tables: ['invitations'], forget: forgetUnusedInvitations },
  removed_entries: { tables: ['list_entries'], forget: forgetRemovedEntries },
  seat_invitations: { tables: ['seat_invitations'], forget: forgetSeatInvitations },
  invoices: { tables: ['invoices'], forget: forgetInvoices },
  purchase_orders: { tables: ['purchase_orders', 'purchase_order_documents'], forget: forgetOrders },
  stripe_events: { tables: ['stripe_events'], forget: forgetEvents },
  stripe_operations: { tables: ['stripe_operations'], forget: forgetOperations },
  stripe_comparisons: { tables: ['stripe_comparisons', 'stripe_differences'], forget: forgetComparisons },
  deleted_searches: { tables: ['saved_searches'], forget: forgetDeletedSearches },
  alert_digests: { tables: ['alert_digests'], forget: forgetDigests },
  alert_matches: { tables: ['alert_matches'], forget: forgetMatches },
  card_changes: { tables: ['card_changes'], forget: forgetCardChanges },
  player_reports: { tables: ['player_reports', 'player_report_entries'], forget: forgetPlayerReports },
  application_documents: { tables: ['application_documents'], forget: forgetDocuments },
  support_messages: {
    tables: ['support_requests', 'support_messages', 'booked_extras'],
    forget: forgetSupportMessages,
  },
  consulting: {
    tables: ['consulting_cases', 'support_requests', 'support_messages'],
    forget: forgetConsulting,
  },
  safety_messages: { tables: ['support_requests', 'support_messages'], forget: forgetSafetyMessages },
  reports: { tables: ['moderation_reports', 'moderation_snapshots'], forget: forgetReports },
  reports_of_danger: {
    tables: ['moderation_reports', 'moderation_snapshots'],
    forget: forgetReportsOfDanger,
  },
  data_exports: { tables: ['data_exports'], forget: forgetOldExports },
  retention_days: { tables: ['retention_days'], forget: forgetRetentionDays },
};
