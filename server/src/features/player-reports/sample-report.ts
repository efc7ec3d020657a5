/** A report whose athletes are invented, for everybody who wants to know what they would get. It changes with the calendar alone. */
import { lastReportOver, reportPeriod, type PlayerReport } from '@faircourt/contracts/player-reports';
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Position } from '@faircourt/contracts/vocabulary';
import { presentVerified } from './report.presenter.ts';

type Invented = [
  name: string,
  position: Position,
  heightCm: number,
  inYears: number,
  country: string,
  city: string,
];

const INVENTED: readonly Invented[] = [
  ['Noa Brandt', 'Center', 204, 2, 'DE', 'Ulm'],
  ['Tomás Rivero', 'Power Forward', 201, 1, 'ES', 'Vitoria'],
  ['Kofi Mensah', 'Small Forward', 198, 2, 'GB', 'Leeds'],
  ['Iara Monteiro', 'Small Forward', 186, 1, 'BR', 'Franca'],
  ['Lucie Garnier', 'Shooting Guard', 179, 3, 'FR', 'Bourges'],
  ['Aidan Whitlock', 'Shooting Guard', 193, 1, 'US', 'Dayton'],
  ['Marisol Vega', 'Point Guard', 171, 2, 'PR', 'Ponce'],
  ['Joon Park', 'Point Guard', 183, 3, 'CA', 'Calgary'],
  ['Renata Campos', 'Center', 191, 2, 'BR', 'Santo André'],
  ['Deshawn Ellery', 'Power Forward', 203, 1, 'US', 'Macon'],
  ['Ximena Duarte', 'Point Guard', 174, 1, 'MX', 'Hermosillo'],
  ['Matteo Sala', 'Shooting Guard', 190, 2, 'IT', 'Varese'],
];

const COUNTRIES = [
  ['US', 412, 291],
  ['BR', 96, 61],
  ['ES', 71, 52],
  ['MX', 64, 33],
  ['CA', 58, 41],
  ['FR', 47, 26],
  ['DE', 39, 25],
  ['GB', 33, 18],
  ['PR', 28, 22],
  ['IT', 21, 11],
] as const;

export function sampleReport(now: Date): PlayerReport {
  const number = Math.max(1, lastReportOver(now));
  const { from, to } = reportPeriod(number);
  const cards = INVENTED.map((one, place) => inventedCard(one, place, to));
  const byPlace = (place: number) => cards[place % cards.length] as AthleteCard;
  return {
    id: null,
    number,
    from: from.toISOString(),
    to: to.toISOString(),
    verified: presentVerified(cards),
    grew: [
      { athlete: byPlace(0), from_cm: 198, to_cm: 204, since: dayBefore(to, 300) },
      { athlete: byPlace(7), from_cm: 178.5, to_cm: 183, since: dayBefore(to, 240) },
      { athlete: byPlace(3), from_cm: 183, to_cm: 186, since: dayBefore(to, 190) },
    ],
    seasons: [
      season(byPlace(5), [31, 23.4, 5.1, 4.2], to),
      season(byPlace(3), [28, 19.8, 8.6, 2.9], to),
      season(byPlace(6), [26, 17.2, 3.3, 8.1], to),
      season(byPlace(9), [30, 15.9, 10.7, 1.4], to),
    ],
    totals: totalsOf(COUNTRIES.map(([code, listed, verified]) => [code, listed, verified])),
    before: totalsOf(
      COUNTRIES.map(([code, listed, verified], place) => [code, listed - 3, verified - (place % 4)]),
    ),
  };
}

function inventedCard(
  [name, position, height, inYears, country, city]: Invented,
  place: number,
  to: Date,
): AthleteCard {
  return {
    // No athlete has such an id: those of athletes tell the time in their beginning.
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    name,
    avatar_url: null,
    primary_position: position,
    secondary_position: null,
    height_cm: height,
    is_height_verified: true,
    grad_year: to.getUTCFullYear() + inYears,
    country_code: country,
    city,
    school_name: null,
    is_identity_released: true,
  };
}

function season(
  athlete: AthleteCard,
  [games, points, rebounds, assists]: readonly [number, number, number, number],
  to: Date,
): PlayerReport['seasons'][number] {
  const year = to.getUTCFullYear();
  const label = `${year - 1}-${String(year).slice(2)}`;
  return { athlete, label, games, points, rebounds, assists };
}

function totalsOf(rows: readonly (readonly [string, number, number])[]): PlayerReport['totals'] {
  const countries = rows.map(([country_code, listed, verified]) => ({ country_code, listed, verified }));
  return {
    listed: countries.reduce((sum, { listed }) => sum + listed, 0),
    verified: countries.reduce((sum, { verified }) => sum + verified, 0),
    countries,
  };
}

function dayBefore(to: Date, days: number): string {
  return new Date(to.getTime() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
