import type { AthleteMarks } from '@faircourt/contracts/search-marks';
import type { TableColumn } from '@faircourt/contracts/search-view';
import { Clock3 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { athletePath } from '../../../shell/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cn } from '../../../ui/class-names.ts';
import { JerseyAvatar } from '../../../ui/jersey-avatar.tsx';
import { TableCell, TableRow } from '../../../ui/table.tsx';
import type { FoundAthlete } from '../found-athletes.ts';
import { COLUMNS } from './table-columns.tsx';
import type { Picking } from './use-picking.ts';

type AthleteRowProps = {
  athlete: FoundAthlete;
  marks: AthleteMarks | undefined;
  columns: readonly TableColumn[];
  tabIndex: number;
  onOpen: (athleteId: string) => void;
  picking: Picking | null;
};

export function AthleteRow({ athlete, marks, columns, tabIndex, onOpen, picking }: AthleteRowProps) {
  const isPicked = picking?.isPicked(athlete.id) ?? false;
  // What sticks while the rest moves sideways below it must not let anything shine through.
  const behind = isPicked ? 'bg-court-soft' : 'bg-surface';
  return (
    <TableRow data-queue-item data-athlete-id={athlete.id} className={cn(isPicked && 'bg-court-soft')}>
      {picking && (
        <td className={cn('sticky left-0 z-10 w-10 min-w-10 pl-3', behind)}>
          <PickBox athlete={athlete} tabIndex={tabIndex} picking={picking} />
        </td>
      )}
      <th
        scope="row"
        className={cn(
          'sticky z-10 px-3 py-1.5 text-left leading-snug font-medium',
          picking ? 'left-10' : 'left-0',
          behind,
        )}
      >
        <span className="flex max-w-40 items-center gap-2.5 sm:max-w-72">
          <JerseyAvatar
            name={athlete.name}
            photoUrl={athlete.photoUrl}
            position={athlete.primary_position}
            className="size-8 max-sm:hidden"
          />
          <Name athlete={athlete} tabIndex={tabIndex} onOpen={onOpen} />
        </span>
      </th>
      {columns.map((column) => {
        const { Cell } = COLUMNS[column];
        return (
          <TableCell key={column} className="px-3 py-1.5 leading-snug">
            <Cell athlete={athlete} marks={marks} tabIndex={tabIndex} />
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** With Shift everybody since the row before. */
function PickBox({
  athlete,
  tabIndex,
  picking,
}: Pick<AthleteRowProps, 'athlete' | 'tabIndex'> & { picking: Picking }) {
  const t = useText();
  return (
    <Checkbox
      label={<span className="sr-only">{t('search.pick', { name: athlete.name })}</span>}
      tabIndex={tabIndex}
      checked={picking.isPicked(athlete.id)}
      onChange={({ nativeEvent }) => {
        const isRange = nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey;
        if (isRange) picking.range(athlete.id);
        else picking.toggle(athlete.id);
      }}
    />
  );
}

/** A press opens the panel; with the keys that browsers know it is a link like any other. */
function Name({ athlete, tabIndex, onOpen }: Pick<AthleteRowProps, 'athlete' | 'tabIndex' | 'onOpen'>) {
  const t = useText();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(athlete.id);
  };
  return (
    <span className="min-w-0">
      <Link
        to={athletePath(athlete.id)}
        data-queue-link
        tabIndex={tabIndex}
        className="block scroll-mt-14 scroll-mb-20 rounded-sm break-words text-ink underline decoration-line-strong/60 underline-offset-4 hover:decoration-court"
        onClick={open}
      >
        {athlete.name}
      </Link>
      {!athlete.is_identity_released && (
        <span className="flex items-center gap-1 text-sm font-normal text-caution sm:whitespace-nowrap">
          <Clock3 aria-hidden className="size-3.5 shrink-0" />
          {t('athlete.awaiting_guardian')}
        </span>
      )}
    </span>
  );
}
