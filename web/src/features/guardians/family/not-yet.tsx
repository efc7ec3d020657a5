/** What is approved and no coach sees yet: one line for each thing that it waits for, and the whole story behind a press. */
import { ChevronDown } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { LOOKS } from './release-look.ts';
import type { Unseen } from './seen-parts.ts';

type NotYetProps = {
  unseen: readonly Unseen[];
  /** Why coaches do not see the profile at all. */
  why: string | null;
};

export function NotYet({ unseen, why }: NotYetProps) {
  const t = useText();
  const words = useUnseenWords();
  // Of what is seen in part the line says all there is.
  const explained = unseen.filter(({ look }) => look !== 'part');
  if (unseen.length === 0 && why === null) return null;
  return (
    <>
      <ul className="mt-2 flex flex-col gap-1 text-sm empty:hidden">
        {unseen.map((one) => {
          const { icon: Icon } = LOOKS[one.look];
          return (
            <li key={one.look} className="flex items-start gap-2">
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              {words.short(one)}
            </li>
          );
        })}
      </ul>
      {(why !== null || explained.length > 0) && (
        <details className="group -mb-2">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-sm font-medium text-court [&::-webkit-details-marker]:hidden">
            {t('family.seen_now.why')}
            <ChevronDown aria-hidden className="size-4 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <ul className="flex flex-col gap-2 pb-2 text-sm">
            {why !== null && <li>{why}</li>}
            {explained.map((one) => (
              <li key={one.look}>{words.long(one)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function useUnseenWords() {
  const t = useText();
  const format = useFormat();
  const parts = (rows: readonly ('measurements' | 'seasons')[]) =>
    format.list(rows.map((part) => t(`family.seen_now.item.${part}`, { count: 0 })));
  return {
    /** By the word that is in the cells of the table. */
    short: (unseen: Unseen) =>
      unseen.look === 'part'
        ? t('family.seen_now.unseen.part', { rows: parts(unseen.rows) })
        : t('ui.named_action', {
            action: t(`family.look.${unseen.look}`),
            // Not as a sentence: "name and school and videos".
            title: unseen.rows.map((row) => t(`family.seen_now.short.${row}`)).join(', '),
          }),
    /** As the rows of the table are called, so that each is found there. */
    long: (unseen: Unseen) =>
      t(`family.seen_now.unseen.${unseen.look}`, {
        rows:
          unseen.look === 'part'
            ? parts(unseen.rows)
            : format.list(
                unseen.rows.map((row) => t('family.seen_now.row', { row: t(`requests.group.${row}`) })),
              ),
      }),
  };
}
