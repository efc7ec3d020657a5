import { useText } from '../../../i18n/use-text.ts';
import { FLAG_SHAPES } from '../../../ui/flag-shapes.ts';
import { countryDots, landDots, MAP_SIZE, placeOnMap, PLACES, type Dot } from './world.ts';

/** Where the twelve countries lie. The table below it says the same in words. */
export function WorldMap() {
  const t = useText();
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here: an img has nothing to load
      role="img"
      aria-label={t('public.learn.compare.map')}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className="w-full"
    >
      <path d={path(landDots(), 3)} className="fill-line-strong" opacity=".45" />
      <path d={path(Object.keys(PLACES).flatMap(countryDots), 4)} className="fill-ball" />
      {Object.entries(PLACES).map(([country, { flag }]) => {
        const { x, y } = placeOnMap(flag);
        return (
          <g key={country} transform={`translate(${x - 12} ${y - 8}) scale(.8)`}>
            <rect
              x="-2"
              y="-2"
              width="34"
              height="24"
              rx="3"
              className="fill-surface stroke-court"
              strokeWidth="1.5"
            />
            {FLAG_SHAPES[country]?.map(({ d, fill }) => (
              <path key={`${fill}${d}`} d={d} fill={fill} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** All dots in one path: a few kilobytes instead of hundreds of elements. */
function path(dots: readonly Dot[], radius: number): string {
  return dots
    .map(
      ({ x, y }) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('');
}
