/** What waits for a coach: the institution's standing, the plan, messages and the answers of families. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { BillingSubscription } from '@faircourt/contracts/billing';
import type { Affiliation } from '@faircourt/contracts/institutions';
import type { ThreadSummary } from '@faircourt/contracts/messages';
import type { FamilyAnswers } from '@faircourt/contracts/requests';
import {
  Building2,
  CircleCheck,
  CircleSlash,
  Gauge,
  Hourglass,
  MailCheck,
  TriangleAlert,
} from 'lucide-react';
import { isAllowanceUsedUp } from '../../../domain/allowance/allowance-text.ts';
import { expiresSoonIn, freshAnswers, isInstitutionTurn } from '../../../domain/waiting/coach-waiting.ts';
import type { SeenAnswers } from '../../../domain/waiting/seen-answers.ts';
import type { Translate } from '../../../i18n/messages.ts';
import type { Format } from '../../../i18n/use-format.ts';
import { daysUntil } from '../../../shell/clock/days-until.ts';
import { athletePath, PATHS, sentRequestsPath, threadPath } from '../../../shell/paths.ts';
import { unreadItems } from '../waiting/unread-items.ts';
import type { WaitingItem } from '../waiting/waiting-item.ts';

/** From here on a coach plans what to open. */
const FEW_LEFT = 5;
/** As the first of our emails about it. */
const TRIAL_SOON_DAYS = 3;

export interface CoachNews {
  affiliation: Affiliation | undefined;
  allowance: Allowance | undefined;
  subscription: BillingSubscription | null | undefined;
  answers: FamilyAnswers | undefined;
  seenAnswers: SeenAnswers;
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
    // First, since the code of a trial that waits is what everything else waits for.
    ...(news.allowance ? quota(news.allowance, words) : []),
    ...(news.affiliation ? standing(news.affiliation, words) : []),
    ...(news.subscription ? billing(news.subscription, words) : []),
    ...unreadItems(news.threads, words),
    ...answers(news, words),
  ];
}

function standing(affiliation: Affiliation, { t, today }: Words): WaitingItem[] {
  const { step } = affiliation;
  const icon = Building2;
  if (step !== 'verified') {
    return [
      {
        key: 'institution',
        urgency: isInstitutionTurn(affiliation, today) ? 'blocked' : 'news',
        since: null,
        icon,
        title: t('institution.banner.dashboard.title'),
        text: [t('institution.banner.dashboard.text'), t(`institution.banner.next.${step}`)].join(' '),
        action: { label: t(`institution.banner.action.${step}`), to: PATHS.institution },
      },
    ];
  }
  const days = expiresSoonIn(affiliation, today);
  if (days === null) return [];
  return [
    {
      key: 'institution',
      urgency: 'asked',
      since: null,
      icon,
      title: t('waiting.institution.expiring', { days }),
      action: { label: t('waiting.institution.renew'), to: PATHS.institution },
    },
  ];
}

function quota(allowance: Allowance, { t }: Words): WaitingItem[] {
  const { plan, waiting_trial: waiting, left } = allowance;
  if (waiting !== null) {
    return [
      {
        key: 'allowance',
        urgency: 'blocked',
        since: null,
        icon: MailCheck,
        title: t('waiting.plan.waits', { plan: t(`auth.plan.${waiting}`) }),
        text: t('waiting.plan.waits.text'),
        action: { label: t('mailbox.open'), to: PATHS.confirmEmail },
      },
    ];
  }
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

function answers({ answers, seenAnswers: { seen, see } }: CoachNews, words: Words): WaitingItem[] {
  if (!answers) return [];
  return freshAnswers(answers, words.today, seen).map((answer) => answered(answer, words, see));
}

function answered(
  answer: FamilyAnswers['answers'][number],
  { t }: Words,
  see: SeenAnswers['see'],
): WaitingItem {
  const { id, kind, status, athlete, thread_id: threadId, decided_at: decidedAt } = answer;
  const name = athlete?.name ?? t('lists.not_shown');
  const isApproved = status === 'approved';
  const to =
    threadId === null
      ? athlete
        ? athletePath(athlete.id)
        : sentRequestsPath('approved')
      : threadPath(threadId);
  return {
    key: `answer:${id}`,
    urgency: 'news',
    since: decidedAt,
    icon: isApproved ? CircleCheck : CircleSlash,
    title: t(`waiting.answer.${kind}.${status}`, { name }),
    action: isApproved
      ? {
          label: t(threadId ? 'waiting.answer.write' : 'waiting.answer.open'),
          to,
          onFollow: () => see([id]),
        }
      : // The page of requests marks there what is new.
        { label: t('waiting.answer.open'), to: sentRequestsPath('declined') },
  };
}
