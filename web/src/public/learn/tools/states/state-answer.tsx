/** The answer of a state's page, before anything else: its status, one sentence, and how we know. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleHelp } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { formatPartialDate } from '../../../content/localized-names.ts';
import type { NumberedSource } from '../../../content/sources.ts';
import { TOOL_FRAME } from '../tool-fields.tsx';
import { CitedText } from './cited-text.tsx';
import { answerOf } from './state-sentences.ts';
import type { StateRow } from './state.schema.ts';
import { evidenceOf, hasOtherVoices } from './states.ts';
import { STATUS_LOOKS } from './status-looks.ts';

export function StateAnswer({
  state,
  locale,
  sources,
}: {
  state: StateRow;
  locale: Locale;
  sources: readonly NumberedSource[];
}) {
  const t = useText();
  const { icon, tone } = STATUS_LOOKS[state.status];
  const answer = { text: answerOf(state, { t, locale }), sources: state.statusSources };
  return (
    <div className={TOOL_FRAME}>
      <p className="flex flex-wrap gap-2">
        <Badge icon={icon} tone={tone} className="whitespace-normal">
          {t(`public.learn.tools.states.status.${state.status}`)}
        </Badge>
        {hasOtherVoices(state) && (
          <Badge icon={CircleHelp} tone="ball" className="whitespace-normal">
            {t('public.learn.tools.states.unclear')}
          </Badge>
        )}
      </p>
      <p className="reading reading-lead mt-4">
        <CitedText sentence={answer} sources={sources} />
      </p>
      <p className="mt-4 text-sm text-muted">
        {t(`public.learn.tools.states.evidence.${evidenceOf(state)}`)}{' '}
        {t('public.learn.tools.states.newest', { date: formatPartialDate(locale, state.newest) })}.
      </p>
    </div>
  );
}
