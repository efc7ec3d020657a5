import type { VerificationItem } from '@faircourt/contracts/verification';
import { ExternalLink, FileText } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { fileSize } from '../../../shell/files/file-check.ts';
import { Button, buttonClasses } from '../../../ui/button.tsx';
import { EvidenceViewer } from './evidence-viewer.tsx';
import { shownDocuments, type ShownDocument } from './shown-documents.ts';

type EvidenceDocumentsProps = { item: VerificationItem; renew: () => Promise<VerificationItem> };

/**
 * The documents of one claim, and the one that is open. The person who works on it sees the first at once; for all others
 * a child's papers open at a press, since each look is in the family's log.
 */
export function EvidenceDocuments({ item, renew }: EvidenceDocumentsProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const documents = shownDocuments(item);
  const open = documents.find(({ url }) => url === chosen);
  const first = item.can_decide ? documents[0] : undefined;
  // What was opened stays open after the decision: nothing below it moves, and the look has been made.
  if (first && !open) setChosen(first.url);
  const nameOf = ({ name }: ShownDocument) => name ?? t('item.transcript.name');
  const goBeyond = (deed: 'next' | 'previous') => {
    const at = documents.findIndex(({ url }) => url === open?.url);
    const beyond = documents[at + (deed === 'next' ? 1 : -1)];
    if (beyond) setChosen(beyond.url);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {documents.length > 0 && (
          <ul aria-label={t('item.files')} className="contents">
            {documents.map((one) => (
              <DocumentChoice
                key={one.url}
                name={nameOf(one)}
                details={one.details}
                isOpen={one.url === open?.url}
                onOpen={() => setChosen(one.url)}
              />
            ))}
          </ul>
        )}
        {item.transcript?.url && (
          <a
            href={item.transcript.url}
            target="_blank"
            rel="noreferrer noopener nofollow"
            className={buttonClasses({ variant: 'secondary', className: 'w-fit' })}
          >
            <ExternalLink aria-hidden />
            {t('item.transcript.address')}
          </a>
        )}
      </div>
      {item.transcript?.is_replaced && <p className="text-sm text-muted">{t('item.transcript.replaced')}</p>}
      {open && (
        <EvidenceViewer
          key={open.url}
          url={open.url}
          name={nameOf(open)}
          access={{ fileKey: item.file_key, renew }}
          isPaged={open.isPaged}
          onBeyond={goBeyond}
        />
      )}
    </>
  );
}

type DocumentChoiceProps = {
  name: string;
  details: ShownDocument['details'];
  isOpen: boolean;
  onOpen: () => void;
};

function DocumentChoice({ name, details, isOpen, onOpen }: DocumentChoiceProps) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="min-w-0">
      <Button
        variant="secondary"
        aria-pressed={isOpen}
        className="max-w-full py-1.5 text-left aria-pressed:border-court aria-pressed:bg-court/10"
        icon={<FileText aria-hidden />}
        onClick={onOpen}
      >
        <span className="flex min-w-0 flex-col">
          <span className="leading-tight [overflow-wrap:anywhere]">{name}</span>
          {details && (
            <span className="text-sm font-normal text-muted">
              {fileSize(details.bytes, t, format)} · {format.date(details.uploadedAt)}
            </span>
          )}
        </span>
      </Button>
    </li>
  );
}
