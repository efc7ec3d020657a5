/** The document that shows for whom a director-to-be works: one file, sent at once, read by admins alone. */
import { FILE_RULES } from '@faircourt/contracts/files';
import { EVIDENCE_KEPT_DAYS } from '@faircourt/contracts/guardianship';
import type { ApplicationDocument } from '@faircourt/contracts/regions';
import { FileCheck2, Paperclip, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { ConfirmedAction } from '../../shell/confirmed-action.tsx';
import { fileSize, MEGABYTE } from '../../shell/files/file-check.ts';
import { FilePicker } from '../../shell/files/file-picker.tsx';
import { SendingFile } from '../../shell/files/sending-file.tsx';
import { useSingleUpload } from '../../shell/files/use-single-upload.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { useRemoveDocument, useSendDocument } from './application.queries.ts';

const RULE = FILE_RULES.evidence;

export function ApplicationDocumentField({ document }: { document: ApplicationDocument | null }) {
  const t = useText();
  const titleId = useId();
  const { sending, problem, send, cancel } = useDocumentUpload();
  const label = t(
    document ? 'dashboard.application.document.replace' : 'dashboard.application.document.choose',
  );
  return (
    <section aria-labelledby={titleId} className="flex max-w-md flex-col gap-3">
      <div>
        <h3 id={titleId} className="text-base">
          {t('dashboard.application.document')}
        </h3>
        <p className="text-sm text-muted">
          {t('dashboard.application.document.hint', {
            limit: RULE.maxBytes / MEGABYTE,
            days: EVIDENCE_KEPT_DAYS,
          })}
        </p>
      </div>
      {document && <Shown document={document} />}
      {sending ? (
        <SendingFile sending={sending} onCancel={cancel} />
      ) : (
        <FilePicker label={label} rule={RULE} onChoose={([file]) => file && void send(file)}>
          <Button variant="secondary" className="self-start" icon={<Paperclip aria-hidden />}>
            {label}
          </Button>
        </FilePicker>
      )}
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </section>
  );
}

function Shown({ document }: { document: ApplicationDocument }) {
  const t = useText();
  const format = useFormat();
  const remove = useRemoveDocument();
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 py-1.5 pl-3">
      <FileCheck2 aria-hidden className="size-5 shrink-0 text-verified" />
      <p className="min-w-0 flex-1">
        <span className="block truncate">{document.name}</span>
        <span className="text-sm text-muted">
          {fileSize(document.bytes, t, format)} · {format.date(document.uploaded_at)}
        </span>
      </p>
      <ConfirmedAction
        trigger={
          <Button
            variant="ghost"
            size="sm"
            className="min-h-11 text-stop"
            icon={<Trash2 aria-hidden />}
            aria-label={t('ui.named_action', {
              action: t('dashboard.application.document.remove'),
              title: document.name,
            })}
          >
            {t('dashboard.application.document.remove')}
          </Button>
        }
        title={t('dashboard.application.document.remove.title')}
        description={t('dashboard.application.document.remove.text')}
        confirmLabel={t('dashboard.application.document.remove')}
        busyText={t('file.delete.busy')}
        onConfirm={() => remove.mutateAsync()}
        done={{ title: t('dashboard.application.document.removed') }}
        failed={t('file.delete.failed')}
      />
    </div>
  );
}

function useDocumentUpload() {
  const t = useText();
  const { mutateAsync: upload } = useSendDocument();
  return useSingleUpload({
    rule: RULE,
    words: {
      wrongType: t('family_verification.files.wrong_type'),
      failed: t('family_verification.files.failed'),
    },
    upload,
    onStored: () => toast.success({ title: t('dashboard.application.document.stored') }),
  });
}
