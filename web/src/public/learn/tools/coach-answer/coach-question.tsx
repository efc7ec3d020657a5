/** The form of "May this coach write to me?". coach-answer.island.ts asks the contact calendar and writes the answer. */
import { LIMITS } from '@faircourt/contracts/limits';
import { DIVISIONS, PROGRAMS } from '@faircourt/contracts/vocabulary';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { buttonClasses } from '../../../../ui/button.tsx';
import { FIELD, NeedsScript, TOOL_FRAME, ToolField } from '../tool-fields.tsx';
import { slots } from '../tool-words.ts';
import type { ToolProps } from '../tools.ts';
import { HEADLINES, SENTENCES } from './coach-answer.ts';

const ICONS = { no: CircleX, yes: CircleCheck, unknown: CircleHelp };
const COLOURS = { no: 'text-stop', yes: 'text-verified', unknown: 'text-caution' };
const BUILT_IN = new Date().getUTCFullYear();
/** From this year's class to children in sixth grade; older builds still offer what is left of them. */
const CLASSES = Array.from({ length: 8 }, (_, index) => BUILT_IN + index).filter(
  (year) => year >= LIMITS.gradYear.min && year <= LIMITS.gradYear.max,
);

export function CoachQuestion({ tool }: ToolProps) {
  const t = useText();
  return (
    <section
      aria-label={tool.data.title}
      className={TOOL_FRAME}
      data-coach-question=""
      data-words={useWords(tool)}
    >
      <NeedsScript text={t('public.learn.tools.coach.no_script')} />
      <form noValidate className="grid gap-5 noscript:hidden sm:grid-cols-2">
        <ToolField
          id="coach-class"
          label={t('public.learn.tools.coach.class')}
          missing={t('public.learn.tools.coach.class_missing')}
          hint={t('public.learn.tools.coach.class_hint')}
        >
          <select
            id="coach-class"
            name="class"
            required
            aria-describedby="coach-class-hint"
            className={FIELD}
            defaultValue=""
          >
            <option value="">{t('public.learn.tools.choose')}</option>
            {CLASSES.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField
          id="coach-division"
          label={t('public.learn.tools.coach.division')}
          hint={t('public.learn.tools.coach.division_hint')}
        >
          <select
            id="coach-division"
            name="division"
            aria-describedby="coach-division-hint"
            className={FIELD}
            defaultValue=""
          >
            <option value="">{t('public.learn.tools.coach.division_unknown')}</option>
            {DIVISIONS.map((division) => (
              <option key={division} value={division}>
                {t(`division.${division}`)}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField
          id="coach-program"
          label={t('public.learn.tools.coach.program')}
          missing={t('public.learn.tools.coach.program_missing')}
        >
          <select id="coach-program" name="program" required className={FIELD} defaultValue="">
            <option value="">{t('public.learn.tools.choose')}</option>
            {PROGRAMS.map((program) => (
              <option key={program} value={program}>
                {t(`public.learn.tools.coach.program.${program}`)}
              </option>
            ))}
          </select>
        </ToolField>
        <ToolField
          id="coach-on"
          label={t('public.learn.tools.coach.on')}
          missing={t('public.learn.tools.coach.on_missing')}
        >
          <input id="coach-on" name="on" type="date" required className={FIELD} />
        </ToolField>
        <div className="flex flex-col gap-3 sm:col-span-2">
          <button type="submit" className={buttonClasses({ className: 'max-sm:w-full sm:self-start' })}>
            {t('public.learn.tools.coach.ask')}
          </button>
          <p className="text-sm text-muted">{t('public.learn.tools.coach.privacy')}</p>
        </div>
      </form>
      <output data-status="" className="mt-4 block text-muted empty:hidden" />
      <div data-answer="" hidden className="mt-6 border-t border-line pt-6">
        <h2 tabIndex={-1} data-headline="" className="flex items-start gap-3 text-2xl">
          {HEADLINES.map((headline) => {
            const Icon = ICONS[headline];
            return (
              <Icon
                key={headline}
                aria-hidden
                data-icon={headline}
                className={`mt-0.5 size-7 shrink-0 ${COLOURS[headline]}`}
              />
            );
          })}
          <span data-headline-text="" />
        </h2>
        <div data-sentences="" className="mt-3 flex max-w-prose flex-col gap-2 text-lg" />
        <h3 data-rule-title="" className="mt-5 text-base">
          {t('public.learn.tools.coach.rule')}
        </h3>
        <ul data-rules="" className="mt-2 flex list-disc flex-col gap-1.5 pl-5" />
        <p className="mt-5 max-w-prose rounded-md bg-sunken px-4 py-3">
          {t('public.learn.tools.coach.either_way')}
        </p>
      </div>
    </section>
  );
}

/** Everything that the answer may say, with slots for its days; and the names of sources, as the list below has them. */
function useWords(tool: ToolProps['tool']): string {
  const t = useText();
  const sentence = (name: (typeof SENTENCES)[number]) =>
    t(`public.learn.tools.coach.sentence.${name}`, slots('day', 'first', 'last'));
  return JSON.stringify({
    ...Object.fromEntries(HEADLINES.map((name) => [name, t(`public.learn.tools.coach.headline.${name}`)])),
    ...Object.fromEntries(SENTENCES.map((name) => [name, sentence(name)])),
    ...Object.fromEntries(tool.sources.map(({ key, title }) => [`source.${key}`, title])),
    rule: t('public.learn.tools.coach.source', slots('day', 'asof')),
    rule_free: t('public.learn.tools.coach.source_free', slots('asof')),
    director: t('public.learn.tools.coach.director'),
    asking: t('public.learn.tools.coach.asking'),
    failed: t('public.learn.tools.coach.failed'),
  });
}
