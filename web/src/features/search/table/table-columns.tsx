/** What each column of the table shows of an athlete, and what the results can be sorted by. */
import type { TableColumn } from '@faircourt/contracts/search-view';
import type { AthleteMarks as AthleteMarksOf } from '@faircourt/contracts/search-marks';
import type { SearchSort } from '@faircourt/contracts/vocabulary';
import { CircleUser } from 'lucide-react';
import type { ComponentType } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { HeightInFull } from '../../../domain/height-in-full.tsx';
import { CountryName } from '../../../ui/country-name.tsx';
import type { FoundAthlete } from '../found-athletes.ts';
import { HeightBadge } from '../height-badge.tsx';
import { AthleteMarks } from '../marks/athlete-marks.tsx';

type CellProps = {
  athlete: FoundAthlete;
  marks: AthleteMarksOf | undefined;
  /** Of what can be pressed in it. */
  tabIndex: number;
};

interface ColumnEntry {
  Cell: ComponentType<CellProps>;
  /** Search has an order by this fact. Others would tell what a card withholds, or have no index. */
  sort?: SearchSort;
}

export const COLUMNS: Readonly<Record<TableColumn, ColumnEntry>> = {
  staff: { Cell: ({ marks, tabIndex }) => <AthleteMarks marks={marks} tabIndex={tabIndex} /> },
  grad_year: { Cell: ({ athlete }) => <Known value={athlete.grad_year} />, sort: 'grad_year' },
  position: { Cell: Positions },
  height: { Cell: Height, sort: 'height' },
  country: { Cell: Country },
  city: { Cell: ({ athlete }) => <OfIdentity athlete={athlete} value={athlete.city} /> },
  school: { Cell: ({ athlete }) => <OfIdentity athlete={athlete} value={athlete.school_name} /> },
};

function Country({ athlete }: Pick<CellProps, 'athlete'>) {
  return <CountryName code={athlete.country_code} />;
}

function Positions({ athlete }: Pick<CellProps, 'athlete'>) {
  const t = useText();
  const positions = [athlete.primary_position, athlete.secondary_position].filter((name) => name !== null);
  if (positions.length === 0) return <Known value={null} />;
  // One below the other: side by side they broke into four lines, or pushed the school out of sight.
  return (
    <ul className="whitespace-nowrap">
      {[...new Set(positions)].map((name) => (
        <li key={name}>{t(`position.${name}`)}</li>
      ))}
    </ul>
  );
}

function Height({ athlete, tabIndex }: CellProps) {
  const t = useText();
  if (athlete.height_cm === null) return <Known value={null} />;
  return (
    <span className="flex items-center gap-2.5 whitespace-nowrap">
      <span className="w-19 whitespace-normal">
        <HeightInFull cm={athlete.height_cm} />
      </span>
      {athlete.is_height_verified ? (
        <HeightBadge athleteId={athlete.id} tabIndex={tabIndex} />
      ) : (
        <span className="inline-flex items-center gap-1.5 text-muted">
          <CircleUser aria-hidden className="size-4 shrink-0" />
          {t('athlete.height.self_reported')}
        </span>
      )}
    </span>
  );
}

/** Who somebody is waits for the family; that is something else than a city nobody has named. */
function OfIdentity({ athlete, value }: Pick<CellProps, 'athlete'> & { value: string | null }) {
  const t = useText();
  if (athlete.is_identity_released) return <Known value={value} />;
  return <span className="whitespace-nowrap text-muted">{t('athlete.state.not_released')}</span>;
}

function Known({ value }: { value: string | number | null }) {
  const t = useText();
  if (value !== null) return value;
  return (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{t('search.table.unknown')}</span>
    </span>
  );
}
