/** The athletes of a list as a table. Only the rows in sight are drawn, however long the list is. */
import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import { useVirtualizer } from '@tanstack/react-virtual';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useEntryState } from '../../shell/use-entry-state.ts';
import { cn } from '../../ui/class-names.ts';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ENTRY_ORDERS, findEntries, orderEntries, type EntryOrder } from './entry-order.ts';
import { BulkBar } from './bulk-bar.tsx';
import { EntryCells, PickBox, ROW_COLUMNS } from './entry-row.tsx';
import { useKeepPlace, useKeptPlace } from './use-kept-place.ts';
import { useListWalk } from './use-list-walk.ts';
import { NOTHING_PICKED, pickAll, pickOne, pickStretch, unpick, type Picked } from './picking.ts';

interface EntryTableProps {
  open: OpenList;
  onOpen: (entryId: string) => void;
}

interface OrderedTableProps extends EntryTableProps {
  order: EntryOrder;
  onOrder: (order: EntryOrder) => void;
}

export function EntryTable({ open, onOpen, order, onOrder }: OrderedTableProps) {
  const t = useText();
  const [words, setWords] = useEntryState('list-words', '');
  const [picked, setPicked] = useEntryState('list-picked', NOTHING_PICKED);
  const pickedEntries = open.entries.filter(({ id }) => picked.ids.has(id));
  const shown = orderEntries(findEntries(open.entries, words), order);
  useListWalk(open, shown);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-4">
        <Field label={t('lists.table.find')} className="w-64 max-sm:w-full">
          <Input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
        </Field>
        <Field label={t('lists.table.order')} className="w-56 max-sm:w-full">
          <Select
            value={order}
            onChange={({ target }) => onOrder(ENTRY_ORDERS.find((one) => one === target.value) ?? 'board')}
          >
            {ENTRY_ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(`lists.order.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {pickedEntries.length > 0 && (
        <BulkBar
          open={open}
          picked={pickedEntries}
          onDone={(done) => setPicked((now) => unpick(now, done))}
          onClear={() => setPicked(NOTHING_PICKED)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title={t('lists.table.none')} />
      ) : (
        <Rows open={open} entries={shown} onOpen={onOpen} picked={picked} onPick={setPicked} />
      )}
    </div>
  );
}

/** About what a row takes on a wide screen; each is measured once it is drawn. */
const ROW_PX = 73;

interface RowsProps extends EntryTableProps {
  entries: readonly ListEntry[];
  picked: Picked;
  onPick: (picked: Picked) => void;
}

function Rows({ open, entries, onOpen, picked, onPick }: RowsProps) {
  const shown = entries.map(({ id }) => id);
  const t = useText();
  const frame = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- it tells React itself which rows are in sight
  const rows = useVirtualizer({
    count: entries.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 8,
    ...useKeptPlace('table'),
  });
  useKeepPlace('table', rows);
  const label = t('lists.table.label', { list: open.list.name });
  return (
    <section
      ref={frame}
      aria-label={t('lists.table.frame', { list: open.list.name })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[75dvh] overflow-auto rounded-lg border border-line bg-surface shadow-soft"
    >
      <table aria-label={label} aria-rowcount={entries.length + 1} className="block w-full text-left">
        <thead className="sticky top-0 z-10 block border-b border-line bg-sunken max-md:sr-only">
          <tr aria-rowindex={1} className={ROW_COLUMNS}>
            <th scope="col">
              <PickBox
                label={t('lists.pick.all')}
                isPicked={shown.every((id) => picked.ids.has(id))}
                onPick={() => onPick(pickAll(picked, shown))}
              />
            </th>
            {(['athlete', 'facts', 'stage', 'actions'] as const).map((column) => (
              <th key={column} scope="col" className="text-sm font-semibold text-muted">
                <span className={column === 'actions' ? 'sr-only' : ''}>{t(`lists.table.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="relative block" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const entry = entries[index];
            return (
              entry && (
                <tr
                  key={key}
                  ref={rows.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={cn(ROW_COLUMNS, 'absolute inset-x-0 top-0 border-b border-line')}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <EntryCells
                    open={open}
                    entry={entry}
                    onOpen={() => onOpen(entry.id)}
                    isPicked={picked.ids.has(entry.id)}
                    onPick={(isStretch) =>
                      onPick(isStretch ? pickStretch(picked, entry.id, shown) : pickOne(picked, entry.id))
                    }
                  />
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
