/** What waits behind an item of the navigation. Each reads an answer that pages read too; what changes arrives live. */
import { useQuery } from '@tanstack/react-query';
import { useRole } from '../api/session/use-role.ts';
import { useSession } from '../api/session/use-session.ts';
import {
  confirmationsQuery,
  directorsQuery,
  openChecksQuery,
  openInvoicesQuery,
  openReportsQuery,
  openSupportQuery,
  pendingOrdersQuery,
  waitingConfirmations,
  waitingDirectors,
  waitingFamiliesQuery,
} from '../domain/admin-work.queries.ts';
import { figuresQuery } from '../domain/director-work.queries.ts';
import { familyRequestsQuery, waitingRequests } from '../domain/family-requests.query.ts';
import { useFamily } from '../domain/family.query.ts';
import { ownGuardiansQuery } from '../domain/own-guardians.query.ts';
import { useAffiliation } from '../domain/affiliation.query.ts';
import { ownVerificationsQuery } from '../domain/verification/own-verifications.query.ts';
import { answersQuery } from '../domain/waiting/answers.query.ts';
import { freshAnswers, isInstitutionTurn } from '../domain/waiting/coach-waiting.ts';
import { endingBadges, familyCounts, waitingFacts, waitingLinks } from '../domain/waiting/family-waiting.ts';
import { useSeenAnswers } from '../domain/waiting/seen-answers.ts';
import { useToday } from '../shell/clock/use-clock.ts';
import { useText } from '../i18n/use-text.ts';
import { CountBadge } from '../ui/count-badge.tsx';

/** A family decides; a coach's own requests wait for others, and what came back is counted. */
export function WaitingRequests() {
  return useRole() === 'coach' ? <FreshAnswers /> : <FamilyRequests />;
}

function FreshAnswers() {
  const t = useText();
  const today = useToday();
  const { seen } = useSeenAnswers();
  const { data } = useQuery(answersQuery);
  const count = data ? freshAnswers(data, today, seen).length : 0;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

function FamilyRequests() {
  const t = useText();
  const { data } = useQuery(familyRequestsQuery);
  const count = data ? waitingRequests(data).length : 0;
  return <CountBadge count={count} label={t('waiting.requests', { count })} />;
}

/** Guardians who want to join, what another one had released, and what is next for the guardianship. */
export function WaitingAthletes() {
  const t = useText();
  const { data } = useFamily();
  const count = data ? familyCounts(data).athletes : 0;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

export function WaitingForms() {
  const t = useText();
  const { data } = useFamily();
  const count = data ? familyCounts(data).forms : 0;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

/** Guardians who wait for the athlete's yes. */
export function WaitingGuardians() {
  const t = useText();
  const { data } = useQuery(ownGuardiansQuery);
  const count = waitingLinks(data?.links ?? []).length;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

export function InstitutionTurn() {
  const t = useText();
  const today = useToday();
  const { data } = useAffiliation(true);
  const count = data && isInstitutionTurn(data, today) ? 1 : 0;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

/** A director's open queue, all that is open for an admin, or what directors ask of the family, and what it should ask them. */
export function OpenVerifications() {
  const role = useRole();
  if (role === 'athlete' || role === 'guardian') return <AskedFacts />;
  return role === 'admin' ? <OpenChecks /> : <OpenQueue />;
}

function OpenChecks() {
  const t = useText();
  const count = useQuery(openChecksQuery).data?.counts?.open ?? 0;
  return <CountBadge count={count} label={t('waiting.checks', { count })} />;
}

function AskedFacts() {
  const t = useText();
  // Only pages that show documents need their addresses kept fresh.
  const { data } = useQuery({ ...ownVerificationsQuery, refetchInterval: false });
  const count = data ? waitingFacts(data).length + endingBadges(data).length : 0;
  return <CountBadge count={count} label={t('waiting.yours', { count })} />;
}

function OpenQueue() {
  const t = useText();
  const user = useSession().session?.user;
  const isDirector = user?.user_metadata.role === 'regional_director' && user.status === 'active';
  const count = useQuery({ ...figuresQuery, enabled: isDirector }).data?.open ?? 0;
  return <CountBadge count={count} label={t('waiting.queue', { count })} />;
}

/** Reports, and appeals against what was decided about them. */
export function OpenReports() {
  const t = useText();
  const { data } = useQuery(openReportsQuery);
  const count = data ? data.open + data.appeals : 0;
  return <CountBadge count={count} label={t('waiting.decisions', { count })} />;
}

/** Families on hold, and guardians who wait to join one. */
export function WaitingFamilies() {
  const t = useText();
  const { data } = useQuery(waitingFamiliesQuery);
  const count = data ? data.holds.length + data.waiting.length : 0;
  return <CountBadge count={count} label={t('waiting.families', { count })} />;
}

export function WaitingDirectors() {
  const t = useText();
  const { data } = useQuery(directorsQuery);
  const count = data ? waitingDirectors(data).length : 0;
  return <CountBadge count={count} label={t('waiting.directors', { count })} />;
}

export function WaitingConfirmations() {
  const t = useText();
  const { data } = useQuery(confirmationsQuery);
  const count = data ? waitingConfirmations(data).length : 0;
  return <CountBadge count={count} label={t('waiting.confirmations', { count })} />;
}

/** Everybody has a page of messages to support; only admins answer there. What is answered waits for its sender. */
export function OpenSupport() {
  const t = useText();
  const count = useQuery({ ...openSupportQuery, enabled: useRole() === 'admin' }).data?.figures.waiting ?? 0;
  return <CountBadge count={count} label={t('waiting.support', { count })} />;
}

export function OpenInvoices() {
  const t = useText();
  const count = useQuery(openInvoicesQuery).data?.open ?? 0;
  return <CountBadge count={count} label={t('waiting.invoices', { count })} />;
}

export function PendingOrders() {
  const t = useText();
  const count = useQuery(pendingOrdersQuery).data?.pending ?? 0;
  return <CountBadge count={count} label={t('waiting.purchase_orders', { count })} />;
}
