import type { TableColumn } from '@faircourt/contracts/search-view';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Popover, PopoverContent, PopoverTrigger } from '../../../ui/menu.tsx';
import { moveColumn, toggleColumn } from './column-choice.ts';

type ColumnsMenuProps = {
  columns: readonly TableColumn[];
  /** In the order of a first visit. */
  offered: readonly TableColumn[];
  onChange: (columns: TableColumn[]) => void;
};

/** Which columns the table has, and in which order. The name is always first. */
export function ColumnsMenu({ columns, offered, onChange }: ColumnsMenuProps) {
  const t = useText();
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="secondary" size="sm" icon={<Columns3 aria-hidden />}>
          {t('search.columns')}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={t('search.columns.title')}>
        <p className="font-heading">{t('search.columns.title')}</p>
        <p className="mt-1 text-sm text-muted">{t('search.columns.text')}</p>
        <ChosenColumns columns={columns} offered={offered} onChange={onChange} />
      </PopoverContent>
    </Popover>
  );
}

function ChosenColumns({ columns, offered, onChange }: ColumnsMenuProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ column: TableColumn; by: -1 | 1 } | null>(null);
  const hidden = offered.filter((column) => !columns.includes(column));
  // A moved row loses the focus, and at the end of the list the pressed button is off: then its neighbour takes over.
  useEffect(() => {
    if (!moved.current || !columns.includes(moved.current.column)) return;
    const { column, by } = moved.current;
    moved.current = null;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-column=${column}] button`);
    const [earlier, later] = buttons ?? [];
    const [pressed, other] = by < 0 ? [earlier, later] : [later, earlier];
    (pressed?.disabled ? other : pressed)?.focus();
  }, [columns]);
  const move = (column: TableColumn, by: -1 | 1) => {
    moved.current = { column, by };
    onChange(moveColumn(columns, column, by));
  };
  return (
    <ul ref={list} className="mt-3 flex flex-col">
      {[...columns, ...hidden].map((column) => {
        const name = t(`search.column.${column}`);
        const place = columns.indexOf(column);
        return (
          <li key={column} data-column={column} className="flex min-h-11 items-center gap-1">
            <Checkbox
              label={name}
              checked={place >= 0}
              onChange={() => onChange(toggleColumn(columns, column))}
              className="mr-auto"
            />
            {place >= 0 && (
              <>
                <IconButton
                  label={t('search.columns.earlier', { column: name })}
                  disabled={place === 0}
                  className="size-9"
                  onClick={() => move(column, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={t('search.columns.later', { column: name })}
                  disabled={place === columns.length - 1}
                  className="size-9"
                  onClick={() => move(column, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
