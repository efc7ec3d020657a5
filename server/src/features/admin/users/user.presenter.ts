/** Accounts as they leave the server for admins. */
import type { SignInSession } from '@faircourt/contracts/accounts';
import type { Confirmation } from '@faircourt/contracts/confirmations';
import type { Timeline, UserEntry, UserPage } from '@faircourt/contracts/users';
import type { AdminActionRow } from './admin-action.store.ts';
import type { TimelineRow } from './timeline.store.ts';
import type { UserRow } from './user-list.store.ts';
import type { LinkRow, Other, UserPageRow } from './user-page.store.ts';
import type { ErasureRow, OpenInvitationRow, ReportsAround } from './user-surroundings.store.ts';

export function presentEntry(row: UserRow): UserEntry {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    is_mailbox_proven: row.is_mailbox_proven,
    role: row.role,
    status: row.status,
    country_code: row.country_code,
    institution_name: row.institution_name,
    plan: row.plan,
    plan_status: row.plan_status,
    has_report: row.has_report,
    joined_on: row.joined_on,
    last_seen_on: row.last_seen_on,
  };
}

interface Surroundings {
  isOwn: boolean;
  isMinor: boolean;
  links: LinkRow[];
  sessions: SignInSession[];
  confirmations: Confirmation[];
  pendingEmail: string | null;
  erasure: ErasureRow | null;
  invitations: OpenInvitationRow[];
  reports: ReportsAround;
  actions: AdminActionRow[];
}

export function presentUser(row: UserPageRow, around: Surroundings): UserPage {
  const { suspension, invitation, athlete, coach } = row;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    is_mailbox_proven: row.is_mailbox_proven,
    role: row.role,
    status: row.status,
    locale: row.locale,
    joined_at: row.created_at.toISOString(),
    last_seen_on: row.last_seen_on,
    is_own: around.isOwn,
    suspension: suspension && {
      reason: suspension.reason,
      since: momentOf(suspension.since),
      until: suspension.until && momentOf(suspension.until),
      by: presentOther(suspension.by),
    },
    erasure: around.erasure && {
      asked_by: around.erasure.asked_by,
      erase_at: around.erasure.erase_at?.toISOString() ?? null,
      can_stop: around.erasure.can_stop,
    },
    invitation: invitation && { code: invitation.code, issued_by: presentOther(invitation.issued_by) },
    athlete: athlete && {
      id: athlete.id,
      is_minor: around.isMinor,
      country_code: athlete.country_code,
      grad_year: athlete.grad_year,
      school_name: athlete.school_name,
      visibility: athlete.visibility,
    },
    coach: coach && {
      title: coach.title,
      institution_name: coach.institution_name,
      institution_status: coach.institution_status,
      affiliation_status: coach.affiliation_status,
    },
    regions: row.regions,
    plans: row.plans.map(({ plan, status, period_to, ends_at }) => ({
      plan,
      status,
      period_to: period_to && momentOf(period_to),
      ends_at: ends_at && momentOf(ends_at),
    })),
    links: around.links.map(({ id, status, other, since }) => ({
      id,
      status,
      other: presentOther(other),
      since: since.toISOString(),
    })),
    sessions: around.sessions,
    pending_email: around.pendingEmail,
    invitations: around.invitations.map(({ id, code, uses, max_uses, expires_at }) => ({
      id,
      code,
      uses,
      max_uses,
      expires_at: expires_at.toISOString(),
    })),
    reports: around.reports.reports.map(({ item_id, is_about, kind, severity, created_at, is_open }) => ({
      item_id,
      is_about,
      kind,
      severity,
      created_at: created_at.toISOString(),
      is_open,
    })),
    admin_actions: around.actions.map(({ id, action, reason, done_by, done_at }) => ({
      id,
      action,
      reason,
      done_by: presentOther(done_by),
      done_at: done_at.toISOString(),
    })),
    confirmations: around.confirmations,
    decisions: row.decisions.map((decision) => ({
      id: decision.id,
      item_id: decision.item_id,
      measure: decision.measure,
      reason: decision.reason,
      decided_at: momentOf(decision.decided_at),
      undone_at: decision.undone_at && momentOf(decision.undone_at),
      by: presentOther(decision.by),
    })),
    counts: {
      verifications_waiting: row.counts.verifications_waiting,
      verifications_verified: row.counts.verifications_verified,
      requests: row.counts.requests,
      reports_by: around.reports.by,
      reports_about: around.reports.about,
      reached_limits: row.counts.reached_limits,
    },
  };
}

export function presentTimelineEntry(row: TimelineRow): Timeline['entries'][number] {
  return {
    id: row.id,
    type: row.type,
    at: row.created_at.toISOString(),
    actor: presentOther(row.actor),
    actor_role: row.actor_role,
  };
}

function presentOther(other: Other | null): Other | null {
  return other && { user_id: other.user_id, name: other.name };
}

/** PostgreSQL writes moments inside JSON in its own way. */
function momentOf(moment: string): string {
  return new Date(moment).toISOString();
}
