/** The photo or the transcript: what is stored, a way to replace it, and what happens while a new one is sent. */
import { FILE_RULES } from '@faircourt/contracts/files';
import type { BadgeInEffect, OwnProfile } from '@faircourt/contracts/athletes';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { MEGABYTE } from '../../../shell/files/file-check.ts';
import { FilePicker } from '../../../shell/files/file-picker.tsx';
import { SendingFile } from '../../../shell/files/sending-file.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useBadgeWords } from './badges/badge-words.ts';
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
  const badge = kind === 'transcript' ? transcriptBadge(profile) : null;
  const hasProfile = profile.athlete !== null;
  /** How many were chosen: each refusal is shown and read out for itself, also where its words are those of the last one. */
  const [chosen, setChosen] = useState(0);
  const send = (file: File) => {
    setChosen((count) => count + 1);
    void upload.send(file);
  };
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
              badge={badge}
              isDisabled={!hasProfile || upload.sending !== null}
              onChoose={send}
            />
            {upload.problem !== null && (
              <div key={chosen} ref={bringIntoSight} className="basis-full sm:order-1">
                <Alert kind="error">
                  {upload.problem} {stored && t('file.kept')}
                </Alert>
              </div>
            )}
            {stored && upload.sending === null && <DeleteFileButton {...{ kind, badge }} />}
          </div>
        </div>
      </div>
      {upload.sending && <SendingFile sending={upload.sending} onCancel={upload.cancel} />}
    </fieldset>
  );
}

/** The Save bar of the form, or the end of the screen, may cover the place below the button. */
function bringIntoSight(problem: HTMLElement | null): void {
  problem?.scrollIntoView({ block: 'nearest' });
}

function transcriptBadge({ badges }: OwnProfile): BadgeInEffect | null {
  return badges.find(({ fact_group }) => fact_group === 'transcript') ?? null;
}

type ChooseFileProps = {
  kind: FileKind;
  isReplacing: boolean;
  /** Another file would end it, so that is asked first. */
  badge: BadgeInEffect | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
};

function ChooseFile({ kind, isReplacing, badge, isDisabled, onChoose }: ChooseFileProps) {
  const t = useText();
  const badgeWords = useBadgeWords();
  const [chosen, setChosen] = useState<File | null>(null);
  const label = t(isReplacing ? `file.${kind}.replace` : `file.${kind}.choose`);
  return (
    <>
      <FilePicker
        label={label}
        rule={FILE_RULES[kind]}
        onChoose={([file]) => file && (badge ? setChosen(file) : onChoose(file))}
      >
        <Button variant="secondary" size="sm" icon={<Upload aria-hidden />} disabled={isDisabled}>
          {label}
        </Button>
      </FilePicker>
      {badge && (
        <ConfirmDialog
          isOpen={chosen !== null}
          onOpenChange={(isOpen) => !isOpen && setChosen(null)}
          title={t('profile.badge.ask.title', { count: 1 })}
          description={t('file.transcript.badge', { ...badgeWords(badge) })}
          cancelLabel={t('file.transcript.keep')}
          confirmLabel={t('profile.badge.give_up', { count: 1 })}
          onConfirm={() => {
            if (chosen) onChoose(chosen);
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
