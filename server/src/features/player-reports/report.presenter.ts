/** A report as its reader sees it: counts over all whom they may see, and the most remarkable by name. */
import {
  REPORT_MOST,
  type GrownAthlete,
  type NotedSeason,
  type PlayerReport,
  type ReportHead,
  type ReportTotals,
} from '@faircourt/contracts/player-reports';
import type { AthleteCard } from '@faircourt/contracts/search';
import { POSITIONS } from '@faircourt/contracts/vocabulary';
import type { ReportRow, ShownEntry } from './report.store.ts';

export function presentHead({ id, number, from_at, to_at, made_at, totals }: ReportRow): ReportHead {
  return {
    id,
    number,
    from: from_at.toISOString(),
    to: to_at.toISOString(),
    made_at: made_at.toISOString(),
    counts: { listed: totals.listed, verified: totals.verified, countries: totals.countries.length },
  };
}

export function presentReport(
  row: ReportRow,
  entries: readonly ShownEntry[],
  before: ReportTotals | null,
): PlayerReport {
  // Written by search, which makes exactly this of an athlete.
  const read = entries.map((entry) => ({ ...entry, card: JSON.parse(entry.card) as AthleteCard }));
  const verified = new Map(
    read.filter(({ section }) => section !== 'growth').map(({ card }) => [card.id, card]),
  );
  const { made_at: _madeAt, counts: _counts, ...head } = presentHead(row);
  return {
    ...head,
    verified: presentVerified([...verified.values()]),
    grew: read
      .flatMap(({ card, from_cm, to_cm, since }): GrownAthlete[] =>
        from_cm !== null && to_cm !== null && since !== null
          ? [{ athlete: card, from_cm, to_cm, since }]
          : [],
      )
      .toSorted((a, b) => b.to_cm - b.from_cm - (a.to_cm - a.from_cm))
      .slice(0, REPORT_MOST.grew),
    seasons: read
      .flatMap(({ card, label, games, points, rebounds, assists }): NotedSeason[] =>
        label !== null && games !== null && points !== null
          ? [{ athlete: card, label, games, points, rebounds, assists }]
          : [],
      )
      .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))
      .slice(0, REPORT_MOST.seasons),
    totals: row.totals,
    before,
  };
}

export function presentVerified(cards: readonly AthleteCard[]): PlayerReport['verified'] {
  return {
    // Those with a name first: a coach can do something with them at once.
    athletes: cards
      .toSorted(
        (a, b) =>
          Number(b.is_identity_released) - Number(a.is_identity_released) ||
          (b.height_cm ?? 0) - (a.height_cm ?? 0),
      )
      .slice(0, REPORT_MOST.verified),
    count: cards.length,
    by_position: POSITIONS.map((position) => ({
      of: position,
      athletes: cards.filter(({ primary_position }) => primary_position === position).length,
    })),
    by_class: counted(cards.flatMap(({ grad_year }) => grad_year ?? [])).toSorted((a, b) => a.of - b.of),
    by_country: counted(cards.map(({ country_code }) => country_code)).toSorted(
      (a, b) => b.athletes - a.athletes || (a.of < b.of ? -1 : 1),
    ),
  };
}

function counted<Of>(all: readonly Of[]): { of: Of; athletes: number }[] {
  const counts = new Map<Of, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].map(([of, athletes]) => ({ of, athletes }));
}
