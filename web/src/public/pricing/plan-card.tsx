import type { Locale } from '@faircourt/contracts/vocabulary';
import { Check, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { localizeHref } from '../locale-path.ts';
import type { PlanOffer } from './plan-offers.ts';
import { PlanPrice } from './plan-price.tsx';
import { AnnualExtras, FOLLOWS_BILLING, ProPrice } from './pro-billing.tsx';

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
        'relative flex flex-col rounded-lg border border-line bg-surface p-5 shadow-soft sm:p-7 lg:p-9',
        offer.plan === 'pro_scout' && FOLLOWS_BILLING,
        offer.isMostPopular && 'border-ball shadow-float ring-1 ring-ball',
        className,
      )}
    >
      {offer.isMostPopular && (
        <Badge tone="ball" className="absolute -top-3.5 left-5 sm:left-7 lg:left-9">
          {t('public.plans.most_popular')}
        </Badge>
      )}
      <YoursBadge plan={offer.plan} />
      <h3 id={nameId} className="text-xl">
        {name}
      </h3>
      <p className="mt-1 text-muted max-sm:text-sm sm:mt-2 lg:min-h-[2lh]">
        {t(`public.plans.${offer.plan}.summary`)}
      </p>
      {offer.plan === 'pro_scout' ? <ProPrice /> : <PlanPrice offer={offer} className="mt-3 sm:mt-6" />}
      <PlanAction
        action={offer.action}
        offer={offer}
        locale={locale}
        className={offer.coachAction && 'coach:hidden'}
      />
      {offer.coachAction && (
        <PlanAction
          action={offer.coachAction}
          offer={offer}
          locale={locale}
          className="hidden coach:inline-flex"
        />
      )}
      <ul
        aria-label={t('public.pricing.features', { plan: name })}
        className="mt-4 space-y-1.5 max-sm:text-sm sm:mt-8 sm:space-y-3"
      >
        {offer.features.map(({ text, count }) => (
          <Feature key={text}>{t(text, count === undefined ? undefined : { count })}</Feature>
        ))}
      </ul>
      {offer.plan === 'pro_scout' && <AnnualExtras />}
      {offer.note && (
        <p className="mt-auto pt-4 text-sm text-muted sm:pt-8">
          <span className="block border-t border-line pt-3 sm:pt-5">{t(offer.note)}</span>
        </p>
      )}
    </li>
  );
}

type PlanActionProps = {
  action: PlanOffer['action'];
  offer: PlanOffer;
  locale: Locale;
  className?: string | undefined;
};

/** preferences.js knows before the first paint whether a coach reads the page; the style sheet shows one of two. */
function PlanAction({ action, offer, locale, className }: PlanActionProps) {
  const t = useText();
  return (
    <a
      href={localizeHref(locale, action.href)}
      aria-describedby={`plan-${offer.plan}`}
      className={cn(
        buttonClasses({ variant: offer.isMostPopular ? 'accent' : 'secondary', size: 'lg', width: 'full' }),
        'mt-4 sm:mt-7',
        className,
      )}
    >
      {t(action.text)}
    </a>
  );
}

/** Shown by own-plan.island.ts. On the edge of the card, so that nothing moves when it comes. */
function YoursBadge({ plan }: Pick<PlanOffer, 'plan'>) {
  const t = useText();
  const shown = { basic_scout: 'on-basic:inline-flex', pro_scout: 'on-pro:inline-flex' };
  if (plan !== 'basic_scout' && plan !== 'pro_scout') return null;
  return (
    <Badge
      tone="court"
      icon={CircleCheck}
      className={cn('absolute -top-3.5 right-5 hidden sm:right-7 lg:right-9', shown[plan])}
    >
      {t('public.pricing.coach.yours')}
    </Badge>
  );
}

function Feature({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-2.5 sm:gap-3">
      <Check aria-hidden className="size-5 shrink-0 text-court sm:mt-0.5" />
      {children}
    </li>
  );
}
