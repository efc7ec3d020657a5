import type { Locale } from '@faircourt/contracts/vocabulary';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { CONTAINER } from '../layout/section.tsx';
import { localePath } from '../locale-path.ts';

/** 404.html. enhance.ts logs the missing path. */
export function MissingPage({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <div
      className={`${CONTAINER} relative isolate grid min-h-[34rem] place-items-center overflow-clip py-24 text-center`}
    >
      <CentreCircle />
      <div className="max-w-xl">
        <p aria-hidden className="font-heading text-[5.5rem] leading-none text-ball-text tabular-nums">
          404
        </p>
        <h1 className="mt-5 text-3xl sm:text-4xl">{t('not_found.title')}</h1>
        <p className="mt-3 text-lg text-muted">{t('not_found.description')}</p>
        <div className="mt-9 flex flex-wrap justify-center gap-3">
          <a href={localePath(locale, '')} className={buttonClasses({ size: 'lg' })}>
            {t('not_found.home')}
          </a>
          <a
            href={localePath(locale, PATHS.learn)}
            className={buttonClasses({ variant: 'secondary', size: 'lg' })}
          >
            {t('public.not_found.learn')}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The centre circle of a court, drawn faintly around the words. */
function CentreCircle() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 400 400"
      fill="none"
      stroke="currentColor"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 w-[44rem] max-w-none -translate-x-1/2 -translate-y-1/2 text-line"
    >
      <circle cx="200" cy="200" r="150" />
      <circle cx="200" cy="200" r="198" strokeDasharray="8 10" />
    </svg>
  );
}
