import { MESSAGE_FILES_MAX } from '@faircourt/contracts/messages';
import { CircleAlert, Paperclip, X } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Progress } from '../../ui/meter.tsx';
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
  const percent = Math.floor(share * 100);
  return (
    <li className="flex items-center gap-2 rounded-md border border-line bg-sunken/50 pl-3">
      {problem === null ? (
        <Paperclip aria-hidden className="size-4 shrink-0 text-court" />
      ) : (
        <CircleAlert aria-hidden className="size-4 shrink-0 text-stop" />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-2">
        <p className="truncate text-sm">{name}</p>
        {isSending && (
          <>
            <Progress label={t('file.progress', { name })} value={percent} />
            <output className="text-sm text-muted tabular-nums">
              {share >= 1 ? t('file.progress.checking') : t('file.progress.percent', { percent })}
            </output>
          </>
        )}
        {problem !== null && (
          <p role="alert" className="text-sm text-stop">
            {problem}
          </p>
        )}
      </div>
      <IconButton
        label={isSending ? t('messages.file.cancel', { name }) : t('messages.file.remove', { name })}
        className="shrink-0"
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
