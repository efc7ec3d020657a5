import { CircleCheck, CircleSlash, Clock3 } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { AnswerLine } from './answer-line.tsx';
import { answerFor, isPaused, type AskableGroup } from './askable-groups.ts';
import type { Requesting } from './request-context.ts';

type GroupAnswerProps = { requesting: Pick<Requesting, 'askable' | 'today'>; group: AskableGroup };

/** What became of a request for a part that is closed. */
export function GroupAnswer({ requesting: { askable, today }, group }: GroupAnswerProps) {
  const t = useText();
  const format = useFormat();
  const answer = answerFor(askable, group);
  if (askable.refusal !== null || answer === null || answer.status === 'withdrawn') return null;
  const date = format.date(answer.at);
  if (answer.status === 'requested') {
    return <AnswerLine icon={Clock3} tone="caution" title={t('asking.asked', { date })} />;
  }
  // Approved, and yet closed: the family still has to sign a form. Which one is theirs to know.
  if (answer.status === 'approved') {
    return <AnswerLine icon={CircleCheck} tone="verified" title={t('asking.approved_closed', { date })} />;
  }
  return (
    <AnswerLine icon={CircleSlash} tone="stop" title={t('asking.declined', { date })} reason={answer.reason}>
      {isPaused(answer.can_ask_again_on, today) &&
        t('asking.again_on', { date: format.day(answer.can_ask_again_on) })}
    </AnswerLine>
  );
}
