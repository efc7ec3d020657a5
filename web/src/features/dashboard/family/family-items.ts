/** What waits for a guardian or an athlete: requests, forms, links, what a director asked, messages, and what is new. */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyRequestList } from '@faircourt/contracts/requests';
import { DAY_MS } from '@faircourt/contracts/time';
import type { FamilyVerifications, FactVerification } from '@faircourt/contracts/verification';
import {
  ClipboardCheck,
  Eye,
  FileSignature,
  HandHelping,
  MessageCircleQuestionMark,
  ShieldCheck,
  UserPen,
  UserRoundPlus,
} from 'lucide-react';
import { waitingRequests } from '../../../domain/family-requests.query.ts';
import { checkDays } from '../../../domain/guardianship/guardian-level.ts';
import { guardianshipTarget } from '../../../domain/guardianship/step-target.ts';
import type { Translate } from '../../../i18n/messages.ts';
import { PATHS } from '../../../shell/paths.ts';
import { unreadItems } from '../waiting/unread-items.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

export interface FamilyNews {
  family: Family | undefined;
  requests: FamilyRequestList | undefined;
  verifications: FamilyVerifications | undefined;
  threads: readonly ThreadSummary[] | undefined;
  /** An athlete's own. */
  links?: readonly GuardianLink[] | undefined;
}

interface Words {
  t: Translate;
  today: string;
}

/** A look counts as news for so long. */
const VIEW_DAYS = 7;

/** What has not arrived says nothing. */
export function familyItems(news: FamilyNews, words: Words): WaitingItem[] {
  const athletes = news.family?.athletes ?? [];
  return [
    ...(news.requests ? requestItems(news.requests, words) : []),
    ...athletes.flatMap((athlete) => [
      ...guardianshipItems(athlete, words),
      ...formItems(athlete, words),
      ...joiningItems(athlete, words),
      ...handoverItems(athlete, words),
      ...(athlete.is_self ? ownItems(athlete, words) : []),
    ]),
    ...(news.links ?? []).flatMap((link) => linkItems(link, words)),
    ...(news.verifications?.athletes ?? []).flatMap(({ athlete, facts }) =>
      facts.flatMap((fact) => factItems(athlete, fact, words)),
    ),
    ...unreadItems(news.threads, words),
  ];
}

function requestItems(requests: FamilyRequestList, { t }: Words): WaitingItem[] {
  return waitingRequests(requests).map(({ key, coach, athlete, requests: [first, ...more] }) => ({
    key: `request:${key}`,
    urgency: 'asked',
    since: first.created_at,
    icon: ClipboardCheck,
    title: t('waiting.request', { coach: coach.name, athlete: athlete.name }),
    text: t('waiting.request.text', { institution: coach.institution.name, count: more.length + 1 }),
    action: { label: t('waiting.request.answer'), to: PATHS.requests },
  }));
}

/** While only a director is waited for there is nothing to do. */
function guardianshipItems({ id, name, guardianship }: FamilyAthlete, { t }: Words): WaitingItem[] {
  const step = guardianship?.next_step;
  if (!guardianship || !step) return [];
  return [
    {
      key: `guardianship:${id}`,
      urgency: step === 'wait' ? 'news' : 'blocked',
      since: null,
      icon: ShieldCheck,
      title: t('waiting.guardianship', { name }),
      text: t(`dashboard.guardianship.${step}`, { name, days: checkDays(guardianship) }),
      action: { label: t(`guardianship.step.${step}`), to: guardianshipTarget(step, id) },
    },
  ];
}

