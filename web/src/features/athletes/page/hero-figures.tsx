/** The figures a coach asks for first, as far as they are shown; each with the section that says who checked it. */
import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';

const PER_GAME = ['points', 'rebounds', 'assists'] as const;

export function HeroFigures({ profile: { seasons, measurements, academics } }: { profile: CompleteProfile }) {
  const t = useText();
  const format = useFormat();
  const units = useUnits();
  const tenths = (value: number | null | undefined) =>
    typeof value === 'number' ? format.tenths(value) : null;
  const latest = seasons.seasons.find(({ per_game }) => per_game !== null);
  const figures = [
    ...PER_GAME.map((figure) => ({
      name: t('compare.per_game', { figure: t(`season.${figure}`) }),
      value: tenths(latest?.per_game?.[figure]),
      note: latest?.label ?? null,
    })),
    {
      name: t('measure.wingspan_cm'),
      value: measurements?.wingspan_cm ? units.height(measurements.wingspan_cm) : null,
      note:
        measurements?.wingspan_cm && units.system === 'imperial'
          ? units.metric.height(measurements.wingspan_cm)
          : null,
    },
    {
      name: t('athlete.gpa'),
      value: typeof academics?.gpa === 'number' ? format.number(academics.gpa) : null,
      note: null,
    },
  ].filter(({ value }) => value !== null);
  if (figures.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 @lg:grid-cols-3 @4xl:grid-cols-5">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-muted">
            {name}
            {note && <span className="block">{note}</span>}
          </dt>
          <dd className="font-heading text-2xl tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
