import type { ComparedAthlete } from '@faircourt/contracts/comparison';
import type { Season } from '@faircourt/contracts/athletes';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SHOTS, type SeasonShot } from '../../../domain/season-figures.ts';
import { ComparedRow, ComparedSection, Figure, NobodyHas } from './compared-rows.tsx';

const PER_GAME = ['points', 'rebounds', 'assists', 'steals', 'blocks'] as const;
type PerGame = (typeof PER_GAME)[number];

/** The newest season with games, figure by figure, and the seasons before it in a line each. */
export function ComparedSeasons({ athletes }: { athletes: readonly ComparedAthlete[] }) {
  const t = useText();
  const none = t('compare.not_shown');
  if (!athletes.some(latestOf)) {
    return (
      <ComparedSection title={t('season.title')}>
        <NobodyHas facts={[t('season.title')]} />
      </ComparedSection>
    );
  }
  return (
    <ComparedSection title={t('season.title')}>
      <ComparedRow title={t('compare.latest_season')} athletes={athletes}>
        {(athlete) => <LatestSeason season={latestOf(athlete)} none={none} />}
      </ComparedRow>
      {PER_GAME.map((figure) => (
        <ComparedRow
          key={figure}
          title={t('compare.per_game', { figure: t(`season.${figure}`) })}
          athletes={athletes}
        >
          {(athlete) => <PerGameFigure season={latestOf(athlete)} figure={figure} none={none} />}
        </ComparedRow>
      ))}
      {SHOTS.map((shot) => (
        <ComparedRow
          key={shot}
          title={t('season.percentage', { shot: t(`season.${shot}`) })}
          athletes={athletes}
        >
          {(athlete) => <Share season={latestOf(athlete)} shot={shot} none={none} />}
        </ComparedRow>
      ))}
      <ComparedRow title={t('season.table')} athletes={athletes} isWide>
        {({ profile }) => <SeasonLines seasons={profile?.seasons.seasons ?? []} none={none} />}
      </ComparedRow>
    </ComparedSection>
  );
}

function latestOf({ profile }: ComparedAthlete): Season | undefined {
  return profile?.seasons.seasons.find(({ per_game }) => per_game !== null);
}

type OfSeason = { season: Season | undefined; none: string };

function LatestSeason({ season, none }: OfSeason) {
  const t = useText();
  const format = useFormat();
  if (!season) return <Figure value={null} none={none} />;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Figure value={season.label} none={none} />
      {season.badge && <VerifiedBadge badge={season.badge} />}
      <span className="w-full text-sm text-muted">
        {t('compare.games', { count: format.number(season.games) })}
      </span>
    </span>
  );
}

function PerGameFigure({ season, figure, none }: OfSeason & { figure: PerGame }) {
  const format = useFormat();
  const value = season?.per_game?.[figure];
  return <Figure value={value === undefined || value === null ? null : format.tenths(value)} none={none} />;
}

function Share({ season, shot, none }: OfSeason & { shot: SeasonShot }) {
  const t = useText();
  const format = useFormat();
  const value = season?.shooting[shot];
  const words =
    value === undefined || value === null ? null : t('summary.percent', { value: format.tenths(value) });
  return <Figure value={words} none={none} />;
}

function SeasonLines({ seasons, none }: { seasons: readonly Season[]; none: string }) {
  const t = useText();
  const format = useFormat();
  const tenths = (value: number | null) => (value === null ? t('ui.chart.no_value') : format.tenths(value));
  if (seasons.length === 0) return <Figure value={null} none={none} />;
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {seasons.map(({ id, label, per_game: line }) => (
        <li key={id}>
          <span className="font-medium">{label}</span>{' '}
          <span className="text-muted tabular-nums">
            {line
              ? t('compare.season_line', {
                  points: tenths(line.points),
                  rebounds: tenths(line.rebounds),
                  assists: tenths(line.assists),
                })
              : none}
          </span>
        </li>
      ))}
    </ul>
  );
}
