import type { Locale } from '@faircourt/contracts/vocabulary';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { localizeHref } from '../locale-path.ts';
import type { PlanOffer } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';
import { AnnualExtras, ProPrice } from './pro-billing.tsx';

export function PlanCard({
  offer,
  locale,
  className,
}: {
  offer: PlanOffer;
  locale: Locale;
  className?: string;
}) {
  const t = useText();
  const nameId = `plan-${offer.plan}`;
  const name = t(`public.plans.${offer.plan}.name`);
  return (
    <li
      className={cn(
        'group/plan relative flex flex-col rounded-lg border border-line bg-surface p-7 shadow-soft lg:p-9',
        offer.isMostPopular && 'border-ball shadow-float ring-1 ring-ball',
        className,
      )}
    >
      {offer.isMostPopular && (
        <Badge tone="ball" className="absolute -top-3.5 left-7 lg:left-9">
          {t('public.plans.most_popular')}
        </Badge>
      )}
      <h3 id={nameId} className="text-xl">
        {name}
      </h3>
      <p className="mt-2 text-muted lg:min-h-[2lh]">{t(`public.plans.${offer.plan}.summary`)}</p>
      {offer.plan === 'pro_scout' ? <ProPrice /> : <PlanPrice offer={offer} className="mt-6" />}
      <a
        href={localizeHref(locale, offer.action.href)}
        aria-describedby={nameId}
        className={buttonClasses({
          variant: offer.isMostPopular ? 'accent' : 'secondary',
          size: 'lg',
          width: 'full',
          class: 'mt-7',
        })}
      >
        {t(offer.action.text)}
      </a>
      <ul aria-label={t('public.pricing.features', { plan: name })} className="mt-8 space-y-3">
        {offer.features.map(({ text, count }) => (
          <Feature key={text}>{t(text, count === undefined ? undefined : { count })}</Feature>
        ))}
      </ul>
      {offer.plan === 'pro_scout' && <AnnualExtras />}
      {offer.note && (
        <p className="mt-auto pt-8 text-sm text-muted">
          <span className="block border-t border-line pt-5">{t(offer.note)}</span>
        </p>
      )}
    </li>
  );
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
      {children}
    </li>
  );
}
