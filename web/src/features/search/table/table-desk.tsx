/** The table with all that belongs to it: columns, keys, picked rows, and one athlete beside it. */
import { TABLE_COLUMNS, type TableColumn } from '@faircourt/contracts/search-view';
import { useState } from 'react';
import { useRole } from '../../../api/session/use-role.ts';
import { KeyboardHint, type ListedKeys } from '../../../domain/queue-keys/keyboard-hint.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { FoundAthlete } from '../found-athletes.ts';
import { useMarksAgain, type Marks } from '../marks/marks.queries.ts';
import type { Search } from '../search-address.ts';
import type { SearchSlots } from '../search-slots.ts';
import type { ShownView } from '../search-view.queries.ts';
import { AthleteBeside } from './athlete-beside.tsx';
import { AthleteTable } from './athlete-table.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { PickedBar } from './picked-bar.tsx';
import { usePicking } from './use-picking.ts';

const EVERYBODYS_KEYS: ListedKeys = [
  { keys: ['J', '↓'], does: 'search.keys.next' },
  { keys: ['K', '↑'], does: 'search.keys.previous' },
  { keys: ['Enter'], does: 'search.keys.open' },
  { keys: ['[', ']'], does: 'search.keys.beside' },
  { keys: ['?'], does: 'queue.keys.help' },
];
const COACHES_KEYS: ListedKeys = [
  ...EVERYBODYS_KEYS.slice(0, -1),
  { keys: ['X', 'Space'], does: 'search.keys.pick' },
  { keys: ['Shift + click'], does: 'search.keys.range' },
  { keys: ['L'], does: 'search.keys.list' },
  ...EVERYBODYS_KEYS.slice(-1),
];

type TableDeskProps = {
  athletes: readonly FoundAthlete[];
  marks: Marks;
  search: Search;
  shown: ShownView;
  onChange: (search: Search) => void;
  slots: SearchSlots;
};

export function TableDesk({ athletes, marks, search, shown, onChange, slots }: TableDeskProps) {
  const t = useText();
  const { keep } = shown;
  const offered = useOfferedColumns();
  const columns = shown.columns.filter((column) => offered.includes(column));
  const markAgain = useMarksAgain();
  const picking = usePicking(athletes);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <KeyboardHint
          keys={picking ? COACHES_KEYS : EVERYBODYS_KEYS}
          title={t('search.keys.title')}
          text={t('search.keys.text')}
        />
        <ColumnsMenu
          columns={columns}
          offered={offered}
          onChange={(chosen) => keep({ view: 'table', columns: chosen })}
        />
      </div>
      <AthleteTable
        athletes={athletes}
        marks={marks}
        columns={columns}
        sort={search.sort}
        onSort={(sort) => onChange({ ...search, sort })}
        onOpen={setOpenId}
        picking={picking}
      />
      {picking && (
        <PickedBar picking={picking} renderActions={(ids) => slots.renderPickedActions(ids, search)} />
      )}
      <p className="text-sm text-muted">{t('search.panel.cost')}</p>
      <AthleteBeside
        athletes={athletes}
        openId={openId}
        onOpen={setOpenId}
        onClosed={() => void markAgain()}
        renderAthlete={slots.renderAthlete}
      />
    </div>
  );
}

/** The staff's own knowledge is a coach's. */
function useOfferedColumns(): readonly TableColumn[] {
  const isCoach = useRole() === 'coach';
  return isCoach ? TABLE_COLUMNS : TABLE_COLUMNS.filter((column) => column !== 'staff');
}
