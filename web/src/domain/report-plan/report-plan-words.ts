/** The report's subscription in a reader's words: what it is, until when, and what follows. */
import { LIMITS } from '@faircourt/contracts/limits';
import type { ReportPlan } from '@faircourt/contracts/report-plan';
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

export interface ReportPlanWords {
  badge: { text: string; tone: BadgeTone; icon: LucideIcon } | null;
  text: string;
}

export function reportPlanWords(
  { subscription, trial, card }: Pick<ReportPlan, 'subscription' | 'trial' | 'card'>,
  { t, format, now }: Words,
): ReportPlanWords {
  if (subscription === null) {
    const isUsed = trial === 'used_elsewhere';
    return { badge: null, text: t(isUsed ? 'report_plan.trial.used' : 'report_plan.stage.none') };
  }
  const day = (at: string | null) => (at === null ? '' : format.day(at));
  const { stage, cancels_on: cancelsOn, trial_ends_at: trialEnds, open_invoice: open } = subscription;
  if (cancelsOn !== null && stage !== 'lapsed') {
    return {
      badge: { text: t('billing.stage.cancelled'), tone: 'caution', icon: Ban },
      text: t(
        subscription.is_ended_by_suspension ? 'billing.stage.suspended.text' : 'report_plan.stage.cancelled',
        { date: day(cancelsOn) },
      ),
    };
  }
  switch (stage) {
    case 'trialing':
      return {
        badge: { text: t('billing.stage.trialing'), tone: 'court', icon: Hourglass },
        text: t(subscription.interval === null ? 'report_plan.stage.trialing' : 'report_plan.stage.chosen', {
          date: day(trialEnds),
          days: daysLeft(trialEnds ?? '', now),
        }),
      };
    case 'active':
      return {
        badge: { text: t('billing.stage.active'), tone: 'verified', icon: CircleCheck },
        text: subscription.is_on_account
          ? t('billing.stage.on_account.text', { due: day(open?.due_on ?? null) })
          : t('billing.stage.active.text', { date: day(subscription.period_to) }),
      };
    case 'past_due':
      return {
        badge: { text: t('billing.stage.past_due'), tone: 'stop', icon: TriangleAlert },
        text: t(card.is_by_card ? 'report_plan.stage.card_refused' : 'report_plan.stage.past_due', {
          date: day(subscription.grace_ends_at),
        }),
      };
    case 'lapsed':
      return open
        ? {
            badge: { text: t('report_plan.stage.ordered'), tone: 'court', icon: Hourglass },
            text: t('report_plan.stage.ordered.text'),
          }
        : {
            badge: { text: t('billing.stage.lapsed'), tone: 'stop', icon: Ban },
            text: t('report_plan.stage.lapsed'),
          };
  }
}

/** A day that has begun counts: on the last day one is left. The page's clock may be a moment behind that of the server. */
function daysLeft(until: string, now: number): number {
  const days = Math.ceil((Date.parse(until) - now) / DAY_MS);
  return Math.min(LIMITS.trialDays, Math.max(0, days));
}
