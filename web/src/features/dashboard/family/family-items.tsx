/**
 * What waits for a guardian or an athlete: requests, forms, links, what a director asked, and messages. What the road to
 * being seen shows on the same screen as its next thing is left to it.
 */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyRequestList } from '@faircourt/contracts/requests';
import type { Road } from '@faircourt/contracts/road';
import type { FamilyVerifications, FactVerification } from '@faircourt/contracts/verification';
import {
  ClipboardCheck,
  FileSignature,
  HandHelping,
  MessageCircleQuestionMark,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react';
import { waitingRequests } from '../../../domain/family-requests.query.ts';
import { waitingName } from '../../../domain/guardian-links/use-link-answers.ts';
import { checkDays } from '../../../domain/guardianship/guardian-level.ts';
import { guardianshipTarget } from '../../../domain/guardianship/step-target.ts';
import type { Translate } from '../../../i18n/messages.ts';
import {
  answerDirectorPath,
  askedPath,
  handoverPath,
  joiningPath,
  offeredValuesPath,
  waitingFormsPath,
} from '../../../shell/paths.ts';
import { unreadItems } from '../waiting/unread-items.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';
import { AdmitGuardian, ConfirmGuardian } from './link-answers.tsx';

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
}

/** What has not arrived says nothing. */
export function familyItems(news: FamilyNews, words: Words): WaitingItem[] {
  const athletes = news.family?.athletes ?? [];
  return [
    ...(news.requests ? requestItems(news.requests, words) : []),
    ...athletes.flatMap((athlete) => [
      ...guardianshipItems(athlete, roadOf(news, athlete), words),
      ...formItems(athlete, roadOf(news, athlete), words),
      ...joiningItems(athlete, words),
      ...handoverItems(athlete, words),
    ]),
    ...(news.links ?? []).flatMap((link) => linkItems(link, words)),
    ...(news.verifications?.athletes ?? []).flatMap(({ athlete, facts }) =>
      facts.flatMap((fact) => factItems(athlete, fact, words)),
    ),
    ...unreadItems(news.threads, words),
  ];
}

function roadOf({ family }: FamilyNews, { id }: FamilyAthlete): Road | undefined {
  return family?.roads.find(({ athlete_id }) => athlete_id === id);
}

function requestItems(requests: FamilyRequestList, { t }: Words): WaitingItem[] {
  return waitingRequests(requests).map(({ key, coach, athlete, requests: [first, ...more] }) => ({
    key: `request:${key}`,
    urgency: 'asked',
    since: first.created_at,
    icon: ClipboardCheck,
    title: t('waiting.request', { coach: coach.name, athlete: athlete.name }),
    text: t('waiting.request.text', { institution: coach.institution.name, count: more.length + 1 }),
    action: { label: t('waiting.request.answer'), to: askedPath(key) },
  }));
}

/** While only a director is waited for there is nothing to do, and the road says so. */
function guardianshipItems(
  { id, name, guardianship }: FamilyAthlete,
  road: Road | undefined,
  { t }: Words,
): WaitingItem[] {
  const step = guardianship?.next_step;
  if (!guardianship || !step) return [];
  // The road has a button for it, or says whom it waits for.
  if (road && (step === 'wait' || road.steps.some(({ todo }) => todo === step))) return [];
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
  road: Road | undefined,
  { t }: Words,
): WaitingItem[] {
  // Until the first are signed they are a step of the road, which also says when it is too early.
  const isOnRoad = road?.steps.some(({ step, state }) => step === 'forms' && state !== 'done') ?? false;
  if (!decides || is_self || isOnRoad) return [];
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
      action: { label: t('waiting.forms.sign'), to: waitingFormsPath(id) },
    },
  ];
}

function joiningItems(athlete: FamilyAthlete, { t }: Words): WaitingItem[] {
  const { name } = athlete;
  return athlete.joining.map((joining) => {
    const { link_id: id, guardian_name: guardian, since, can_agree: canAgree } = joining;
    const title = t('family.joining', { guardian, name });
    return {
      key: `joining:${id}`,
      urgency: 'asked',
      since,
      icon: UserRoundPlus,
      title,
      ...(canAgree ? { text: t('family.joining.text', { guardian, name }) } : {}),
      // Where a yes needs more of the guardian first, the page of the athletes says what.
      action: canAgree
        ? { inPlace: (onGiven) => <AdmitGuardian {...{ athlete, joining, title, onGiven }} /> }
        : { label: t('dashboard.guardianship.answer_joining'), to: joiningPath(id) },
    };
  });
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
      action: { label: t('waiting.offered.look'), to: handoverPath(id) },
    },
  ];
}

function linkItems(link: GuardianLink, { t }: Words): WaitingItem[] {
  if (link.waits_for !== 'athlete') return [];
  const title = t('waiting.link', { guardian: waitingName(link) });
  return [
    {
      key: `link:${link.id}`,
      urgency: 'asked',
      since: link.created_at,
      icon: UserRoundPlus,
      title,
      text: t('guardians.confirm.text'),
      action: { inPlace: (onGiven) => <ConfirmGuardian {...{ link, title, onGiven }} /> },
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
      action: {
        label: t(question.status === 'offered' ? 'waiting.look' : 'waiting.director.answer'),
        to: question.status === 'offered' ? offeredValuesPath(question.id) : answerDirectorPath(question.id),
      },
    },
  ];
}
