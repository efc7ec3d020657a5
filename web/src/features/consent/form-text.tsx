import type { ConsentForm } from '@faircourt/contracts/consent-signing';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { ChangesView } from './changes-view.tsx';

/** A summary is true of the version it was written from: a newer text is shown without one until somebody has read both. */
const SUMMARISED: Record<ConsentKind, number> = {
  platform: 2,
  colleges: 2,
  transcript: 2,
  media: 2,
  summaries: 1,
};

export function hasSummary({ kind, document }: ConsentForm): boolean {
  return document.version === SUMMARISED[kind];
}

/**
 * In short, then the whole text that is signed, and its checksum for who wants it. Among several forms the whole text is
 * folded below its summary, one press away; without a summary nothing is folded.
 */
export function FormText({ form, isFolded = false }: { form: ConsentForm; isFolded?: boolean }) {
  const t = useText();
  const { kind, document, outdated } = form;
  const isSummarised = hasSummary(form);
  return (
    <div className="flex flex-col gap-4">
      {isSummarised && (
        <div className="rounded-md bg-court-soft px-4 py-3">
          <p className="text-sm font-semibold text-court">{t('consent.summary')}</p>
          <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-5">
            <li>{t(`consent.summary.${kind}.1`)}</li>
            <li>{t(`consent.summary.${kind}.2`)}</li>
            <li>{t(`consent.summary.${kind}.3`)}</li>
          </ul>
        </div>
      )}
      {outdated && <ChangesView before={outdated} after={document} />}
      {isFolded && isSummarised ? (
        <details className="rounded-md border border-line px-4">
          <summary className="min-h-11 rounded-sm py-2.5 font-medium text-court">
            {t('consent.full_text')}
            <VisuallyHidden>{t('consent.quoted', { form: document.title })}</VisuallyHidden>
          </summary>
          <div className="flex flex-col gap-4 border-t border-line py-4">
            <WholeText document={document} />
          </div>
        </details>
      ) : (
        <WholeText document={document} />
      )}
    </div>
  );
}

function WholeText({ document }: Pick<ConsentForm, 'document'>) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <div lang={document.locale}>
        <MarkdownText source={document.body} />
      </div>
      <details className="text-sm text-muted">
        <summary className="w-fit rounded-sm py-2 font-medium text-court">{t('consent.details')}</summary>
        <p className="[overflow-wrap:anywhere]">
          {t('consent.checksum', { date: format.day(document.published_on), hash: document.hash })}
        </p>
      </details>
    </>
  );
}
