/** Three pages of the product as they are: `npm run screens` takes the pictures from the demo data. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { Section, SectionHeading } from '../layout/section.tsx';

const FILES = import.meta.glob<string>('../images/screens/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
});

const SCREENS: {
  name: 'search' | 'family' | 'profile';
  width: number;
  height: number;
  className: string;
}[] = [
  { name: 'search', width: 1000, height: 650, className: 'md:col-span-2' },
  { name: 'family', width: 560, height: 1120, className: '' },
  { name: 'profile', width: 560, height: 1120, className: '' },
];

export function ProductScreens({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <Section id="screens">
      <SectionHeading
        id="screens"
        eyebrow={t('public.landing.screens.eyebrow')}
        title={t('public.landing.screens.title')}
        lead={t('public.landing.screens.lead')}
      />
      <div className="mt-12 grid items-start gap-8 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        {SCREENS.map(({ name, width, height, className }) => (
          <figure key={name} className={cn('lg:col-span-1', className)}>
            {(['light', 'dark'] as const).map((scheme) => (
              <img
                key={scheme}
                src={FILES[`../images/screens/${name}-${locale}-${scheme}.avif`]}
                alt={t(`public.landing.screens.${name}.alt`)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                className={cn(
                  'h-auto w-full rounded-lg border border-line shadow-float',
                  width < height && 'mx-auto max-w-72',
                  scheme === 'light' ? 'dark:hidden' : 'hidden dark:block',
                )}
              />
            ))}
            <figcaption className="mt-4 text-center text-muted">
              {t(`public.landing.screens.${name}.text`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
