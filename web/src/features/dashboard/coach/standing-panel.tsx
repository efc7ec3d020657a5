/** The plan and what is left of it, and how the institution is verified. */
import type { Allowance } from '@faircourt/contracts/athlete-page';
import type { BillingSubscription } from '@faircourt/contracts/billing';
import type { Affiliation } from '@faircourt/contracts/institutions';
import { BadgeCheck, Building2, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import { allowanceText } from '../../../domain/allowance/allowance-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { daysUntil } from '../../../shell/clock/days-until.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { PATHS } from '../../../shell/paths.ts';
import { Meter } from '../../../ui/meter.tsx';
import { Panel } from './panel.tsx';

type StandingPanelProps = {
  affiliation: Affiliation | undefined;
  allowance: Allowance | undefined;
  subscription: BillingSubscription | null | undefined;
};

export function StandingPanel({ affiliation, allowance, subscription }: StandingPanelProps) {
  const t = useText();
  return (
    <Panel
      title={t('desk.standing.title')}
      more={
        <Link to={PATHS.team} className="text-sm text-court underline underline-offset-4">
          {t('app.navigation.team')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4 px-5 pt-3 pb-5">
        {allowance && <Quota allowance={allowance} />}
        {subscription && <TrialLine subscription={subscription} />}
        {affiliation?.institution && <Standing affiliation={affiliation} />}
      </div>
    </Panel>
  );
}

function Quota({ allowance }: { allowance: Allowance }) {
  const t = useText();
  const format = useFormat();
  const words = allowanceText(allowance, t, format);
  const { plan, limit, left } = allowance;
  return (
    <div className="flex flex-col gap-1.5">
      {plan && (
        <Link
          to={PATHS.billing}
          className="w-fit font-medium underline decoration-line-strong underline-offset-4"
        >
          {t(`auth.plan.${plan}`)}
        </Link>
      )}
      <p className="text-sm text-muted">{words}</p>
      {limit !== null && left !== null && plan !== null && (
        <Meter
          label={t('desk.standing.quota')}
          value={left}
          max={limit}
          valueText={words}
          tone={left <= limit / 10 ? 'caution' : 'court'}
        />
      )}
    </div>
  );
}

function TrialLine({
  subscription: { stage, trial_ends_at: endsAt },
}: {
  subscription: BillingSubscription;
}) {
  const t = useText();
  const today = useToday();
  if (stage !== 'trialing' || endsAt === null) return null;
  const days = Math.max(0, daysUntil(endsAt.slice(0, 10), today));
  return (
    <p className="flex items-center gap-2.5">
      <Hourglass aria-hidden className="size-5 shrink-0 text-court" />
      <Link to={PATHS.billing} className="text-court underline decoration-court/35 underline-offset-4">
        {t('desk.standing.trial', { days })}
      </Link>
    </p>
  );
}

function Standing({ affiliation: { institution, step, expires_on } }: { affiliation: Affiliation }) {
  const t = useText();
  const format = useFormat();
  const Icon = step === 'verified' ? BadgeCheck : Building2;
  return (
    <p className="flex items-start gap-2.5">
      <Icon
        aria-hidden
        className={
          step === 'verified' ? 'mt-0.5 size-5 shrink-0 text-verified' : 'mt-0.5 size-5 shrink-0 text-muted'
        }
      />
      <span className="min-w-0">
        <Link
          to={PATHS.institution}
          className="font-medium break-words underline decoration-line-strong underline-offset-4"
        >
          {institution?.name}
        </Link>
        <span className="block text-sm text-muted">
          {step === 'verified' && expires_on
            ? t('desk.standing.verified', { day: format.day(expires_on) })
            : t(`institution.step.${step}`)}
        </span>
      </span>
    </p>
  );
}
