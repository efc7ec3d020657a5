/** Messages: one worth sending, and one to be careful with. */
import { Drawing, Handset, Lines, Mark } from './drawing-pieces.tsx';

export function FirstMessage() {
  return (
    <Drawing>
      <Handset x={78} y={6} width={124} height={178} />
      {[1, 2, 3, 4, 5].map((value, index) => (
        <g key={value}>
          <rect x="92" y={24 + index * 29} width="96" height="22" rx="9" className="fill-court-soft" />
          <Mark x={236} y={35 + index * 29} value={value} to={[184, 35 + index * 29]} />
        </g>
      ))}
      <Lines x={102} y={35} gap={29} widths={[70, 54, 0, 62, 44]} />
      <path d="M102 88l0 10 9-5Z" className="fill-ball" />
      <path d="M118 93h52" className="stroke-ball" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  );
}

const SIGNS = [
  { value: 1, side: 'left', y: 44 },
  { value: 2, side: 'right', y: 44 },
  { value: 3, side: 'left', y: 90 },
  { value: 4, side: 'right', y: 90 },
  { value: 5, side: 'left', y: 136 },
  { value: 6, side: 'right', y: 136 },
] as const;

/** One sign per bubble: money, hurry, secrecy, empty praise, odd details, too much data. */
export function WarningMessage() {
  return (
    <Drawing>
      <Handset x={70} y={6} width={140} height={178} />
      {SIGNS.map(({ value, side, y }) => {
        const x = side === 'left' ? 84 : 144;
        return (
          <g key={value}>
            <rect
              x={x}
              y={y - 18}
              width="52"
              height="36"
              rx="9"
              className="fill-stop-soft stroke-stop"
              strokeWidth="1.5"
            />
            <Mark x={side === 'left' ? 42 : 238} y={y} value={value} to={[side === 'left' ? 88 : 192, y]} />
          </g>
        );
      })}
      <text x="110" y="51" textAnchor="middle" fontSize="20" fontWeight="700" className="fill-stop">
        $
      </text>
      <g fill="none" className="stroke-stop" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="170" cy="44" r="10" />
        <path d="M170 38v6h5" />
        <rect x="101" y="87" width="18" height="13" rx="2" />
        <path d="M105 87v-4a5 5 0 0 1 10 0v4" />
        <path d="M170 79l3.3 7 7.7.9-5.7 5.2 1.5 7.6-6.8-3.8-6.8 3.8 1.5-7.6-5.7-5.2 7.7-.9Z" />
        <path d="M100 128h20v16h-20ZM100 129l10 8 10-8" />
        <path d="M157 128h26v16h-26ZM161 139h8M161 134h5M174 133h5v6h-5Z" />
      </g>
    </Drawing>
  );
}
