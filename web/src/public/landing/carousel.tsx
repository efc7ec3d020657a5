import { CAROUSEL_INTERVAL_MS } from '@faircourt/contracts/limits';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { CONTAINER, SectionHeading } from '../layout/section.tsx';
import { ResponsivePicture } from '../responsive-picture.tsx';
import { CAROUSEL_PICTURES } from './carousel-pictures.ts';

const CONTROL_CLASSES =
  'flex size-11 items-center justify-center rounded-full border border-line-strong/60 bg-surface text-ink transition-colors hover:border-line-strong hover:bg-raised';

/** The controls come before the pictures, so that people who use a keyboard or a screen reader can stop them first. */
export function Carousel() {
  const t = useText();
  return (
    <section
      data-carousel={CAROUSEL_INTERVAL_MS}
      aria-roledescription={t('public.landing.carousel.role')}
      aria-label={t('public.landing.carousel.label')}
      className="group/carousel border-y border-line bg-sunken"
    >
      <div className={`${CONTAINER} pt-9 pb-2 sm:pt-18 sm:pb-8 lg:pt-28 lg:pb-14`}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <SectionHeading
            id="carousel"
            eyebrow={t('public.landing.carousel.eyebrow')}
            title={t('public.landing.carousel.title')}
            lead={t('public.landing.carousel.lead')}
          />
          <Controls />
        </div>
        <Frame />
        <Dots />
      </div>
    </section>
  );
}

/** In the page from the start but invisible until the island lives, so that nothing moves when they appear. */
function Controls() {
  const t = useText();
  const pause = t('public.landing.carousel.pause');
  return (
    <div className="invisible flex gap-2 group-data-alive/carousel:visible">
      <button
        type="button"
        data-carousel-pause=""
        data-pause-label={pause}
        data-play-label={t('public.landing.carousel.play')}
        aria-label={pause}
        title={pause}
        className={`${CONTROL_CLASSES} motion-reduce:hidden`}
      >
        <Pause aria-hidden className="size-5 group-data-paused/carousel:hidden" />
        <Play aria-hidden className="hidden size-5 group-data-paused/carousel:block" />
      </button>
      <button
        type="button"
        data-carousel-step="-1"
        aria-label={t('public.landing.carousel.previous')}
        title={t('public.landing.carousel.previous')}
        className={CONTROL_CLASSES}
      >
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        data-carousel-step="1"
        aria-label={t('public.landing.carousel.next')}
        title={t('public.landing.carousel.next')}
        className={CONTROL_CLASSES}
      >
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/**
 * All pictures lie on one another and the current one is visible; without scripts they form a row that scrolls
 * sideways. Which of the two is decided by the style sheet, because a frame that changes when the island arrives
 * counts as a jump of the page.
 */
function Frame() {
  const t = useText();
  return (
    <div
      data-carousel-frame=""
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without scripts the row itself scrolls, by keyboard too
      tabIndex={0}
      className="mt-5 grid touch-pan-y sm:mt-10 overflow-hidden rounded-lg bg-night shadow-soft noscript:flex noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto lg:mt-14"
    >
      {CAROUSEL_PICTURES.map(({ name, files }, index) => (
        <div
          key={name}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element that implies a group fits a picture
          role="group"
          data-current={index === 0 ? '' : undefined}
          aria-roledescription={t('public.landing.carousel.slide_role')}
          aria-label={t('public.landing.carousel.position', {
            index: index + 1,
            count: CAROUSEL_PICTURES.length,
          })}
          className="invisible relative aspect-[4/3] w-full shrink-0 snap-start opacity-0 transition-[opacity,visibility] duration-250 [grid-area:1/1] data-current:visible data-current:opacity-100 sm:aspect-[16/10] lg:aspect-[2/1] noscript:visible noscript:opacity-100"
        >
          <ResponsivePicture
            files={files}
            width={1600}
            height={1000}
            sizes="(width < 40rem) 150vw, (width < 80rem) 100vw, 76rem"
            alt={t(`public.landing.carousel.${name}.alt`)}
            className="absolute inset-0"
          />
          <p className="absolute inset-x-0 bottom-0 bg-linear-to-t from-[#070c18]/90 via-[#070c18]/60 to-transparent px-6 pt-24 pb-7 sm:px-10 sm:pb-9">
            <span className="block max-w-xl font-heading text-xl text-white lg:text-2xl">
              {t(`public.landing.carousel.${name}.text`)}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}

function Dots() {
  const t = useText();
  return (
    <ul
      aria-label={t('public.landing.carousel.choose')}
      className="invisible mt-2 flex sm:mt-4 justify-center group-data-alive/carousel:visible"
    >
      {CAROUSEL_PICTURES.map(({ name }, index) => (
        <li key={name}>
          <button
            type="button"
            data-carousel-go={index}
            aria-label={t('public.landing.carousel.go_to', { index: index + 1 })}
            className="group/dot flex h-11 w-12 items-center justify-center rounded-md"
          >
            <span className="h-1 w-6 rounded-full bg-line-strong transition-[scale,background-color] group-hover/dot:bg-ink group-aria-[current]/dot:scale-x-150 group-aria-[current]/dot:bg-ink" />
          </button>
        </li>
      ))}
    </ul>
  );
}
