import { MESSAGE_FILES_MAX } from '@faircourt/contracts/messages';
import { ChosenFileItem } from '../../shell/files/chosen-file-item.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Attachment, Attachments } from './use-attachments.ts';

export function AttachmentList({ attachments }: { attachments: Attachments }) {
  const t = useText();
  return (
    <>
      {attachments.list.length > 0 && (
        <ul aria-label={t('messages.files')} className="flex flex-col gap-2">
          {attachments.list.map((attachment) => (
            <AttachmentItem
              key={attachment.key}
              attachment={attachment}
              onRemove={() => attachments.remove(attachment.key)}
            />
          ))}
        </ul>
      )}
      {attachments.hasTooMany && (
        <Alert kind="error">{t('messages.files.too_many', { count: MESSAGE_FILES_MAX })}</Alert>
      )}
    </>
  );
}

function AttachmentItem({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const t = useText();
  const { name, share, stored, problem } = attachment;
  const isSending = stored === null && problem === null;
  return (
    <ChosenFileItem
      name={name}
      share={isSending ? share : null}
      problem={problem}
      remove={{
        label: isSending ? t('messages.file.cancel', { name }) : t('messages.file.remove', { name }),
        run: onRemove,
      }}
    />
  );
}
