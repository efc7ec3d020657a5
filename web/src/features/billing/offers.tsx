/** What can be chosen: Basic Scout, Pro Scout by the month, Pro Scout by the year with what that saves. */
import type { Billing, BillingCard } from '@faircourt/contracts/billing';
import { LIMITS } from '@faircourt/contracts/limits';
import { PRO_ANNUAL_SAVING, PRO_ANNUAL_SAVING_PERCENT } from '@faircourt/contracts/plan-prices';
import { CalendarClock, Check, CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useMoney } from '../../domain/billing/use-money.ts';
import type { MessageId } from '../../i18n/messages.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/class-names.ts';
import { useCard } from './card/card.queries.ts';
import { ChooseOffer } from './choose-offer.tsx';
import { changeWords, isBetter } from './offer-words.ts';

type Offer = Billing['offers'][number];

const POINTS: Record<Offer['plan'], readonly MessageId[]> = {
  basic_scout: ['billing.point.basic_profiles', 'billing.point.search', 'billing.point.email_support'],
  pro_scout: [
    'billing.point.all_profiles',
    'billing.point.tools',
    'billing.point.seats',
    'billing.point.priority_support',
  ],
};

export function Offers({ billing }: { billing: Billing }) {
  const t = useText();
  const titleId = useId();
  const stage = billing.subscription?.stage;
  const { data: card } = useCard();
  const current = billing.offers.find((offer) => offer.is_current) ?? null;
  const isChange = stage === 'active' || stage === 'past_due';
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={titleId} className="text-xl">
          {t(isChange ? 'billing.offers.change' : 'billing.offers')}
        </h2>
        <p className="max-w-2xl text-muted">
          {t(isChange ? changeWords(billing.subscription) : choiceWords(card))}
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {billing.offers.map((offer) => (
          <OfferCard
            key={`${offer.plan} ${offer.interval}`}
            offer={offer}
            label={t(isChange ? 'billing.change' : 'billing.choose')}
            // A plan that has ended can be bought again, just as it was.
            isTaken={offer.is_current && stage !== 'lapsed'}
            isBetter={isBetter(offer, current)}
          />
        ))}
      </ul>
    </section>
  );
}

function choiceWords(card: BillingCard | undefined): MessageId {
  if (card?.is_by_card) return 'billing.offers.text_by_card';
  return card?.can_check_out ? 'billing.offers.text_card' : 'billing.offers.text';
}

type OfferCardProps = { offer: Offer; label: string; isTaken: boolean; isBetter: boolean };

function OfferCard({ offer, label, isTaken, isBetter: isBest }: OfferCardProps) {
  const t = useText();
  const format = useFormat();
  const money = useMoney();
  const isAnnual = offer.interval === 'year';
  const saving = { amount_cents: PRO_ANNUAL_SAVING * 100, currency: 'USD' } as const;
  return (
    <li className="flex">
      <Card
        className={cn('flex w-full flex-col gap-4 p-5 sm:p-6', isTaken && 'border-court ring-1 ring-court')}
      >
        <h3 className="text-lg">
          {t(`auth.plan.${offer.plan}`)}
          <span className="text-muted"> · {t(`billing.interval.${offer.interval}`)}</span>
        </h3>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-heading text-3xl font-bold tabular-nums">{money(offer)}</span>
          <span className="text-muted">{t(`billing.per.${offer.interval}`)}</span>
        </p>
        {isAnnual && (
          <Badge tone="ball">
            {t('billing.offer.saving', {
              amount: money(saving),
              percent: format.number(PRO_ANNUAL_SAVING_PERCENT),
            })}
          </Badge>
        )}
        <ul className="flex flex-col gap-1.5">
          {POINTS[offer.plan].map((point) => (
            <li key={point} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
              {t(point, { seats: LIMITS.proScoutSeats, profiles: LIMITS.basicScoutProfilesPerMonth })}
            </li>
          ))}
        </ul>
        <div className="mt-auto flex flex-col gap-2 pt-2">
          {isTaken && (
            <Badge tone="court" icon={CircleCheck} className="self-center">
              {t('billing.offer.current')}
            </Badge>
          )}
          {offer.is_scheduled && (
            <Badge tone="caution" icon={CalendarClock} className="self-center">
              {t('billing.offer.scheduled')}
            </Badge>
          )}
          {!isTaken && !offer.is_scheduled && (
            <ChooseOffer offer={offer} label={label} variant={isBest ? 'accent' : 'secondary'} />
          )}
        </div>
      </Card>
    </li>
  );
}
