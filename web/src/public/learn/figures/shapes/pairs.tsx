import { Arrow, IconDisc } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** What belongs to whom: a question and who answers it, a person and what to ask them. */
export function Pairs({ figure, say }: ShapeProps<'pairs'>) {
  return (
    <ul className="flex flex-col gap-4 sm:gap-3">
      {figure.pairs.map(({ icon, from, to }) => (
        <li key={from.en} className="flex flex-col gap-1 sm:flex-row sm:gap-3">
          <span className="flex items-center gap-3 rounded-md border border-line bg-paper p-3 font-semibold text-ink sm:w-1/2">
            <IconDisc icon={icon} />
            <span className="min-w-0">{say(from)}</span>
          </span>
          <Arrow />
          <span className="flex items-center rounded-md border border-court/30 bg-court-soft p-3 text-ink sm:flex-1">
            {say(to)}
          </span>
        </li>
      ))}
    </ul>
  );
}
