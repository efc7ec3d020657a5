/** The stage of a subscription in a reader's words: what it is, until when, and what follows. */
import type { BillingSubscription } from '@faircourt/contracts/billing';
import { DAY_MS } from '@faircourt/contracts/time';
import { Ban, CircleCheck, Hourglass, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

interface Words {
  t: Translate;
  format: Pick<Format, 'day'>;
  now: number;
}

export interface StageWords {
  badge: string;
  tone: BadgeTone;
  icon: LucideIcon;
  /** What it means, in one or two sentences. */
  text: string;
}

export function stageWords(subscription: BillingSubscription, words: Words): StageWords {
  const { stage, cancels_on: cancelsOn } = subscription;
  const { t, format } = words;
  if (cancelsOn !== null && stage !== 'lapsed') {
    return {
      badge: t('billing.stage.cancelled'),
      tone: 'caution',
      icon: Ban,
      text: t(
        subscription.is_ended_by_suspension ? 'billing.stage.suspended.text' : 'billing.stage.cancelled.text',
        { date: format.day(cancelsOn) },
      ),
    };
  }
  const looks = LOOKS[stage];
  return { ...looks, badge: t(`billing.stage.${stage}`), text: textOf(subscription, words) };
}

const LOOKS: Record<BillingSubscription['stage'], { tone: BadgeTone; icon: LucideIcon }> = {
  trialing: { tone: 'court', icon: Hourglass },
  active: { tone: 'verified', icon: CircleCheck },
  past_due: { tone: 'stop', icon: TriangleAlert },
  lapsed: { tone: 'stop', icon: Ban },
};

function textOf(subscription: BillingSubscription, { t, format, now }: Words): string {
  const { stage, interval, trial_ends_at: trialEnds, period_to: periodTo } = subscription;
  const day = (at: string | null) => (at === null ? '' : format.day(at));
  switch (stage) {
    case 'trialing':
      // Before the mailbox is confirmed the trial has not begun.
      if (trialEnds === null) return t('billing.stage.trialing.before');
      return t(interval === null ? 'billing.stage.trialing.text' : 'billing.stage.trialing.chosen', {
        days: daysLeft(trialEnds, now),
        date: day(trialEnds),
      });
    case 'active':
      return subscription.is_on_account
        ? t('billing.stage.on_account.text', { due: day(subscription.open_invoice?.due_on ?? null) })
        : t('billing.stage.active.text', { date: day(periodTo) });
    case 'past_due':
      return t('billing.stage.past_due.text', { date: day(subscription.grace_ends_at) });
    case 'lapsed':
      return t(subscription.open_invoice ? 'billing.stage.lapsed.waiting' : 'billing.stage.lapsed.text');
  }
}

/** A day that has begun counts: on the last day one is left. */
export function daysLeft(until: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS));
}
