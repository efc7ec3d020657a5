import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import { useState } from 'react';
import { ExportButton } from '../../domain/athlete-tables/export-button.tsx';

type ExportListProps = {
  open: OpenList;
  /** Those who are picked; null: everybody on the list. */
  entries: readonly ListEntry[] | null;
};

/** Who is no longer shown is left out, which the dialog says. */
export function ExportList({ open, entries }: ExportListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const wanted = entries ?? open.entries;
  const shown = wanted.filter(({ card }) => card !== null);
  return (
    <ExportButton
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      offer={{
        locked: open.export_locked,
        count: shown.length,
        hidden: wanted.length - shown.length,
        isMore: false,
        isTooMany: false,
      }}
      failure={null}
      hasWork
      ask={({ columns, work, locale }) => ({
        path: `/api/lists/${open.list.id}/export`,
        body: { columns, work, locale, entry_ids: entries && entries.map(({ id }) => id) },
      })}
    />
  );
}
