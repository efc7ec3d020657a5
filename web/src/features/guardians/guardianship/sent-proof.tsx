import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { EvidenceFile } from '@faircourt/contracts/verification';
import { ChevronDown, FilePlus, FileText, Trash2, Undo2 } from 'lucide-react';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { useRemoveEvidence, useWithdrawQuestion } from '../../../domain/evidence/evidence.queries.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

type SentProofProps = {
  question: NonNullable<Guardianship['question']>;
  /** Of the athlete. */
  name: string;
  onAdd: () => void;
};

/** What the director has to judge by; it can be added to and taken back for as long as nobody has decided. */
export function SentProof({ question, name, onAdd }: SentProofProps) {
  const t = useText();
  const format = useFormat();
  const said = question.statements.filter(({ note }) => note !== null);
  return (
    <details className="group rounded-md border border-line bg-surface px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
        {t('guardianship.sent')}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 pb-4">
        {said.length === 0 && question.files.length === 0 && <p>{t('guardianship.sent.nothing')}</p>}
        {said.map(({ note, given_at: at }) => (
          <div key={at}>
            <p className="text-sm text-muted">{format.dateTime(at)}</p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">{note}</p>
          </div>
        ))}
        {question.files.length > 0 && (
          <ul aria-label={t('family_verification.files')}>
            {question.files.map((file) => (
              <SentFile key={file.id} file={file} />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon={<FilePlus aria-hidden />} onClick={onAdd}>
            {t('guardianship.add')}
          </Button>
          <Withdraw id={question.id} name={name} />
        </div>
      </div>
    </details>
  );
}

function SentFile({ file: { id, name } }: { file: EvidenceFile }) {
  const t = useText();
  const describeFailure = useFailureText();
  const remove = useRemoveEvidence();
  return (
    <li className="flex min-w-0 items-center gap-2">
      <FileText aria-hidden className="size-5 shrink-0 text-court" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <ConfirmedAction
        trigger={
          <IconButton label={t('family_verification.files.remove', { name })} className="shrink-0">
            <Trash2 aria-hidden />
          </IconButton>
        }
        title={t('family_verification.files.remove.title', { name })}
        description={t('family_verification.files.remove.text')}
        confirmLabel={t('family_verification.files.remove.confirm')}
        busyText={t('family_verification.files.remove.busy')}
        onConfirm={() => remove.mutateAsync(id)}
        done={{ title: t('family_verification.files.remove.done') }}
        failed={t('family_verification.files.remove.failed')}
        describeFailure={describeFailure}
      />
    </li>
  );
}

function Withdraw({ id, name }: { id: string; name: string }) {
  const t = useText();
  const describeFailure = useFailureText();
  const withdraw = useWithdrawQuestion();
  return (
    <ConfirmedAction
      trigger={
        <Button variant="ghost" icon={<Undo2 aria-hidden />}>
          {t('guardianship.withdraw')}
        </Button>
      }
      title={t('guardianship.withdraw.title')}
      description={t('guardianship.withdraw.text', { name })}
      confirmLabel={t('guardianship.withdraw')}
      busyText={t('guardians.saving')}
      onConfirm={() => withdraw.mutateAsync(id)}
      done={{ title: t('guardianship.withdraw.done') }}
      failed={t('guardians.not_saved')}
      describeFailure={describeFailure}
    />
  );
}
