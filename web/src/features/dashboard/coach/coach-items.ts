/** What waits for a coach: the institution's standing, the plan, messages and the answers of families. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { BillingSubscription } from '@faircourt/contracts/billing';
import type { Affiliation } from '@faircourt/contracts/institutions';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyAnswers } from '@faircourt/contracts/requests';
import { DAY_MS } from '@faircourt/contracts/time';
import { Building2, CircleCheck, CircleSlash, Gauge, Hourglass, TriangleAlert } from 'lucide-react';
import { isAllowanceUsedUp } from '../../../domain/allowance/allowance-text.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { Format } from '../../../i18n/use-format.ts';
import { athletePath, PATHS, threadPath } from '../../../shell/paths.ts';
import { unreadItems } from '../waiting/unread-items.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

/** A verification that ends this soon is worth a word. */
const EXPIRES_SOON_DAYS = 30;
/** So long an answer counts as news; the page of requests keeps it. */
const ANSWER_DAYS = 7;
/** From here on a coach plans what to open. */
const FEW_LEFT = 5;
/** As the first of our emails about it. */
const TRIAL_SOON_DAYS = 3;

export interface CoachNews {
  affiliation: Affiliation | undefined;
  allowance: Allowance | undefined;
  subscription: BillingSubscription | null | undefined;
  answers: FamilyAnswers['answers'] | undefined;
  threads: readonly ThreadSummary[] | undefined;
}

interface Words {
  t: Translate;
  today: string;
  day: Format['day'];
}

/** What has not arrived says nothing. */
export function coachItems(news: CoachNews, words: Words): WaitingItem[] {
  return [
    ...(news.affiliation ? standing(news.affiliation, words) : []),
    ...(news.allowance ? quota(news.allowance, words) : []),
    ...(news.subscription ? billing(news.subscription, words) : []),
    ...unreadItems(news.threads, words),
    ...(news.answers ?? []).flatMap((answer) => answered(answer, words)),
  ];
}

function standing({ step, expires_on: expiresOn }: Affiliation, { t, today }: Words): WaitingItem[] {
  const icon = Building2;
  if (step !== 'verified') {
    return [
      {
        key: 'institution',
        urgency: step === 'waiting' ? 'news' : 'blocked',
        since: null,
        icon,
        title: t('institution.banner.dashboard.title'),
        text: [t('institution.banner.dashboard.text'), t(`institution.banner.next.${step}`)].join(' '),
        action: { label: t(`institution.banner.action.${step}`), to: PATHS.institution },
      },
    ];
  }
  if (expiresOn === null || daysUntil(expiresOn, today) > EXPIRES_SOON_DAYS) return [];
  return [
    {
      key: 'institution',
      urgency: 'asked',
      since: null,
      icon,
      title: t('waiting.institution.expiring', { days: Math.max(0, daysUntil(expiresOn, today)) }),
      action: { label: t('waiting.institution.renew'), to: PATHS.institution },
    },
  ];
}

function quota(allowance: Allowance, { t }: Words): WaitingItem[] {
  const { plan, left } = allowance;
  const isUsedUp = isAllowanceUsedUp(allowance);
  if (!isUsedUp && (left === null || left > FEW_LEFT)) return [];
  return [
    {
      key: 'allowance',
      urgency: isUsedUp ? 'blocked' : 'asked',
      since: null,
      icon: Gauge,
      title: plan === null ? t('waiting.plan.none') : t('waiting.plan.left', { count: left ?? 0 }),
      text: plan === null ? t('waiting.plan.none.text') : t('waiting.plan.left.text'),
      action: { label: t('waiting.plan.action'), to: PATHS.billing },
    },
  ];
}

/** Only the owner can do something about it. A plan that has ended says so by its allowance. */
function billing(subscription: BillingSubscription, { t, today, day }: Words): WaitingItem[] {
  const { stage, interval, is_owner: isOwner, cancels_on: cancelsOn } = subscription;
  if (!isOwner || cancelsOn !== null) return [];
  const { trial_ends_at: trialEnds, grace_ends_at: graceEnds } = subscription;
  const action = { label: t('waiting.plan.action'), to: PATHS.billing };
  if (stage === 'past_due' && graceEnds !== null) {
    return [
      {
        key: 'billing',
        urgency: 'asked',
        since: null,
        icon: TriangleAlert,
        title: t('waiting.past_due'),
        text: t('waiting.past_due.text', { day: day(graceEnds) }),
        action,
      },
    ];
  }
  if (stage !== 'trialing' || interval !== null || trialEnds === null) return [];
  const days = Math.max(0, daysUntil(trialEnds.slice(0, 10), today));
  if (days > TRIAL_SOON_DAYS) return [];
  return [
    {
      key: 'billing',
      urgency: 'asked',
      since: null,
      icon: Hourglass,
      title: t('waiting.trial.ending', { days }),
      text: t('waiting.trial.ending.text'),
      action,
    },
  ];
}

function answered(answer: FamilyAnswers['answers'][number], { t, today }: Words): WaitingItem[] {
  const { id, kind, status, athlete, thread_id: threadId, decided_at: decidedAt } = answer;
  if (daysUntil(today, decidedAt.slice(0, 10)) > ANSWER_DAYS) return [];
  const name = athlete?.name ?? t('lists.not_shown');
  const isApproved = status === 'approved';
  const to = threadId === null ? (athlete ? athletePath(athlete.id) : PATHS.requests) : threadPath(threadId);
  return [
    {
      key: `answer:${id}`,
      urgency: 'news',
      since: decidedAt,
      icon: isApproved ? CircleCheck : CircleSlash,
      title: t(`waiting.answer.${kind}.${status}`, { name }),
      action: {
        label: t(threadId && isApproved ? 'waiting.answer.write' : 'waiting.answer.open'),
        to: isApproved ? to : PATHS.requests,
      },
    },
  ];
}

export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
