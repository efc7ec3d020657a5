import type { EvidenceFile, OwnVerification } from '@faircourt/contracts/verification';
import { FileText, Trash2 } from 'lucide-react';
import { fileUrl } from '../../../api/file-url.ts';
import { ConfirmedAction } from '../../../shell/confirmed-action.tsx';
import { fileSize } from '../../../shell/files/file-check.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useRemoveEvidence } from '../../../domain/evidence/evidence.queries.ts';
import { useFailureText } from '../../../domain/evidence/use-failure-text.ts';

type ShownFilesProps = { question: OwnVerification; fileKey: string };

/** The documents of a question: each can be saved, and removed for as long as nobody has judged by it. */
export function ShownFiles({ question: { files, status }, fileKey }: ShownFilesProps) {
  const t = useText();
  const canRemove = status === 'open' || status === 'more_asked';
  return (
    <ul aria-label={t('family_verification.files')} className="flex flex-col gap-2">
      {files.map((file) => (
        <li key={file.id} className="flex min-w-0 items-center justify-between gap-3">
          <FileLink file={file} fileKey={fileKey} />
          {canRemove && <RemoveButton file={file} />}
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ file: { id, name } }: { file: EvidenceFile }) {
  const t = useText();
  const describeFailure = useFailureText();
  const remove = useRemoveEvidence();
  return (
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
  );
}

function FileLink({ file, fileKey }: { file: EvidenceFile; fileKey: string }) {
  const t = useText();
  const format = useFormat();
  const size = fileSize(file.bytes, t, format);
  return (
    <a
      href={fileUrl(file.url, fileKey)}
      download={file.name}
      aria-label={t('messages.file.save', { name: file.name, size })}
      className="flex min-w-0 items-center gap-2"
    >
      <FileText aria-hidden className="size-5 shrink-0 text-court" />
      <span className="min-w-0 truncate text-court underline decoration-court/35 underline-offset-4">
        {file.name}
      </span>
      <span className="shrink-0 text-sm text-muted">{size}</span>
    </a>
  );
}
