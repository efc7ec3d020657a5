import type { MessageFile } from '@faircourt/contracts/messages';
import { FileText, ImageOff } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { fileUrl, isFileKeyFresh } from '../../api/file-url.ts';
import { fileSize } from '../../shell/files/file-check.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeldThread } from './conversation.ts';

type FilesProps = { thread: HeldThread; renew: () => Promise<HeldThread> };

export function MessageFiles({ files, ...access }: FilesProps & { files: readonly MessageFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <FileLink file={file} {...access} />
        </li>
      ))}
    </ul>
  );
}

/** A picture shows itself, anything else its name; pressing either saves it. */
function FileLink({ file, thread, renew }: FilesProps & { file: MessageFile }) {
  const t = useText();
  const format = useFormat();
  const press = (event: MouseEvent) => {
    if (isFileKeyFresh(thread.loadedAt)) return;
    event.preventDefault();
    void renew().then((renewed) => save(file, renewed.file_key));
  };
  const isPicture = file.content_type.startsWith('image/');
  const size = fileSize(file.bytes, t, format);
  return (
    <a
      href={addressOf(file, thread.file_key)}
      download={file.name}
      aria-label={t('messages.file.save', { name: file.name, size })}
      className="flex flex-col gap-1.5 rounded-md"
      onClick={press}
    >
      {isPicture && <Picture file={file} fileKey={thread.file_key} />}
      <span className="flex min-w-0 items-center gap-2 text-sm">
        {!isPicture && <FileText aria-hidden className="size-5 shrink-0 text-court" />}
        <span className="min-w-0 truncate text-court underline decoration-court/35 underline-offset-4">
          {file.name}
        </span>
        <span className="shrink-0 text-muted">{size}</span>
      </span>
    </a>
  );
}

/** Loaded once: a new key every few minutes must not fetch every picture again. */
function Picture({ file, fileKey }: { file: MessageFile; fileKey: string }) {
  const t = useText();
  const [key, setKey] = useState(fileKey);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="flex items-center gap-2 rounded-md border border-line bg-sunken px-3 py-4 text-sm text-muted">
        <ImageOff aria-hidden className="size-5 shrink-0" />
        {t('messages.file.broken')}
      </span>
    );
  }
  return (
    <img
      src={addressOf(file, key)}
      alt=""
      loading="lazy"
      className="max-h-72 min-h-16 w-auto max-w-full self-start rounded-md border border-line bg-sunken object-contain"
      // The key may have run out before the picture came into view.
      onError={() => (key === fileKey ? setIsBroken(true) : setKey(fileKey))}
    />
  );
}

function addressOf(file: MessageFile, fileKey: string): string {
  return fileUrl(`/api/message-files/${file.id}`, fileKey);
}

function save(file: MessageFile, fileKey: string): void {
  const link = document.createElement('a');
  link.href = addressOf(file, fileKey);
  link.download = file.name;
  link.click();
}
