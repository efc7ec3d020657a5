/** The case for verified data as arithmetic: what one trip costs, drawn to scale against months of a plan. */
import { AVERAGE_SCOUTING_TRIP, PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { ArrowRight, FileCheck, Plane, type LucideIcon } from 'lucide-react';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';
import { SavingsChart } from './savings-chart.tsx';

const MONTHS_PER_TRIP = Math.floor(AVERAGE_SCOUTING_TRIP / PLAN_PRICES.basic_scout.monthly);

const POINTS: { name: 'travel' | 'staff'; icon: LucideIcon }[] = [
  { name: 'travel', icon: Plane },
  { name: 'staff', icon: FileCheck },
];

export function SavingsSection({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <Section id="savings" className="grid items-center gap-7 sm:gap-14 lg:grid-cols-[1fr_1.15fr] lg:gap-20">
      <div>
        <SectionHeading
          id="savings"
          eyebrow={t('public.landing.savings.eyebrow')}
          title={t('public.landing.savings.title', { count: MONTHS_PER_TRIP })}
          lead={t('public.landing.savings.lead')}
        />
        <ul className="mt-5 space-y-4 sm:mt-9 sm:space-y-6">
          {POINTS.map(({ name, icon: Icon }) => (
            <li key={name} className="flex gap-4">
              <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-court" />
              <div>
                <h3 className="font-sans text-base font-semibold tracking-normal">
                  {t(`public.landing.savings.${name}.title`)}
                </h3>
                <p className="mt-1 max-w-md text-muted max-sm:text-sm">
                  {t(`public.landing.savings.${name}.text`)}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <a
          href={localePath(locale, PATHS.pricing)}
          className={buttonClasses({ variant: 'secondary', size: 'lg', class: 'mt-5 sm:mt-10' })}
        >
          {t('public.landing.savings.link')}
          <ArrowRight aria-hidden />
        </a>
      </div>
      <SavingsChart monthCount={MONTHS_PER_TRIP} />
    </Section>
  );
}
