/** One document beside the claim: drawn in the page, page by page, larger, turned; and saved where that is not enough. */
import {
  ChevronLeft,
  ChevronRight,
  FileDown,
  Maximize,
  RotateCw,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { KeyedLink } from '../../../domain/evidence/keyed-link.tsx';
import type { MessageId } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/button.tsx';
import { ErrorState, LoadingView } from '../../../ui/states.tsx';
import { cn } from '../../../ui/class-names.ts';
import { DrawnPage, PAGE_HEIGHT } from './drawn-page.tsx';
import { useDrawnDocument, type FileAccess } from './use-drawn-document.ts';
import { useViewingKeys } from './use-viewing-keys.ts';
import { canLook, FIRST_LOOK, look, type ViewingDeed } from './viewing.ts';

const LOOKS: readonly { deed: ViewingDeed; icon: LucideIcon; label: MessageId }[] = [
  { deed: 'smaller', icon: ZoomOut, label: 'evidence.smaller' },
  { deed: 'larger', icon: ZoomIn, label: 'evidence.larger' },
  { deed: 'fit', icon: Maximize, label: 'evidence.fit' },
  { deed: 'turn', icon: RotateCw, label: 'evidence.turn' },
];

type EvidenceViewerProps = {
  url: string;
  name: string;
  access: FileAccess;
  /** Not a picture, as far as is known before it has come. */
  isPaged: boolean;
  /** Past the last page comes the next document, and before the first one the one before. */
  onBeyond: (deed: 'next' | 'previous') => void;
};

export function EvidenceViewer({ url, name, access, isPaged, onBeyond }: EvidenceViewerProps) {
  const t = useText();
  const { opened, retry } = useDrawnDocument(url, access);
  const [viewing, setViewing] = useState(FIRST_LOOK);
  const pages = opened.state === 'drawn' ? opened.drawn.pages : 1;
  const does = (deed: ViewingDeed) => {
    if (canLook(viewing, deed, pages)) setViewing(look(viewing, deed, pages));
    else if (deed === 'next' || deed === 'previous') onBeyond(deed);
  };
  useViewingKeys(does);
  const turnPage = (deed: 'next' | 'previous', Icon: LucideIcon) => (
    <IconButton
      label={t(`evidence.page.${deed}`)}
      disabled={!canLook(viewing, deed, pages)}
      onClick={() => does(deed)}
    >
      <Icon aria-hidden />
    </IconButton>
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div role="toolbar" aria-label={t('evidence.tools', { name })} className="flex flex-wrap items-center">
        {/* There before the pages are counted: the buttons after it do not move. */}
        {isPaged && (
          <>
            {turnPage('previous', ChevronLeft)}
            <output className={cn('text-sm tabular-nums', opened.state === 'loading' && 'invisible')}>
              {t('evidence.page', { page: viewing.page, pages })}
            </output>
            {turnPage('next', ChevronRight)}
          </>
        )}
        {LOOKS.map(({ deed, icon: Icon, label }) => (
          <IconButton
            key={deed}
            label={t(label)}
            disabled={!canLook(viewing, deed, pages)}
            onClick={() => does(deed)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
        <span className="ml-auto flex items-center gap-1">
          <KeyedLink key={access.fileKey} url={url} saveAs={name} {...access}>
            <FileDown aria-hidden />
            {t('evidence.save')}
          </KeyedLink>
        </span>
      </div>
      {opened.state === 'loading' && <LoadingView className={PAGE_HEIGHT} />}
      {opened.state === 'failed' && (
        <ErrorState title={t('evidence.failed')} onRetry={retry} className={PAGE_HEIGHT}>
          {t('evidence.failed.text')}
        </ErrorState>
      )}
      {opened.state === 'drawn' && (
        <DrawnPage
          drawn={opened.drawn}
          viewing={viewing}
          label={pages > 1 ? t('evidence.page_of', { name, page: viewing.page, pages }) : name}
        />
      )}
    </div>
  );
}
