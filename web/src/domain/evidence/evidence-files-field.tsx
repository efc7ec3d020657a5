import { FILE_RULES } from '@faircourt/contracts/files';
import { EVIDENCE_FILES_MAX } from '@faircourt/contracts/verification';
import { CircleAlert, CircleCheck, Paperclip, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { fileSize, MEGABYTE } from '../../shell/files/file-check.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Progress } from '../../ui/meter.tsx';
import type { ChosenFile, EvidenceFiles } from './use-evidence-files.ts';

const RULE = FILE_RULES.evidence;

type EvidenceFilesFieldProps = { files: EvidenceFiles; isBusy: boolean; isOptional?: boolean };

export function EvidenceFilesField({ files, isBusy, isOptional = true }: EvidenceFilesFieldProps) {
  const t = useText();
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-2.5">
      <div>
        <p id={id} className="text-sm font-medium">
          {t('family_verification.files')}
          {isOptional && <span className="font-normal text-muted"> {t('ui.field.optional')}</span>}
        </p>
        <p className="text-sm text-muted">
          {t('family_verification.files.hint', {
            count: EVIDENCE_FILES_MAX,
            limit: RULE.maxBytes / MEGABYTE,
          })}
        </p>
      </div>
      {files.list.length > 0 && (
        <ul className="flex flex-col gap-2">
          {files.list.map((one) => (
            <FileItem key={one.key} chosen={one} isBusy={isBusy} onRemove={() => files.remove(one.key)} />
          ))}
        </ul>
      )}
      {files.refused !== null && <Alert kind="error">{files.refused}</Alert>}
      <ChooseFiles isDisabled={isBusy || files.room <= 0} onChoose={files.add} />
    </fieldset>
  );
}

function ChooseFiles({
  isDisabled,
  onChoose,
}: {
  isDisabled: boolean;
  onChoose: (files: readonly File[]) => void;
}) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      {/* The button is what people reach; the browser's own control cannot be labelled or translated. */}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('family_verification.files.choose')}
        accept={RULE.types.join(',')}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          // Emptied, so that the same file can be chosen again after it was mended.
          target.value = '';
          onChoose(chosen);
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 self-start"
        icon={<Paperclip aria-hidden />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {t('family_verification.files.choose')}
      </Button>
    </>
  );
}

type FileItemProps = { chosen: ChosenFile; isBusy: boolean; onRemove: () => void };

function FileItem({ chosen: { file, share, isStored, problem }, isBusy, onRemove }: FileItemProps) {
  const t = useText();
  const format = useFormat();
  const isSending = share !== null && !isStored;
  const percent = Math.floor((share ?? 0) * 100);
  const Icon = problem === null ? (isStored ? CircleCheck : Paperclip) : CircleAlert;
  return (
    <li className="flex items-center gap-2.5 rounded-md border border-line bg-sunken/50 pl-3">
      <Icon
        aria-hidden
        className={`size-4 shrink-0 ${problem === null ? (isStored ? 'text-verified' : 'text-court') : 'text-stop'}`}
      />
      <div className="flex min-h-11 min-w-0 flex-1 flex-col justify-center gap-1 py-2">
        <p className="truncate text-sm">
          {file.name} <span className="text-muted">{fileSize(file.size, t, format)}</span>
        </p>
        {isSending && (
          <>
            <Progress label={t('file.progress', { name: file.name })} value={percent} />
            <output className="text-sm text-muted tabular-nums">
              {percent >= 100 ? t('file.progress.checking') : t('file.progress.percent', { percent })}
            </output>
          </>
        )}
        {isStored && <p className="text-sm text-muted">{t('family_verification.files.sent')}</p>}
        {problem !== null && (
          <p role="alert" className="text-sm text-stop">
            {problem}
          </p>
        )}
      </div>
      {!isBusy && !isStored && (
        <IconButton
          label={t('family_verification.files.remove', { name: file.name })}
          className="shrink-0"
          onClick={onRemove}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
