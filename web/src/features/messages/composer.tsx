/** The place to write: Enter sends where there is a keyboard, Shift+Enter breaks the line; on phones the button sends. */
import { FILE_RULES } from '@faircourt/contracts/files';
import { MESSAGE_MAX, type Thread } from '@faircourt/contracts/messages';
import { Paperclip, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type ClipboardEvent, type FormEvent, type KeyboardEvent } from 'react';
import { FilePicker } from '../../shell/files/file-picker.tsx';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Textarea } from '../../ui/input.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { LeavingHint } from './leaving-hint.tsx';
import type { WrittenMessage } from './outbox.ts';
import { useAttachments } from './use-attachments.ts';
import { useKeepDraft, useKeptDraft } from './use-message-draft.ts';
import { systemClock } from '../../api/clock.ts';

/** From here on it is said how much room is left. */
const WORTH_COUNTING = 200;

type ComposerProps = { thread: Thread; onSend: (message: WrittenMessage) => void };

export function Composer({ thread, onSend }: ComposerProps) {
  const { id: threadId } = thread;
  const t = useText();
  const id = useId();
  const kept = useKeptDraft(threadId);
  const [text, setText] = useState(kept.body);
  const attachments = useAttachments(threadId, kept.files);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = attachments.list.flatMap(({ stored }) => stored ?? []);
  useKeepDraft(threadId, text, files);

  const body = text.trim();
  const room = MESSAGE_MAX - body.length;
  const isReady = (body !== '' || files.length > 0) && room >= 0 && !attachments.isSending;
  const send = () => {
    if (!isReady) return;
    onSend({
      client_id: crypto.randomUUID(),
      body,
      files,
      written_at: new Date(systemClock.now()).toISOString(),
    });
    setText('');
    attachments.clear();
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // While letters are being composed (Japanese, Korean), Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch()) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (pasted.length === 0) return;
    event.preventDefault();
    attachments.add(pasted);
  };

  return (
    <form className="flex flex-col gap-2 border-t border-line p-2 sm:p-3" onSubmit={submit}>
      <div className="flex max-h-48 flex-col gap-2 overflow-y-auto empty:hidden">
        <AttachmentList attachments={attachments} />
      </div>
      <div className="flex items-end gap-1 sm:gap-2">
        <ChooseFiles onChoose={attachments.add} />
        <Textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t('messages.write')}
          placeholder={t('messages.write')}
          aria-describedby={`${id}-hint`}
          aria-invalid={room < 0 || undefined}
          className="field-sizing-content max-h-40 min-h-11 resize-none"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
          onPaste={paste}
        />
        <IconButton
          type="submit"
          variant="primary"
          label={t('messages.send')}
          disabled={!isReady}
          className="shrink-0"
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      <div className="px-1 empty:hidden">
        <LeavingHint thread={thread} text={text} />
      </div>
      <div id={`${id}-hint`} className="flex flex-wrap justify-between gap-x-4 px-1 text-sm text-muted">
        <p className="pointer-coarse:hidden">{t('messages.write.hint')}</p>
        {room < WORTH_COUNTING && (
          <output className={room < 0 ? 'text-stop' : ''}>
            {room < 0 ? t('messages.too_long', { count: -room }) : t('messages.room', { count: room })}
          </output>
        )}
      </div>
    </form>
  );
}

function ChooseFiles({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const label = useText()('messages.attach');
  return (
    <FilePicker label={label} rule={FILE_RULES.attachment} isMultiple onChoose={onChoose}>
      <IconButton label={label} className="shrink-0">
        <Paperclip aria-hidden />
      </IconButton>
    </FilePicker>
  );
}

/** On a touch keyboard Enter is the only way to a new line. */
function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}
