import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { cn } from '../../ui/class-names.ts';
import { diffLines, type DiffLine } from './line-diff.ts';

const LOOKS: Record<DiffLine['kind'], string> = {
  same: 'text-muted',
  removed: 'border-stop bg-stop-soft line-through decoration-stop/60',
  added: 'border-verified bg-verified-soft',
};

type ChangesViewProps = {
  before: { version: number; body: string };
  after: { version: number; body: string };
};

/** What is new against the version that was signed. Taken out and added carry words, not only colours. */
export function ChangesView({ before, after }: ChangesViewProps) {
  const t = useText();
  const lines = useMemo(() => diffLines(before.body, after.body), [before.body, after.body]);
  return (
    <details className="rounded-md border border-line" open>
      <summary className="px-4 py-3 font-medium">
        {t('consent.changes', { before: before.version, after: after.version })}
      </summary>
      <div className="flex flex-col gap-2 px-4 pb-4">
        {lines.map((line, index) => (
          <p
            // oxlint-disable-next-line react/no-array-index-key -- the texts never change while they are shown
            key={index}
            className={cn('border-l-3 border-transparent pl-3 break-words', LOOKS[line.kind])}
          >
            {line.kind !== 'same' && <span className="sr-only">{t(`consent.changes.${line.kind}`)} </span>}
            {line.text.replace(/^#+ /, '')}
          </p>
        ))}
      </div>
    </details>
  );
}
