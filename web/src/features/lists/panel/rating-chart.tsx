import { WORK_LIMITS, type EntryWork } from '@faircourt/contracts/list-work';
import { useText } from '../../../i18n/use-text.ts';

const WIDTH = 320;
const ROW = 22;
const LEFT = 96;

/** A small profile: one line for one's own ratings, one for the average. The numbers are beside it as words. */
export function RatingChart({ criteria }: { criteria: EntryWork['criteria'] }) {
  const t = useText();
  if (criteria.every(({ average }) => average === null)) return null;
  const height = criteria.length * ROW + 8;
  const x = (value: number) => LEFT + ((value - 1) / (WORK_LIMITS.ratingMax - 1)) * (WIDTH - LEFT - 12);
  const y = (index: number) => index * ROW + ROW / 2 + 4;
  const line = (valueOf: (criterion: EntryWork['criteria'][number]) => number | null) =>
    criteria
      .flatMap((criterion, index) => {
        const value = valueOf(criterion);
        return value === null ? [] : [`${x(value)},${y(index)}`];
      })
      .join(' ');
  return (
    <figure className="flex flex-col gap-2">
      <svg aria-hidden viewBox={`0 0 ${WIDTH} ${height}`} className="w-full max-w-sm">
        {criteria.map(({ id, name }, index) => (
          <g key={id}>
            <line x1={LEFT} x2={WIDTH - 12} y1={y(index)} y2={y(index)} className="stroke-line" />
            <text x={0} y={y(index) + 4} className="fill-muted text-[11px]">
              {name.length > 15 ? `${name.slice(0, 14)}…` : name}
            </text>
          </g>
        ))}
        <polyline
          points={line(({ average }) => average)}
          strokeDasharray="4 3"
          className="fill-none stroke-ball stroke-2"
        />
        <polyline points={line(({ own }) => own)} className="fill-none stroke-court stroke-2" />
        {criteria.map(({ id, own, average }, index) => (
          <g key={id}>
            {average !== null && <circle cx={x(average)} cy={y(index)} r={3} className="fill-ball" />}
            {own !== null && <circle cx={x(own)} cy={y(index)} r={4} className="fill-court" />}
          </g>
        ))}
      </svg>
      <figcaption className="flex gap-4 text-sm text-muted">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-5 bg-court" />
          {t('lists.rating.own')}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0 w-5 border-t-2 border-dashed border-ball" />
          {t('lists.rating.staff')}
        </span>
      </figcaption>
    </figure>
  );
}
