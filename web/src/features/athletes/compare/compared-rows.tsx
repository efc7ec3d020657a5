/** One fact of all athletes: beside each other where there is room, below each other with their names where there is not. */
import type { ComparedAthlete } from '@faircourt/contracts/comparison';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';

/** Tailwind reads class names from the source, so each is written out. */
const COLUMNS: Record<number, string> = {
  1: 'md:grid-cols-1 print:grid-cols-1',
  2: 'md:grid-cols-2 print:grid-cols-2',
  3: 'md:grid-cols-3 print:grid-cols-3',
  4: 'md:grid-cols-4 print:grid-cols-4',
};

export function columnsFor(athletes: number): string {
  return cn('grid gap-x-6', COLUMNS[athletes]);
}

export function ComparedSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId} className="print:break-inside-avoid print:border-0 print:shadow-none">
      <CardTitle id={titleId} className="px-5 pt-5 sm:px-6 print:px-0">
        {title}
      </CardTitle>
      <div className="flex flex-col divide-y divide-line px-5 pb-2 sm:px-6 print:px-0">{children}</div>
    </Card>
  );
}

type ComparedRowProps = {
  title: string;
  athletes: readonly ComparedAthlete[];
  /** More than a figure: on a phone it goes below the name and not beside it. */
  isWide?: boolean;
  children: (athlete: ComparedAthlete) => ReactNode;
};

export function ComparedRow({ title, athletes, isWide = false, children }: ComparedRowProps) {
  const titleId = useId();
  return (
    <div className="py-3 print:py-1.5">
      <h3 id={titleId} className="mb-1.5 text-sm font-semibold text-muted">
        {title}
      </h3>
      <ul
        aria-labelledby={titleId}
        className={cn(columnsFor(athletes.length), isWide ? 'gap-y-4' : 'gap-y-1.5')}
      >
        {athletes.map((athlete) => (
          <li
            key={athlete.card.id}
            className={cn(
              'min-w-0',
              !isWide && 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4',
            )}
          >
            <span className="block min-w-0 truncate text-sm text-muted md:sr-only print:sr-only">
              {athlete.card.name}
            </span>
            {children(athlete)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A row of dashes tells nothing: what is shown of none of them is named in one line. */
export function NobodyHas({ facts }: { facts: readonly string[] }) {
  const t = useText();
  const format = useFormat();
  if (facts.length === 0) return null;
  return <p className="py-3 text-sm text-muted">{t('compare.nobody', { facts: format.list(facts) })}</p>;
}

/** A figure, or a dash that is read as words. */
export function Figure({ value, none }: { value: string | null; none: string }) {
  return value === null ? (
    <span className="text-muted">
      <span aria-hidden>–</span>
      <span className="sr-only">{none}</span>
    </span>
  ) : (
    <span className="font-heading text-lg tabular-nums">{value}</span>
  );
}
