/** What a state's page says below its answer, section by section, made from its row. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import type { NumberedSource } from '../../../content/sources.ts';
import { localePath } from '../../../locale-path.ts';
import { guidePath } from '../../learn-paths.ts';
import { CitedList, CitedText } from './cited-text.tsx';
import { conditionSentences, reportSentence, safeCourse, type Sentence } from './state-sentences.ts';
import type { StateRow } from './state.schema.ts';
import { COMMON_SOURCE } from './states.ts';

const ALWAYS = ['school', 'performance', 'products'] as const;

export function StateSections({
  state,
  locale,
  sources,
}: {
  state: StateRow;
  locale: Locale;
  sources: readonly NumberedSource[];
}) {
  const t = useText();
  const speaker = { t, locale };
  const isAllowed = state.status !== 'not_allowed';
  const own = ({
    text,
    sources: keys,
  }: {
    text: StateRow['name'];
    sources: readonly string[];
  }): Sentence => ({
    text: text[locale],
    sources: keys,
  });
  return (
    <>
      {state.conflict && (
        <Section id="conflict" title={t('public.learn.tools.states.page.conflict')}>
          <CitedList sentences={state.conflict.map(own)} sources={sources} />
          <p>{safeCourse(state, speaker)}</p>
        </Section>
      )}
      <Section id="conditions" title={t(`public.learn.tools.states.page.${titleOf(state)}`)}>
        {state.conditions.length > 0 ? (
          <CitedList sentences={conditionSentences(state, speaker)} sources={sources} />
        ) : (
          <p>{t('public.learn.tools.states.no_conditions', state.association)}</p>
        )}
      </Section>
      <Section id="report" title={t('public.learn.tools.states.page.report')}>
        <p>
          <CitedText sentence={reportSentence(state, speaker)} sources={sources} />
        </p>
      </Section>
      {isAllowed && (
        <Section id="agents" title={t('public.learn.tools.states.page.agents')}>
          <p>
            {state.agents ? (
              <CitedText
                sentence={{
                  text: t(`public.learn.tools.states.agents.${state.agents.kind}`),
                  sources: state.agents.sources,
                }}
                sources={sources}
              />
            ) : (
              t('public.learn.tools.states.agents.none')
            )}{' '}
            <a href={localePath(locale, guidePath('agents'))}>{t('public.learn.tools.states.agents.link')}</a>
          </p>
        </Section>
      )}
      {(isAllowed || state.age) && (
        <Section id="age" title={t('public.learn.tools.states.page.age')}>
          <p>
            {state.age ? (
              <CitedText sentence={own(state.age)} sources={sources} />
            ) : (
              t('public.learn.tools.states.age.none')
            )}
          </p>
        </Section>
      )}
      {isAllowed && (
        <Section id="always" title={t('public.learn.tools.states.page.always')}>
          <p>
            <CitedText
              sentence={{ text: t('public.learn.tools.states.always.intro'), sources: [COMMON_SOURCE] }}
              sources={sources}
            />
          </p>
          <ul>
            {ALWAYS.map((limit) => (
              <li key={limit}>{t(`public.learn.tools.states.always.${limit}`)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Conditions of a rule of which we do not know whether it exists are not "the conditions". */
function titleOf({ status }: StateRow) {
  if (status === 'not_allowed') return 'not_allowed';
  return status === 'disputed' ? 'conditions_reported' : 'conditions';
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} data-section="" className="mt-9 first:mt-0">
      <h2 className="text-xl sm:text-2xl">{title}</h2>
      <div className="reading mt-3">{children}</div>
    </section>
  );
}
