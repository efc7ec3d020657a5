/** The athletes found, as cards. */
import { startTransition, useEffect, useState } from 'react';
import { AthleteCard } from './athlete-card.tsx';
import type { FoundAthlete } from './found-athletes.ts';
import { CardShape, SHAPES } from './loading-cards.tsx';
import type { Marks } from './marks/marks.queries.ts';
import type { SearchSlots } from './search-slots.ts';

/** As many as a phone shows, or one row at a desk; shapes stand for the others, so that the page gets no shorter. */
const FIRST = 3;
const STEP = 3;

type CardListProps = {
  athletes: readonly FoundAthlete[];
  marks: Marks;
  /** They were there when the page opened, as on the way back from an athlete: the page needs its height at once. */
  isWhole: boolean;
  renderAction: SearchSlots['renderCardAction'];
};

export function CardList({ athletes, marks, isWhole, renderAction }: CardListProps) {
  const drawn = useDrawnSoFar(athletes.length, isWhole);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {athletes.slice(0, drawn).map((athlete, place) => (
        <AthleteCard
          key={athlete.id}
          isFar={!isWhole && place >= SHAPES}
          athlete={athlete}
          marks={marks.get(athlete.id)}
          renderAction={renderAction}
        />
      ))}
      {Array.from({ length: Math.min(athletes.length, SHAPES) - drawn }, (_, place) => (
        <li key={`shape ${drawn + place}`} aria-hidden>
          <CardShape />
        </li>
      ))}
    </ul>
  );
}

/** A page of results drawn in one go keeps a phone from answering for a second: those out of sight follow, a few at a time. */
function useDrawnSoFar(total: number, isWhole: boolean): number {
  const [drawn, setDrawn] = useState(isWhole ? total : FIRST);
  useEffect(() => {
    if (drawn >= total) return undefined;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(next);
  }, [drawn, total]);
  return drawn;
}
