/** Those whom a report names. Each leads to the athlete's page, where everything released is. */
import type { GrownAthlete, NotedSeason } from '@faircourt/contracts/player-reports';
import type { AthleteCard } from '@faircourt/contracts/search';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnits } from '../../i18n/use-units.ts';
import { athletePath } from '../../shell/paths.ts';
import { CountryName } from '../../ui/country-name.tsx';
import { JerseyAvatar } from '../../ui/jersey-avatar.tsx';

type VerifiedProps = { athletes: readonly AthleteCard[]; count: number; isSample: boolean };

export function VerifiedAthletes({ athletes, count, isSample }: VerifiedProps) {
  const t = useText();
  const units = useUnits();
  if (athletes.length === 0) return null;
  return (
    <Part
      title={t('player_report.verified_list')}
      text={count > athletes.length ? t('player_report.first_of', { shown: athletes.length, count }) : null}
    >
      {athletes.map((athlete) => (
        <Person key={athlete.id} athlete={athlete} isSample={isSample}>
          {athlete.height_cm !== null && (
            <span className="font-semibold tabular-nums">{units.inFull.height(athlete.height_cm)}</span>
          )}
        </Person>
      ))}
    </Part>
  );
}

export function GrownAthletes({ grown, isSample }: { grown: readonly GrownAthlete[]; isSample: boolean }) {
  const t = useText();
  const units = useUnits();
  const format = useFormat();
  if (grown.length === 0) return null;
  return (
    <Part title={t('player_report.grew')} text={t('player_report.grew.text')}>
      {grown.map(({ athlete, from_cm, to_cm, since }) => (
        <Person key={athlete.id} athlete={athlete} isSample={isSample}>
          <span className="font-semibold tabular-nums">
            {t('player_report.grew.line', { from: units.height(from_cm), to: units.height(to_cm) })}
          </span>
          <span className="text-sm text-muted">
            {t('player_report.grew.since', { date: format.day(since) })}
          </span>
        </Person>
      ))}
    </Part>
  );
}

export function NotedSeasons({ seasons, isSample }: { seasons: readonly NotedSeason[]; isSample: boolean }) {
  const t = useText();
  const format = useFormat();
  if (seasons.length === 0) return null;
  const figure = (value: number | null) => (value === null ? '–' : format.tenths(value));
  return (
    <Part title={t('player_report.seasons')} text={t('player_report.seasons.text')}>
      {seasons.map(({ athlete, label, games, points, rebounds, assists }) => (
        <Person key={`${athlete.id}${label}`} athlete={athlete} isSample={isSample}>
          <span className="font-semibold tabular-nums">
            {t('player_report.seasons.line', {
              points: figure(points),
              rebounds: figure(rebounds),
              assists: figure(assists),
            })}
          </span>
          <span className="text-sm text-muted">
            {t('player_report.seasons.games', { season: label, games })}
          </span>
        </Person>
      ))}
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div>
        <h2 id={id} className="text-xl sm:text-2xl">
          {title}
        </h2>
        {text !== null && <p className="mt-1 text-muted">{text}</p>}
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </section>
  );
}

function Person({
  athlete,
  isSample,
  children,
}: {
  athlete: AthleteCard;
  isSample: boolean;
  children: ReactNode;
}) {
  const t = useText();
  const about = [
    athlete.primary_position === null ? null : t(`position.${athlete.primary_position}`),
    athlete.grad_year === null ? null : t('athlete.class_of', { year: String(athlete.grad_year) }),
  ].filter((part) => part !== null);
  return (
    <li className="flex items-start gap-3 rounded-lg border border-line bg-surface p-4">
      <JerseyAvatar
        name={athlete.name}
        photoUrl={null}
        position={athlete.primary_position}
        className="size-11"
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        {isSample ? (
          <span className="font-semibold break-words">{athlete.name}</span>
        ) : (
          <Link
            to={athletePath(athlete.id)}
            className="font-semibold break-words underline-offset-4 hover:underline"
          >
            {athlete.name}
          </Link>
        )}
        <span className="text-sm text-muted">{about.join(' · ')}</span>
        <span className="text-sm text-muted">
          <CountryName city={athlete.city} code={athlete.country_code} />
        </span>
        {children}
      </span>
    </li>
  );
}
