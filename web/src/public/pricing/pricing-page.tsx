/** /pricing: three figures, five plans, and the questions people ask before they pay. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { CONTAINER } from '../layout/section.tsx';
import { PlanCard } from './plan-card.tsx';
import { PLAN_OFFERS } from './plan-offers.ts';
import { PricingFaq } from './pricing-faq.tsx';
import { StatTiles } from './stat-tiles.tsx';

export function PricingPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <>
      <section className="relative isolate overflow-hidden bg-night text-on-night">
        <CourtArcs />
        <div className={`${CONTAINER} pt-9 pb-24 text-center sm:pt-18 sm:pb-36 lg:pt-24 lg:pb-44`}>
          <h1 className="mx-auto max-w-3xl text-3xl sm:text-5xl">{t('public.pricing.headline')}</h1>
          <p className="mx-auto mt-3 max-w-xl text-on-night-muted sm:mt-5 sm:text-lg">
            {t('public.pricing.lead')}
          </p>
        </div>
      </section>
      <div className={CONTAINER}>
        <StatTiles />
      </div>
      <section aria-labelledby="plans-title" className={`${CONTAINER} py-9 sm:py-18 lg:py-24`}>
        <h2 id="plans-title" className="text-center text-2xl sm:text-3xl lg:text-4xl">
          {t('public.pricing.plans.title')}
        </h2>
        <ul className="mt-7 grid gap-5 sm:mt-12 sm:gap-6 lg:mt-14 lg:grid-cols-6">
          {PLAN_OFFERS.map((offer, index) => (
            <PlanCard
              key={offer.plan}
              offer={offer}
              locale={locale}
              // Three plans, then two wide ones: five narrow columns would leave no room to read.
              className={index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'}
            />
          ))}
        </ul>
      </section>
      <PricingFaq locale={locale} />
    </>
  );
}

/** Half a court seen from above, faint behind the headline. */
function CourtArcs() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1200 480"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      preserveAspectRatio="xMidYMid slice"
      className="pointer-events-none absolute inset-0 -z-10 size-full text-white/7"
    >
      <path d="M600 0V480" />
      <circle cx="600" cy="210" r="120" />
      <path d="M0 10H90A200 200 0 0 1 90 410H0M0 130H190V290H0M190 150A60 60 0 0 1 190 270" />
      <path d="M1200 10H1110A200 200 0 0 0 1110 410H1200M1200 130H1010V290H1200M1010 150A60 60 0 0 0 1010 270" />
    </svg>
  );
}