/** Forms that something waits for: a newer version of a signed one, or one without which an approval shows nothing. */
function formItems(
  { id, name, decides, is_self, consents, switches }: FamilyAthlete,
  { t }: Words,
): WaitingItem[] {
  if (!decides || is_self) return [];
  const missing = new Set(
    switches.flatMap(({ is_approved, missing_consents }) => (is_approved ? missing_consents : [])),
  );
  const waiting = consents.filter(
    ({ kind, is_signed, is_outdated }) =>
      is_outdated || (!is_signed && (missing.has(kind) || kind === 'platform')),
  );
  if (waiting.length === 0) return [];
  return [
    {
      key: `forms:${id}`,
      urgency: 'blocked',
      since: null,
      icon: FileSignature,
      title: t('waiting.forms', { count: waiting.length, name }),
      text: t('waiting.forms.text'),
      action: { label: t('waiting.forms.sign'), to: PATHS.consent },
    },
  ];
}

function joiningItems({ joining, name }: FamilyAthlete, { t }: Words): WaitingItem[] {
  return joining.map(({ link_id: id, guardian_name: guardian, since }) => ({
    key: `joining:${id}`,
    urgency: 'asked',
    since,
    icon: UserRoundPlus,
    title: t('family.joining', { guardian, name }),
    action: { label: t('dashboard.guardianship.answer_joining'), to: PATHS.athletes },
  }));
}

function handoverItems({ id, name, offered, decides }: FamilyAthlete, { t }: Words): WaitingItem[] {
  if (!decides || offered.length === 0) return [];
  return [
    {
      key: `offered:${id}`,
      urgency: 'asked',
      since: null,
      icon: HandHelping,
      title: t('waiting.offered', { count: offered.length, name }),
      action: { label: t('waiting.offered.look'), to: PATHS.athletes },
    },
  ];
}

function linkItems({ id, waits_for, guardian_name, created_at }: GuardianLink, { t }: Words): WaitingItem[] {
  if (waits_for !== 'athlete') return [];
  return [
    {
      key: `link:${id}`,
      urgency: 'asked',
      since: created_at,
      icon: UserRoundPlus,
      title: t('waiting.link', { guardian: guardian_name ?? '' }),
      action: { label: t('waiting.link.confirm'), to: PATHS.guardians },
    },
  ];
}

function factItems(
  athlete: { id: string; name: string },
  { fact_group, season_label, question }: FactVerification,
  { t }: Words,
): WaitingItem[] {
  if (question?.status !== 'more_asked' && question?.status !== 'offered') return [];
  const fact = [t(`facts.${fact_group}`), season_label].filter(Boolean).join(' ');
  return [
    {
      key: `fact:${question.id}`,
      urgency: 'asked',
      since: question.decided_at,
      icon: MessageCircleQuestionMark,
      title: t(`waiting.director.${question.status}`, { fact, name: athlete.name }),
      ...(question.reason ? { text: question.reason } : {}),
      action: { label: t('waiting.director.answer'), to: PATHS.verifications },
    },
  ];
}

/** For the athlete: the next thing to add, and which institutions looked lately. */
function ownItems(athlete: FamilyAthlete, { t, today }: Words): WaitingItem[] {
  const { next_step: step, completeness, recent_views: views } = athlete;
  const institutions = new Map<string, string>();
  for (const { institution_name: institution, viewed_on: day } of views) {
    const isRecent = Date.parse(today) - Date.parse(day) <= VIEW_DAYS * DAY_MS;
    if (isRecent && institution !== null && !institutions.has(institution))
      institutions.set(institution, day);
  }
  return [
    ...(step
      ? [
          {
            key: 'profile',
            urgency: 'asked' as const,
            since: null,
            icon: UserPen,
            title: t('waiting.profile', { step: t(`family.step.${step}`) }),
            text: t('waiting.profile.text', { completeness }),
            action: { label: t('waiting.profile.add'), to: PATHS.profile },
          },
        ]
      : []),
    ...[...institutions].map(([institution, day]) => ({
      key: `view:${institution}`,
      urgency: 'news' as const,
      since: day,
      icon: Eye,
      title: t('waiting.view', { institution }),
      action: { label: t('waiting.answer.open'), to: PATHS.profile },
    })),
  ];
}
