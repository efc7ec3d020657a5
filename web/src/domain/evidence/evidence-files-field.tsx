import { FILE_RULES } from '@faircourt/contracts/files';
import { EVIDENCE_FILES_MAX } from '@faircourt/contracts/verification';
import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { ChosenFileItem } from '../../shell/files/chosen-file-item.tsx';
import { fileSize, MEGABYTE } from '../../shell/files/file-check.ts';
import { FilePicker } from '../../shell/files/file-picker.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
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
  const label = useText()('family_verification.files.choose');
  return (
    <FilePicker label={label} rule={RULE} isMultiple onChoose={onChoose}>
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11 self-start"
        icon={<Paperclip aria-hidden />}
        disabled={isDisabled}
      >
        {label}
      </Button>
    </FilePicker>
  );
}

type FileItemProps = { chosen: ChosenFile; isBusy: boolean; onRemove: () => void };

function FileItem({ chosen: { file, share, isStored, problem }, isBusy, onRemove }: FileItemProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ChosenFileItem
      name={file.name}
      details={fileSize(file.size, t, format)}
      share={isStored ? null : share}
      problem={problem}
      {...(isStored && { doneText: t('family_verification.files.sent') })}
      {...(!isBusy &&
        !isStored && {
          remove: { label: t('family_verification.files.remove', { name: file.name }), run: onRemove },
        })}
    />
  );
}
