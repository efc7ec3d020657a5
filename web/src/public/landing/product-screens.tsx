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

type ScreenName = 'search' | 'family' | 'profile';

interface Screen {
  name: ScreenName;
  width: number;
  height: number;
  className: string;
  /** A phone shows the page as a phone does: shrunk to its width, a desk cannot be read. */
  onPhone?: { name: string; width: number; height: number };
}

const SCREENS: readonly Screen[] = [
  {
    name: 'search',
    width: 1000,
    height: 650,
    className: 'md:col-span-2',
    onPhone: { name: 'search-phone', width: 560, height: 1120 },
  },
  { name: 'family', width: 560, height: 1120, className: '' },
  { name: 'profile', width: 560, height: 1120, className: '' },
];

/** On a phone they are a row that one swipes along, each almost as wide as the screen. */
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
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element that implies a group fits pictures
        role="group"
        aria-labelledby="screens-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone the row scrolls, by keyboard too
        tabIndex={0}
        className="mt-6 flex items-start gap-4 max-md:-mx-4 max-md:snap-x max-md:snap-mandatory max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-4 sm:mt-12 md:grid md:grid-cols-2 md:gap-8 lg:grid-cols-[2fr_1fr_1fr]"
      >
        {SCREENS.map((screen) => (
          <figure
            key={screen.name}
            className={cn('max-md:w-48 max-md:shrink-0 max-md:snap-start lg:col-span-1', screen.className)}
          >
            {(['light', 'dark'] as const).map((scheme) => (
              <ScreenPicture key={scheme} screen={screen} locale={locale} scheme={scheme} />
            ))}
            <figcaption className="mt-3 text-center text-muted max-sm:text-sm sm:mt-4">
              {t(`public.landing.screens.${screen.name}.text`)}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

type ScreenPictureProps = { screen: Screen; locale: Locale; scheme: 'light' | 'dark' };

function ScreenPicture({ screen, locale, scheme }: ScreenPictureProps) {
  const t = useText();
  const { name, width, height, onPhone } = screen;
  const isTall = width < height;
  return (
    <picture>
      {onPhone && (
        <source
          media="(width < 48rem)"
          srcSet={fileOf(onPhone.name, locale, scheme)}
          width={onPhone.width}
          height={onPhone.height}
        />
      )}
      <img
        src={fileOf(name, locale, scheme)}
        alt={t(`public.landing.screens.${name}.alt`)}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={cn(
          'h-auto w-full rounded-lg border border-line shadow-float',
          isTall && 'mx-auto max-w-72',
          scheme === 'light' ? 'dark:hidden' : 'hidden dark:block',
        )}
      />
    </picture>
  );
}

function fileOf(name: string, locale: Locale, scheme: string): string | undefined {
  return FILES[`../images/screens/${name}-${locale}-${scheme}.avif`];
}
