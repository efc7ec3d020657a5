/** The three promises beside what they look like to a coach. */
import { BadgeCheck, MessageSquareLock, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Section, SectionHeading } from '../layout/section.tsx';
import { SampleProfile } from './sample-profile.tsx';

const PROMISES: { name: 'release' | 'verified' | 'contact'; icon: LucideIcon }[] = [
  { name: 'release', icon: ShieldCheck },
  { name: 'verified', icon: BadgeCheck },
  { name: 'contact', icon: MessageSquareLock },
];

export function PromiseSection() {
  const t = useText();
  return (
    <Section
      id="promises"
      tone="sunken"
      className="grid items-center gap-7 sm:gap-14 lg:grid-cols-[1.15fr_1fr] lg:gap-20"
    >
      <div>
        <SectionHeading
          id="promises"
          eyebrow={t('public.landing.promises.eyebrow')}
          title={t('public.landing.promises.title')}
        />
        <ol className="mt-5 space-y-4 sm:mt-10 sm:space-y-8">
          {PROMISES.map(({ name, icon: Icon }) => (
            <li key={name} className="flex gap-3 sm:gap-5">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-verified" />
              <div>
                <h3 className="text-lg">{t(`public.landing.promises.${name}.title`)}</h3>
                <p className="mt-1 max-w-lg text-muted max-sm:text-sm sm:mt-1.5">
                  {t(`public.landing.promises.${name}.text`)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <SampleProfile />
    </Section>
  );
}
