import type { Locale } from '@faircourt/contracts/vocabulary';
import { useText } from '../../../i18n/use-text.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import avif1600 from '../../images/carousel-1-ball-1600.avif';
import webp1600 from '../../images/carousel-1-ball-1600.webp';
import avif800 from '../../images/carousel-1-ball-800.avif';
import webp800 from '../../images/carousel-1-ball-800.webp';
import { articlesIn } from '../articles/articles.ts';
import { HubSearchForm } from '../search/hub-search-form.tsx';

const SIZES = '(min-width: 1024px) 30rem, 100vw';

export function HubHero({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <header className="border-b border-line bg-surface">
      <div
        className={cn(CONTAINER, 'grid items-center gap-10 py-8 sm:py-12 lg:grid-cols-[1fr_30rem] lg:py-16')}
      >
        <div>
          <p className="text-sm font-semibold text-ball-text">{t('public.learn.hub.headline')}</p>
          <h1 className="mt-3 text-4xl sm:text-5xl">{t('public.learn.title')}</h1>
          <p className="mt-3 max-w-xl text-lg sm:mt-5 text-muted">
            {t('public.learn.hub.lead', { count: articlesIn(locale).length })}
          </p>
          <HubSearchForm locale={locale} />
        </div>
        <picture>
          <source type="image/avif" srcSet={`${avif800} 800w, ${avif1600} 1600w`} sizes={SIZES} />
          <img
            src={webp800}
            srcSet={`${webp800} 800w, ${webp1600} 1600w`}
            sizes={SIZES}
            width={1600}
            height={1000}
            // Phones do not show it, and a lazy picture that is not shown is not fetched.
            loading="lazy"
            alt={t('public.learn.hub.picture_alt')}
            className="aspect-8/5 w-full rounded-lg object-cover max-lg:hidden"
          />
        </picture>
      </div>
    </header>
  );
}
