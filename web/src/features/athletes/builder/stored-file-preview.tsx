import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { StoredFile } from '@faircourt/contracts/files';
import type { FileKind } from '@faircourt/contracts/vocabulary';
import { FileText } from 'lucide-react';
import { fileUrl } from '../../../api/file-url.ts';
import { fileSize } from '../../../shell/files/file-check.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';

/** The photo itself, or the name of a document with the way to open it. */
export function StoredFilePreview({ kind, profile }: { kind: FileKind; profile: OwnProfile }) {
  const stored = profile[kind];
  if (kind === 'photo') {
    const photoUrl = stored && fileUrl(stored.url, profile.file_key);
    return (
      <JerseyAvatar
        name={profile.name}
        photoUrl={photoUrl}
        position={profile.athlete?.primary_position ?? null}
        number={profile.athlete?.jersey_number}
        className="size-20"
      />
    );
  }
  return stored && <DocumentLink stored={stored} url={fileUrl(stored.url, profile.file_key)} />;
}

function DocumentLink({ stored, url }: { stored: StoredFile; url: string }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-sunken/50 p-3">
      <FileText aria-hidden className="size-8 shrink-0 text-court" />
      <div className="min-w-0">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
        >
          {t('file.transcript.open')}
        </a>
        <p className="text-sm text-muted">
          {t('file.transcript.stored_on', {
            date: format.date(stored.uploaded_at),
            size: fileSize(stored.bytes, t, format),
          })}
        </p>
      </div>
    </div>
  );
}
