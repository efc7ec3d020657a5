import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import {
  BadgeCheck,
  BookOpenText,
  CircleDollarSign,
  IdCard,
  ScanSearch,
  ShieldCheck,
  type LucideIcon,
} from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Section, SectionHeading } from '../layout/section.tsx';
import { useDollars } from '../use-dollars.ts';

const FEATURES: {
  name: 'profiles' | 'guardian' | 'verified' | 'search' | 'nil' | 'plans';
  icon: LucideIcon;
}[] = [
  { name: 'profiles', icon: IdCard },
  { name: 'guardian', icon: ShieldCheck },
  { name: 'verified', icon: BadgeCheck },
  { name: 'search', icon: ScanSearch },
  { name: 'nil', icon: BookOpenText },
  { name: 'plans', icon: CircleDollarSign },
];

export function FeatureGrid() {
  const t = useText();
  const dollars = useDollars();
  const price = dollars(PLAN_PRICES.basic_scout.monthly);
  return (
    <Section id="features">
      <SectionHeading
        id="features"
        eyebrow={t('public.landing.features.eyebrow')}
        title={t('public.landing.features.title')}
        lead={t('public.landing.features.lead')}
      />
      <ul className="mt-6 grid sm:mt-12 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-soft sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {FEATURES.map(({ name, icon: Icon }) => (
          <li key={name} className="bg-surface p-4 sm:p-7 lg:p-9">
            {/* On a phone the words have the whole width, and the sign is beside the title. */}
            <h3 className="flex items-center gap-3 text-lg sm:flex-col sm:items-start sm:gap-6">
              <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-md bg-court-soft text-court sm:size-11">
                <Icon aria-hidden className="size-4.5 sm:size-5.5" />
              </span>
              {t(`public.landing.features.${name}.title`, { price })}
            </h3>
            <p className="mt-1.5 text-muted max-sm:text-sm">{t(`public.landing.features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
