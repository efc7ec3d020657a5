import { useText } from '../../../i18n/use-text.ts';
import { CONTAINER } from '../../layout/section.tsx';
import { cn } from '../../../ui/class-names.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { SIGN_UP } from '../learn-paths.ts';

export function CallToAction() {
  const t = useText();
  return (
    <section aria-labelledby="create-profile" className={cn(CONTAINER, 'pb-10 sm:pb-20 print:hidden')}>
      <div className="relative isolate overflow-hidden rounded-lg border border-line bg-night px-5 py-8 text-on-night sm:px-12 sm:py-14">
        <CourtArc />
        <h2 id="create-profile" className="max-w-xl text-2xl sm:text-3xl">
          {t('public.learn.cta.title')}
        </h2>
        <p className="mt-3 max-w-xl text-on-night-muted sm:text-lg">{t('public.learn.cta.text')}</p>
        <a href={SIGN_UP} className={`${buttonClasses({ variant: 'accent', size: 'lg' })} mt-5 sm:mt-7`}>
          {t('public.learn.cta.button')}
        </a>
      </div>
    </section>
  );
}

/** The key and the three-point line of a court, seen from above. */
function CourtArc() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 300 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="pointer-events-none absolute -right-10 bottom-0 -z-10 h-full max-h-96 text-on-night opacity-10 max-lg:hidden"
    >
      <path d="M20 300v-60a130 130 0 0 1 260 0v60" />
      <path d="M105 300v-120h90v120" />
      <circle cx="150" cy="180" r="45" />
    </svg>
  );
}
