/**
 * What waits for a guardian or an athlete: requests, forms, links, what a director asked, and messages. What the road to
 * being seen shows on the same screen as its next thing is left to it.
 */
import type { Family, FamilyAthlete } from '@faircourt/contracts/family';
import type { GuardianLink } from '@faircourt/contracts/guardians';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyRequestList } from '@faircourt/contracts/requests';
import type { Road } from '@faircourt/contracts/road';
import type { FactVerification, FamilyVerifications } from '@faircourt/contracts/verification';
import {
  CalendarClock,
  ClipboardCheck,
  FileSignature,
  HandHelping,
  MessageCircleQuestionMark,
  ShieldCheck,
  UserRoundPlus,
} from 'lucide-react';
import { waitingCards } from '../../../domain/family-requests.query.ts';
import { waitingName } from '../../../domain/guardian-links/use-link-answers.ts';
import { checkDays } from '../../../domain/guardianship/guardian-level.ts';
import { guardianshipTarget } from '../../../domain/guardianship/step-target.ts';
import { factKey } from '../../../domain/verification/fact-key.ts';
import {
  endingBadges,
  roadOf,
  waitingFacts,
  waitingForms,
  waitingGuardianship,
  waitingHandovers,
  waitingLinks,
} from '../../../domain/waiting/family-waiting.ts';
import type { Translate } from '../../../i18n/messages.ts';
import {
  answerDirectorPath,
  askVerificationPath,
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
  /** A calendar day in the reader's words. */
  dayOf: (day: string) => string;
}

/** What has not arrived says nothing. */
export function familyItems(news: FamilyNews, words: Words): WaitingItem[] {
  const athletes = news.family?.athletes ?? [];
  return [
    ...(news.requests ? requestItems(news.requests, words) : []),
    ...athletes.flatMap((athlete) => [
      ...guardianshipItems(athlete, roadFor(news, athlete), words),
      ...formItems(athlete, roadFor(news, athlete), words),
      ...joiningItems(athlete, words),
      ...handoverItems(athlete, words),
    ]),
    ...waitingLinks(news.links ?? []).map((link) => linkItem(link, words)),
    ...(news.verifications ? waitingFacts(news.verifications) : []).map((asked) => factItem(asked, words)),
    ...(news.verifications ? endingBadges(news.verifications) : []).map((ending) => badgeItem(ending, words)),
    ...unreadItems(news.threads, words),
  ];
}

function roadFor({ family }: FamilyNews, athlete: FamilyAthlete): Road | undefined {
  return family && roadOf(family, athlete);
}

function requestItems(requests: FamilyRequestList, { t }: Words): WaitingItem[] {
  return waitingCards(requests).map(({ key, coach, athlete, requests: [first, ...more] }) => ({
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
function guardianshipItems(athlete: FamilyAthlete, road: Road | undefined, { t }: Words): WaitingItem[] {
  const { id, name } = athlete;
  const next = waitingGuardianship(athlete, road);
  if (!next) return [];
  const { guardianship, step } = next;
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

function formItems(athlete: FamilyAthlete, road: Road | undefined, { t }: Words): WaitingItem[] {
  const { id, name } = athlete;
  const waiting = waitingForms(athlete, road);
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
      // Where a yes needs more than a press, the page of the athletes says what.
      action: canAgree
        ? { inPlace: (onGiven) => <AdmitGuardian {...{ athlete, joining, title, onGiven }} /> }
        : { label: t('dashboard.guardianship.answer_joining'), to: joiningPath(id) },
    };
  });
}

function handoverItems(athlete: FamilyAthlete, { t }: Words): WaitingItem[] {
  const { id, name } = athlete;
  const offered = waitingHandovers(athlete);
  if (offered.length === 0) return [];
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

function linkItem(link: GuardianLink, { t }: Words): WaitingItem {
  const title = t('waiting.link', { guardian: waitingName(link) });
  return {
    key: `link:${link.id}`,
    urgency: 'asked',
    since: link.created_at,
    icon: UserRoundPlus,
    title,
    text: t('guardians.confirm.text'),
    action: { inPlace: (onGiven) => <ConfirmGuardian {...{ link, title, onGiven }} /> },
  };
}

/** Not in the order of what was asked: the day that is named says how urgent it is. */
function badgeItem(
  { athlete, fact, badge }: ReturnType<typeof endingBadges>[number],
  { t, dayOf }: Words,
): WaitingItem {
  return {
    key: `badge:${athlete.id}:${factKey(fact)}`,
    urgency: 'news',
    since: null,
    icon: CalendarClock,
    title: t('waiting.badge_ends', {
      until: dayOf(badge.expires_on),
      fact: nameOf(fact, t),
      name: athlete.name,
    }),
    text: t('waiting.badge_ends.text'),
    action: {
      label: t('family_verification.ask_again'),
      to: askVerificationPath(factKey(fact), athlete.id),
    },
  };
}

function nameOf({ fact_group: group, season_label: season }: FactVerification, t: Translate): string {
  return [t(`facts.${group}`), season].filter(Boolean).join(' ');
}

function factItem(
  { athlete, fact, question }: ReturnType<typeof waitingFacts>[number],
  { t }: Words,
): WaitingItem {
  const named = nameOf(fact, t);
  const isOffer = question.status === 'offered';
  return {
    key: `fact:${question.id}`,
    urgency: 'asked',
    since: question.decided_at,
    icon: MessageCircleQuestionMark,
    title: t(isOffer ? 'waiting.director.offered' : 'waiting.director.more_asked', {
      fact: named,
      name: athlete.name,
    }),
    ...(question.reason ? { text: question.reason } : {}),
    action: {
      label: t(isOffer ? 'waiting.look' : 'waiting.director.answer'),
      to: isOffer ? offeredValuesPath(question.id) : answerDirectorPath(question.id),
    },
  };
}
