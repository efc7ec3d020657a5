/** What the person concerned says to a decision, and the answer of another moderator than the one who decided. */
import { REPORT_WORDS_MAX, type Decision } from '@faircourt/contracts/moderation';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { useAnswerAppeal, useRecordAppeal } from './moderation.queries.ts';

export function AppealOf({ decision }: { decision: Decision }) {
  const t = useText();
  const format = useFormat();
  const { appeal } = decision;
  if (!appeal) return decision.can_record_appeal ? <RecordAppeal decision={decision} /> : null;
  return (
    <div className="mt-2 flex flex-col gap-3 rounded-md bg-sunken p-4">
      <p className="text-sm font-semibold text-muted">
        {t('moderation.appeal', { when: format.dateTime(appeal.made_at) })}
      </p>
      <blockquote className="border-l-3 border-hardwood pl-4 [overflow-wrap:anywhere] whitespace-pre-line">
        {appeal.words}
      </blockquote>
      {appeal.answer !== null && (
        <p className="[overflow-wrap:anywhere]">
          {t(appeal.is_accepted ? 'moderation.appeal.accepted' : 'moderation.appeal.declined', {
            answer: appeal.answer,
          })}
        </p>
      )}
      {appeal.decided_at === null && !decision.can_decide_appeal && (
        <p className="text-muted">{t('moderation.appeal.waits')}</p>
      )}
      {decision.can_decide_appeal && <Answers decision={decision} />}
    </div>
  );
}

function Answers({ decision }: { decision: Decision }) {
  const t = useText();
  const { mutateAsync: answer } = useAnswerAppeal();
  return (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {(['accept', 'decline'] as const).map((what) => (
        <ReasonDialog
          key={what}
          trigger={
            <Button variant={what === 'accept' ? 'primary' : 'secondary'}>
              {t(`moderation.appeal.${what}`)}
            </Button>
          }
          title={t(`moderation.appeal.${what}`)}
          description={t(`moderation.appeal.${what}.text`)}
          label={t('moderation.appeal.answer')}
          max={REPORT_WORDS_MAX}
          confirmLabel={t(`moderation.appeal.${what}`)}
          onConfirm={(words) => answer({ id: decision.id, is_accepted: what === 'accept', answer: words })}
          done={t('moderation.appeal.done')}
        />
      ))}
    </div>
  );
}

function RecordAppeal({ decision }: { decision: Decision }) {
  const t = useText();
  const { mutateAsync: record } = useRecordAppeal();
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" size="sm" className="min-h-11 w-fit">
          {t('moderation.appeal.record')}
        </Button>
      }
      title={t('moderation.appeal.record')}
      description={t('moderation.appeal.record.text')}
      label={t('decisions.appeal.words')}
      max={REPORT_WORDS_MAX}
      confirmLabel={t('moderation.appeal.record')}
      onConfirm={(words) => record({ id: decision.id, words })}
      done={t('moderation.appeal.record.done')}
    />
  );
}
