/** The form of the five-year clock. year-clock.island.ts works it out in the browser and draws it. */
import { useText } from '../../../../i18n/use-text.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { FIELD, NeedsScript, TOOL_FRAME, ToolField } from '../tool-fields.tsx';
import { slots } from '../tool-words.ts';
import type { ToolProps } from '../tools.ts';
import { YEAR_KINDS } from './year-clock.ts';

const BUILT_IN = new Date().getUTCFullYear();
const FALLS = Array.from({ length: 9 }, (_, index) => BUILT_IN - 1 + index);
/** Whom the clock can concern. */
const BORN = { first: '1990', last: '2019' };
const WAITS = ['0', '1', '2', '3'] as const;
const JUNIOR_COLLEGE = ['0', '1', '2'] as const;

export function YearPlan({ tool }: ToolProps) {
  const t = useText();
  return (
    <section aria-label={tool.data.title} className={TOOL_FRAME} data-year-plan="" data-words={useWords()}>
      <NeedsScript text={t('public.learn.tools.years.no_script')} />
      <form noValidate className="grid gap-5 noscript:hidden sm:grid-cols-2">
        <ToolField
          id="years-birthdate"
          label={t('public.learn.tools.years.birthdate')}
          missing={t('public.learn.tools.years.birthdate_missing', BORN)}
        >
          <input
            id="years-birthdate"
            name="birthdate"
            type="date"
            required
            min={`${BORN.first}-01-01`}
            max={`${BORN.last}-12-31`}
            autoComplete="off"
            className={FIELD}
          />
        </ToolField>
        <ToolField
          id="years-fall"
          label={t('public.learn.tools.years.fall')}
          missing={t('public.learn.tools.years.fall_missing')}
          hint={t('public.learn.tools.years.fall_hint')}
        >
          <select
            id="years-fall"
            name="firstFall"
            required
            aria-describedby="years-fall-hint"
            className={FIELD}
            defaultValue=""
          >
            <option value="">{t('public.learn.tools.choose')}</option>
            {FALLS.map((fall) => (
              <option key={fall} value={fall}>
                {t('public.learn.tools.years.fall_of', { year: String(fall) })}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField
          id="years-waits"
          label={t('public.learn.tools.years.waits')}
          hint={t('public.learn.tools.years.waits_hint')}
        >
          <select id="years-waits" name="waits" aria-describedby="years-waits-hint" className={FIELD}>
            {WAITS.map((waits) => (
              <option key={waits} value={waits}>
                {t('public.learn.tools.years.count', { count: Number(waits) })}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField id="years-juco" label={t('public.learn.tools.years.juco')}>
          <select id="years-juco" name="juniorCollege" className={FIELD}>
            {JUNIOR_COLLEGE.map((years) => (
              <option key={years} value={years}>
                {t('public.learn.tools.years.count', { count: Number(years) })}
              </option>
            ))}
          </select>
        </ToolField>
        <div className="flex flex-col gap-3 sm:col-span-2">
          <button type="submit" className={buttonClasses({ className: 'max-sm:w-full sm:self-start' })}>
            {t('public.learn.tools.years.show')}
          </button>
          <p className="text-sm text-muted">{t('public.learn.tools.years.privacy')}</p>
        </div>
      </form>
      <div data-answer="" hidden className="mt-6 border-t border-line pt-6">
        <h2 tabIndex={-1} data-headline="" className="text-2xl">
          {/* The clock writes its own. */}…
        </h2>
        <div data-sentences="" className="mt-3 flex max-w-prose flex-col gap-2 text-lg" />
        <figure className="mt-6 max-w-xl print:break-inside-avoid">
          <figcaption className="font-medium">{t('public.learn.tools.years.picture')}</figcaption>
          <div data-picture="" className="mt-3 text-ink [print-color-adjust:exact]" />
        </figure>
        <h3 className="mt-6 text-base">{t('public.learn.tools.years.choices')}</h3>
        <ul data-choices="" className="mt-2 flex list-disc flex-col gap-1 pl-5" />
      </div>
    </section>
  );
}

function useWords(): string {
  const t = useText();
  const kinds = YEAR_KINDS.map((kind) => [`kind.${kind}`, t(`public.learn.tools.years.kind.${kind}`)]);
  const counts = [0, 1, 2, 3, 4, 5].map((count) => [
    `count.${count}`,
    t('public.learn.tools.years.count', { count }),
  ]);
  const waits = [0, 1, 2, 3].map((count) => [
    `choice.${count}`,
    t('public.learn.tools.years.choice', { count, ...slots('left') }),
  ]);
  return JSON.stringify({
    ...Object.fromEntries([...kinds, ...counts, ...waits]),
    headline: t('public.learn.tools.years.headline', slots('left')),
    headline_none: t('public.learn.tools.years.headline_none'),
    age: t('public.learn.tools.years.sentence.age', slots('starts', 'ends')),
    college: t('public.learn.tools.years.sentence.college', slots('starts', 'ends')),
    better: t('public.learn.tools.years.sentence.better'),
    unclear: t('public.learn.tools.years.sentence.unclear'),
    close: t('public.learn.tools.years.sentence.close'),
    year: t('public.learn.tools.years.year', slots('year', 'next', 'kind')),
    picture: t('public.learn.tools.years.picture_alt', slots('years')),
  });
}
