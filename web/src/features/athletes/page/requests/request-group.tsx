import { CircleCheck, CircleSlash, Clock3, Send } from 'lucide-react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { answerFor, isPaused, type AskableGroup } from './askable-groups.ts';
import { AnswerLine } from './answer-line.tsx';
import { useRequesting, type Requesting } from './request-context.ts';

/** Below a closed group: what became of a request for it, and the way to ask. */
export function RequestGroup({ group }: { group: AskableGroup }) {
  const t = useText();
  const requesting = useRequesting();
  if (!requesting || requesting.askable.refusal !== null) return null;
  const canAsk = requesting.groups.includes(group);
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <Answer requesting={requesting} group={group} />
      {canAsk && (
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          icon={<Send aria-hidden />}
          aria-label={t('ui.named_action', { action: t('asking.release'), title: t(`field_group.${group}`) })}
          onClick={() => requesting.ask(group)}
        >
          {t('asking.release')}
        </Button>
      )}
    </div>
  );
}

function Answer({ requesting: { askable, today }, group }: { requesting: Requesting; group: AskableGroup }) {
  const t = useText();
  const format = useFormat();
  const answer = answerFor(askable, group);
  if (answer === null || answer.status === 'withdrawn') return null;
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
