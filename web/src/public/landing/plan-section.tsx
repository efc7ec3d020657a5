import type { Locale } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { Section, SectionHeading } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';
import { PLAN_OFFERS, type PlanOffer } from '../pricing/plan-offers.ts';
import { PlanPrice } from '../pricing/plan-price.tsx';

export function PlanSection({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <Section id="plans">
      <SectionHeading
        id="plans"
        eyebrow={t('public.landing.plans.eyebrow')}
        title={t('public.landing.plans.title')}
        lead={t('public.landing.plans.lead')}
      />
      <ul className="mt-6 grid gap-3.5 sm:mt-12 sm:grid-cols-2 sm:gap-6 xl:gap-4 lg:mt-16 lg:grid-cols-3 xl:grid-cols-5">
        {PLAN_OFFERS.map((offer, index) => (
          <PlanTeaser key={offer.plan} offer={offer} isFirst={index === 0} locale={locale} />
        ))}
      </ul>
    </Section>
  );
}

function PlanTeaser({ offer, isFirst, locale }: { offer: PlanOffer; isFirst: boolean; locale: Locale }) {
  const t = useText();
  const nameId = `plan-${offer.plan}`;
  return (
    <li
      className={cn(
        'relative flex flex-col rounded-lg border border-line bg-surface p-4 shadow-soft sm:p-6',
        offer.isMostPopular && 'border-ball ring-1 ring-ball',
      )}
    >
      {offer.isMostPopular && (
        <Badge tone="ball" className="absolute -top-3.5 left-5">
          {t('public.plans.most_popular')}
        </Badge>
      )}
      <h3 id={nameId} className="text-lg xl:min-h-[2lh]">
        {t(`public.plans.${offer.plan}.name`)}
      </h3>
      <PlanPrice offer={offer} className="mt-1 sm:mt-3 xl:flex-col xl:[&>:first-child]:text-2xl" />
      <p className="mt-1 mb-3 text-muted max-sm:text-sm sm:mt-4 sm:mb-7">
        {t(`public.plans.${offer.plan}.summary`)}
      </p>
      <a
        href={localePath(locale, PATHS.pricing)}
        aria-describedby={nameId}
        className={buttonClasses({
          variant: offer.isMostPopular ? 'accent' : 'secondary',
          width: 'full',
          class: 'mt-auto',
        })}
      >
        {t(isFirst ? 'public.landing.plans.get_started' : 'public.landing.plans.subscribe')}
      </a>
    </li>
  );
}
