import type { VerificationItem } from '@faircourt/contracts/verification';
import { ExternalLink, FileDown, FileText } from 'lucide-react';
import { KeyedLink } from '../../../domain/evidence/keyed-link.tsx';
import { fileSize } from '../../../shell/files/file-check.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';

type EvidenceFilesProps = { item: VerificationItem; renew: () => Promise<VerificationItem> };

export function EvidenceFiles({ item, renew }: EvidenceFilesProps) {
  const t = useText();
  const format = useFormat();
  const { transcript, files } = item;
  const access = { fileKey: item.file_key, renew };
  return (
    <>
      {transcript && (transcript.file_url ?? transcript.url) && (
        <div className="flex flex-wrap gap-3">
          {transcript.file_url && (
            <KeyedLink url={transcript.file_url} {...access}>
              <FileText aria-hidden />
              {t('item.transcript.open')}
            </KeyedLink>
          )}
          {transcript.url && (
            <a
              href={transcript.url}
              target="_blank"
              rel="noreferrer noopener nofollow"
              className={buttonClasses({ variant: 'secondary' })}
            >
              <ExternalLink aria-hidden />
              {t('item.transcript.address')}
            </a>
          )}
        </div>
      )}
      {transcript?.is_replaced && <p className="text-sm text-muted">{t('item.transcript.replaced')}</p>}
      {files.length > 0 && (
        <ul aria-label={t('item.files')} className="flex flex-col gap-2">
          {files.map((file) => (
            <li key={file.id} className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
              <KeyedLink url={file.url} saveAs={file.name} {...access}>
                <FileDown aria-hidden />
                <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
              </KeyedLink>
              <span className="text-sm text-muted">
                {fileSize(file.bytes, t, format)} · {format.date(file.uploaded_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
