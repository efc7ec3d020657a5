/** Steps that are due, the coach's own and the staff's: overdue first, done in place, and taken back from the message. */
import type { Desk, DeskStep } from '@faircourt/contracts/desk';
import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarCheck, Check, MoonStar } from 'lucide-react';
import { Link } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { daysUntil } from '../../../shell/clock/days-until.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { listPath, PATHS } from '../../../shell/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useChangeStep } from './desk.queries.ts';
import { Panel, PanelFailure, QuietNote } from './panel.tsx';

const LINK = 'underline decoration-line-strong underline-offset-4 hover:text-ink';

export function StepsPanel({ query }: { query: UseQueryResult<Desk> }) {
  const t = useText();
  const { data } = query;
  if (data?.is_locked) return null;
  const more = data ? data.steps_due - data.steps.length : 0;
  return (
    <Panel title={t('desk.steps.title')} text={t('desk.steps.text')}>
      {!data && <PanelFailure query={query} />}
      {data?.steps.length === 0 && (
        <QuietNote icon={CalendarCheck}>
          {t('desk.steps.none')}{' '}
          <Link to={PATHS.lists} className={buttonClasses({ variant: 'link' })}>
            {t('desk.steps.none.action')}
          </Link>
        </QuietNote>
      )}
      {data && data.steps.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line">
          {data.steps.map((step) => (
            <StepRow key={step.entry_id} step={step} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="border-t border-line px-5 py-3 text-sm text-muted">
          {t('desk.steps.more', { count: more })}
        </p>
      )}
    </Panel>
  );
}

function StepRow({ step }: { step: DeskStep }) {
  const t = useText();
  const finish = useFinish(step);
  const { text, list, athlete_name: athlete, owner_name: owner, is_own: isOwn, is_quiet: isQuiet } = step;
  return (
    <li className="flex items-start gap-3 px-5 py-3.5">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <DueBadge on={step.on} />
          {isQuiet && (
            <Badge tone="caution" icon={MoonStar}>
              {t('lists.step.quiet')}
            </Badge>
          )}
        </p>
        <p className="font-medium break-words">{text}</p>
        <p className="text-sm break-words text-muted">
          {athlete === null ? (
            t('lists.not_shown')
          ) : (
            // To the athlete's place on the list, where the step is.
            <Link to={`${listPath(list.id)}?entry=${step.entry_id}`} className={LINK}>
              {athlete}
            </Link>
          )}{' '}
          ·{' '}
          <Link to={listPath(list.id)} className={LINK}>
            {list.name}
          </Link>{' '}
          · {isOwn ? t('desk.steps.you') : (owner ?? t('lists.step.nobody'))}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 shrink-0"
        icon={<Check aria-hidden />}
        aria-label={t('ui.named_action', { action: t('lists.step.done'), title: text })}
        onClick={() => void finish()}
      >
        {t('lists.step.done')}
      </Button>
    </li>
  );
}

function DueBadge({ on }: { on: string }) {
  const t = useText();
  const format = useFormat();
  const days = daysUntil(on, useToday());
  if (days < 0) return <Badge tone="stop">{t('desk.steps.overdue', { days: -days })}</Badge>;
  if (days === 0) return <Badge tone="ball">{t('desk.steps.today')}</Badge>;
  return <Badge>{days === 1 ? t('desk.steps.tomorrow') : format.day(on)}</Badge>;
}

/** Says what it did, and takes it back from there. */
function useFinish(step: DeskStep) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: change } = useChangeStep();
  const { entry_id: entryId, text, on, owner_id } = step;
  const failed = (error: unknown) =>
    toast.destructive({
      title: t('desk.steps.failed'),
      description:
        error instanceof ApiError && error.code === 'conflict' ? t('desk.steps.changed') : errorText(error),
    });
  const undo = async () => {
    try {
      await change({ entryId, step: { text, on, owner_id } });
    } catch (error) {
      failed(error);
    }
  };
  return async function finish(): Promise<void> {
    try {
      await change({ entryId, step: null, was: { text, on } });
      toast.success({
        title: t('lists.step.cleared'),
        description: text,
        action: { label: t('lists.undo'), onClick: () => void undo() },
      });
    } catch (error) {
      failed(error);
    }
  };
}
