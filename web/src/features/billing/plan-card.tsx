/** The plan at one glance: stage, trial, allowance, seats, the next charge, and how it is ended or kept. */
import type { Billing, BillingSubscription } from '@faircourt/contracts/billing';
import { LIMITS } from '@faircourt/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { allowanceText } from '../../domain/allowance/allowance-text.ts';
import { allowanceQuery } from '../../domain/allowance/allowance.query.ts';
import { useMoney } from '../../domain/billing/use-money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from '../../shell/clock/use-clock.ts';
import { PATHS } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardFooter, CardTitle } from '../../ui/card.tsx';
import { Meter, Progress } from '../../ui/meter.tsx';
import { CancelPlan } from './cancel-plan.tsx';
import { LockedNow } from './locked-now.tsx';
import { ResumePlan } from './resume-plan.tsx';
import { ScheduledChange } from './scheduled-change.tsx';
import { daysLeft, stageWords } from './stage-words.ts';

type PlanCardProps = { subscription: BillingSubscription; can: Billing['can'] };

export function PlanCard({ subscription, can }: PlanCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const now = useNow(subscription.trial_ends_at);
  const { badge, tone, icon, text } = stageWords(subscription, { t, format, now });
  const { plan, interval, stage, trial_ends_at: trialEnds, scheduled } = subscription;
  return (
    <Card aria-labelledby={titleId}>
      <CardContent className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <CardTitle id={titleId} className="text-2xl">
              {t(`auth.plan.${plan}`)}
              {interval && <span className="text-muted"> · {t(`billing.interval.${interval}`)}</span>}
            </CardTitle>
            <Badge tone={tone} icon={icon}>
              {badge}
            </Badge>
          </div>
          <p className="max-w-2xl">{text}</p>
        </div>
        {stage === 'trialing' && trialEnds !== null && <TrialBar left={daysLeft(trialEnds, now)} />}
        {stage === 'lapsed' && <LockedNow />}
        {scheduled && <ScheduledChange scheduled={scheduled} canKeep={can.keep} />}
        <dl className="grid gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-3">
          <Allowance />
          <Seats subscription={subscription} />
          <NextCharge subscription={subscription} />
        </dl>
      </CardContent>
      {(can.cancel || can.resume) && (
        <CardFooter>
          {can.resume && <ResumePlan subscription={subscription} />}
          {can.cancel && <CancelPlan plan={plan} stage={stage} />}
        </CardFooter>
      )}
    </Card>
  );
}

function TrialBar({ left }: { left: number }) {
  const t = useText();
  const words = t('billing.trial.left', { count: left });
  return (
    <div className="flex max-w-md flex-col gap-1.5">
      <p className="text-sm font-medium">{words}</p>
      <Progress
        label={t('billing.trial')}
        value={Math.max(0, LIMITS.trialDays - left)}
        max={LIMITS.trialDays}
        valueText={words}
        tone={left <= 3 ? 'caution' : 'court'}
      />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col gap-1.5 font-medium">{children}</dd>
    </div>
  );
}

function Allowance() {
  const t = useText();
  const format = useFormat();
  const { data: allowance, isError } = useQuery(allowanceQuery);
  const words = allowance && allowanceText(allowance, t, format);
  return (
    <Fact label={t('billing.allowance')}>
      <span>{words ?? t(isError ? 'billing.allowance.unknown' : 'app.loading')}</span>
      {allowance && allowance.plan !== null && allowance.limit !== null && (
        <Meter
          label={t('billing.allowance')}
          value={allowance.used}
          max={allowance.limit}
          valueText={words ?? ''}
          tone={allowance.used >= allowance.limit * 0.9 ? 'caution' : 'court'}
        />
      )}
    </Fact>
  );
}

function Seats({ subscription: { seats } }: { subscription: BillingSubscription }) {
  const t = useText();
  return (
    <Fact label={t('billing.seats')}>
      <Link
        to={PATHS.team}
        className="w-fit text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
      >
        {t('billing.seats.used', { used: seats.used, max: seats.max })}
      </Link>
    </Fact>
  );
}

function NextCharge({ subscription: { next_charge: charge } }: { subscription: BillingSubscription }) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  return (
    <Fact label={t('billing.next_charge')}>
      {charge === null ? (
        <span>{t('billing.next_charge.none')}</span>
      ) : (
        <>
          <span className="tabular-nums">
            {t('billing.next_charge.on', { amount: money(charge), date: format.day(charge.on) })}
          </span>
          <span className="text-sm font-normal text-muted">
            {t(`auth.plan.${charge.plan}`)} · {t(`billing.interval.${charge.interval}`)}
          </span>
        </>
      )}
    </Fact>
  );
}
