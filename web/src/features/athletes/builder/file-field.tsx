/** The photo or the transcript: what is stored, a way to replace it, and what happens while a new one is sent. */
import { FILE_RULES } from '@faircourt/contracts/files';
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { MEGABYTE } from '../../../shell/files/file-check.ts';
import { FilePicker } from '../../../shell/files/file-picker.tsx';
import { SendingFile } from '../../../shell/files/sending-file.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeleteFileButton } from './delete-file-button.tsx';
import { StoredFilePreview } from './stored-file-preview.tsx';
import { useFileUpload } from './use-file-upload.ts';

type FileFieldProps = { kind: FileKind; profile: OwnProfile };

/** Takes effect at once, apart from the form around it. */
export function FileField({ kind, profile }: FileFieldProps) {
  const t = useText();
  const id = useId();
  const upload = useFileUpload(kind);
  const stored = profile[kind];
  const hasProfile = profile.athlete !== null;
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-start gap-4">
        <StoredFilePreview kind={kind} profile={profile} />
        <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
          <div>
            <p id={id} className="text-sm font-medium">
              {t(`file.${kind}.title`)}
            </p>
            <p className="text-sm text-muted">
              {hasProfile
                ? t(`file.${kind}.hint`, { limit: FILE_RULES[kind].maxBytes / MEGABYTE })
                : t('file.after_profile')}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <ChooseFile
              kind={kind}
              isReplacing={stored !== null}
              isDisabled={!hasProfile || upload.sending !== null}
              onChoose={(file) => void upload.send(file)}
            />
            {stored && upload.sending === null && <DeleteFileButton kind={kind} />}
          </div>
        </div>
      </div>
      {upload.sending && <SendingFile sending={upload.sending} onCancel={upload.cancel} />}
      {upload.problem !== null && (
        <Alert kind="error">
          {upload.problem} {stored && t('file.kept')}
        </Alert>
      )}
    </fieldset>
  );
}

function ChooseFile({
  kind,
  isReplacing,
  isDisabled,
  onChoose,
}: {
  kind: FileKind;
  isReplacing: boolean;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}) {
  const t = useText();
  const label = t(isReplacing ? `file.${kind}.replace` : `file.${kind}.choose`);
  return (
    <FilePicker label={label} rule={FILE_RULES[kind]} onChoose={([file]) => file && onChoose(file)}>
      <Button variant="secondary" size="sm" icon={<Upload aria-hidden />} disabled={isDisabled}>
        {label}
      </Button>
    </FilePicker>
  );
}
