/** Who was verified, by position, class and country, and where most of those in search are. */
import type { PlayerReport } from '@faircourt/contracts/player-reports';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { FigureCard } from '../../ui/figure-card.tsx';
import { Flag } from '../../ui/flag.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Card } from '../../ui/card.tsx';
import { Newspaper } from 'lucide-react';

/** So many rows; a longer list is for the search. */
const ROWS = 12;

interface Row {
  key: string;
  label: string;
  /** Of a full bar, from zero to one. */
  share: number;
  figure: string;
  country?: string;
}

export function ReportCharts({ report: { verified, totals } }: { report: PlayerReport }) {
  const t = useText();
  const format = useFormat();
  const rowsOf = <Of extends string | number>(
    counts: readonly { of: Of; athletes: number }[],
    label: (of: Of) => string,
  ): Row[] => {
    const most = Math.max(1, ...counts.map(({ athletes }) => athletes));
    return counts.slice(0, ROWS).map(({ of, athletes }) => ({
      key: String(of),
      label: label(of),
      share: athletes / most,
      figure: format.number(athletes),
    }));
  };
  const countries = rowsOf(verified.by_country, format.country).map((row) => ({ ...row, country: row.key }));
  const strong = totals.countries
    .map(({ country_code, listed, verified: checked }): Row => ({
      key: country_code,
      label: format.country(country_code),
      share: checked / listed,
      figure: t('player_report.strong.figure', { verified: checked, listed }),
      country: country_code,
    }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, ROWS);
  return (
    <>
      {verified.count === 0 ? (
        <Card>
          <EmptyState icon={Newspaper} title={t('player_report.nobody')}>
            {t('player_report.nobody.text')}
          </EmptyState>
        </Card>
      ) : (
        <div className="grid gap-6 lg:grid-cols-2">
          <FigureCard title={t('player_report.by_position')} text={t('player_report.by_position.text')}>
            <Bars rows={rowsOf(verified.by_position, (of) => t(`position.${of}`))} />
          </FigureCard>
          <FigureCard title={t('player_report.by_class')} text={t('player_report.by_class.text')}>
            <Bars rows={rowsOf(verified.by_class, (of) => t('athlete.class_of', { year: String(of) }))} />
          </FigureCard>
          <FigureCard title={t('player_report.by_country')} text={t('player_report.by_country.text')}>
            <Bars rows={countries} />
          </FigureCard>
          <Strong rows={strong} />
        </div>
      )}
      {verified.count === 0 && <Strong rows={strong} />}
    </>
  );
}

function Strong({ rows }: { rows: readonly Row[] }) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <FigureCard title={t('player_report.strong')} text={t('player_report.strong.text')}>
      <Bars rows={rows} />
    </FigureCard>
  );
}

/** The figure stands beside each bar, so nothing is told by length alone. */
function Bars({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {rows.map(({ key, label, share, figure, country }) => (
        <li key={key} className="flex flex-col gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 items-center gap-2">
              {country !== undefined && <Flag code={country} />}
              {label}
            </span>
            <span className="shrink-0 font-semibold tabular-nums">{figure}</span>
          </span>
          <span aria-hidden className="block h-2.5 overflow-hidden rounded-full bg-court-soft">
            <span className="block h-full rounded-full bg-court" style={{ width: `${share * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
