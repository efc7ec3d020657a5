/** What a director-to-be has shown: a picture opens in place, a PDF is saved. Each look is logged. */
import type { Director } from '@faircourt/contracts/regions';
import { FileDown, Image } from 'lucide-react';
import { useState } from 'react';
import { systemClock } from '../../api/clock.ts';
import { fileUrl, isFileKeyFresh } from '../../api/file-url.ts';
import { KeyedLink } from '../../domain/evidence/keyed-link.tsx';
import { fileSize } from '../../shell/files/file-check.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';

type DocumentLinkProps = {
  director: Director;
  fileKey: string;
  renew: () => Promise<{ file_key: string }>;
};

export function DocumentLink({ director, fileKey, renew }: DocumentLinkProps) {
  const t = useText();
  const format = useFormat();
  const { document } = director;
  if (!document) return null;
  const size = fileSize(document.bytes, t, format);
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {document.content_type === 'application/pdf' ? (
        <KeyedLink url={document.url} fileKey={fileKey} renew={renew} saveAs={document.name}>
          <FileDown aria-hidden />
          <span className="min-w-0 [overflow-wrap:anywhere]">{document.name}</span>
        </KeyedLink>
      ) : (
        <PictureButton director={director} fileKey={fileKey} renew={renew} />
      )}
      <span className="text-sm text-muted">
        {size} · {format.date(document.uploaded_at)}
      </span>
    </span>
  );
}

function PictureButton({ director, fileKey, renew }: DocumentLinkProps) {
  const t = useText();
  const [since] = useState(() => systemClock.now());
  const [source, setSource] = useState<string | null>(null);
  const { document, name } = director;
  if (!document) return null;
  const show = async () => {
    const key = isFileKeyFresh(since) ? fileKey : (await renew()).file_key;
    setSource(fileUrl(document.url, key));
  };
  return (
    <>
      <Button variant="secondary" icon={<Image aria-hidden />} onClick={() => void show()}>
        <span className="min-w-0 [overflow-wrap:anywhere]">{document.name}</span>
      </Button>
      <Dialog open={source !== null} onOpenChange={() => setSource(null)}>
        <DialogContent title={t('directors.document_of', { name })} className="sm:max-w-3xl">
          {source !== null && (
            <img
              src={source}
              alt={t('directors.document_of', { name })}
              className="mx-auto max-h-[70dvh] rounded-md border border-line"
            />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}
