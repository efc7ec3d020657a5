import { PLAN_PRICES } from '@faircourt/contracts/plan-prices';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { CONTAINER } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';
import { useDollars } from '../use-dollars.ts';
import { HeroPicture } from './hero-picture.tsx';

export function Hero({ locale }: { locale: Locale }) {
  const t = useText();
  const dollars = useDollars();
  return (
    <section className="relative isolate overflow-hidden bg-[#0b1326] text-on-night">
      <HeroPicture />
      <div
        className={cn(
          CONTAINER,
          'relative -mt-8 flex flex-col justify-center pb-9 md:mt-0 md:min-h-[38rem] md:py-20 lg:min-h-[44rem]',
        )}
      >
        <div className="max-w-lg xl:max-w-3xl">
          <p className="mb-3 text-sm font-semibold text-ball-on-night">{t('public.landing.eyebrow')}</p>
          <h1 className="text-4xl text-white sm:text-5xl">
            {sentencesOf(t('public.landing.headline')).map((sentence) => (
              <span key={sentence} className="block">
                {`${sentence} `}
              </span>
            ))}
          </h1>
          <p className="mt-4 max-w-lg text-lg text-[#d5dbe8]">{t('public.landing.lead')}</p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-9">
            <a
              href={`${PATHS.auth}?mode=signup`}
              className={cn(buttonClasses({ variant: 'accent', size: 'lg' }), 'focus-visible:outline-white')}
            >
              {t('public.landing.primary')}
            </a>
            <a
              href={localePath(locale, PATHS.learn)}
              className={cn(
                buttonClasses({ variant: 'ghost', size: 'lg' }),
                'border border-white/35 text-white hover:bg-white/10 focus-visible:outline-white',
              )}
            >
              {t('public.landing.secondary')}
            </a>
          </div>
          <p className="mt-5 max-w-md text-sm sm:mt-8 text-[#d5dbe8]">
            {t('public.landing.hero_note', { price: dollars(PLAN_PRICES.basic_scout.monthly) })}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Each sentence of the headline has a line of its own. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.) /);
}
