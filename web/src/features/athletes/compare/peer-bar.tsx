/** One value against the others of the position: a mark on a line, their middle half shaded, their median a stroke. */
import type { PeerMeasure, Peers, Spread } from '@faircourt/contracts/comparison';
import { measureWords } from '../../../domain/measures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnits } from '../../../i18n/use-units.ts';
import { placeOn, standingOf, type Scale } from './peer-scale.ts';

type PeerBarProps = {
  measure: PeerMeasure;
  value: number;
  peers: Peers | null;
  scale: Scale;
};

/** The words below say what the bar draws, so nothing is told by colour or place alone. */
export function PeerBar({ measure, value, peers, scale }: PeerBarProps) {
  const t = useText();
  const spread = peers?.spreads[measure] ?? null;
  return (
    <div className="flex flex-col gap-1">
      <Drawing value={value} spread={spread} scale={scale} />
      {peers && spread ? (
        <p className="text-sm text-muted">
          {/* Against all classes the younger are smaller: the drawing says where, and no word judges it. */}
          {spread.grad_year !== null && t(`compare.standing.${standingOf(value, spread)}`)}
          <Among measure={measure} position={peers.position} spread={spread} />
        </p>
      ) : (
        <p className="text-sm text-muted">{t('compare.too_few')}</p>
      )}
    </div>
  );
}

function Drawing({ value, spread, scale }: { value: number; spread: Spread | null; scale: Scale }) {
  const at = placeOn(scale, value);
  const box = spread && {
    from: placeOn(scale, spread.lower_quarter),
    to: placeOn(scale, spread.upper_quarter),
    median: placeOn(scale, spread.median),
  };
  return (
    <svg aria-hidden viewBox="0 0 100 10" preserveAspectRatio="none" className="h-5 w-full overflow-visible">
      <line x1="0" x2="100" y1="5" y2="5" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
      {box && (
        <>
          <rect
            x={box.from}
            width={Math.max(box.to - box.from, 1)}
            y="1.5"
            height="7"
            className="fill-court-soft stroke-court"
            vectorEffect="non-scaling-stroke"
          />
          <line
            x1={box.median}
            x2={box.median}
            y1="0"
            y2="10"
            strokeWidth="2"
            className="stroke-court"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
      {/* A line of no length with round ends is a dot that stays round, however wide the drawing is. */}
      <line
        x1={at}
        x2={at}
        y1="5"
        y2="5"
        strokeWidth="15"
        strokeLinecap="round"
        className="stroke-surface"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={at}
        x2={at}
        y1="5"
        y2="5"
        strokeWidth="11"
        strokeLinecap="round"
        className="stroke-ball-text"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** Read out in full, and shown in the title of the section for those who look. */
function Among({
  measure,
  position,
  spread,
}: {
  measure: PeerMeasure;
  position: Peers['position'];
  spread: Spread;
}) {
  const t = useText();
  const units = useUnits();
  const words = {
    lower: measureWords(measure, spread.lower_quarter, units),
    median: measureWords(measure, spread.median, units),
    upper: measureWords(measure, spread.upper_quarter, units),
    people: spread.people,
    position: t(`position.${position}`),
  };
  return (
    <span className="block">
      {spread.grad_year === null
        ? t('compare.among.all', words)
        : t('compare.among.class', { ...words, year: String(spread.grad_year) })}
    </span>
  );
}
