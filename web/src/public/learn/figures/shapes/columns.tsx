import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { IconDisc, ToneSign } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

const WIDTHS: Record<number, string> = { 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3', 4: 'sm:grid-cols-2' };

/** Things side by side that must not be mixed up: yours and theirs, do and do not. */
export function Columns({ figure, say }: ShapeProps<'columns'>) {
  return (
    <div className={cn('grid gap-3', WIDTHS[figure.columns.length])}>
      {figure.columns.map(({ title, icon, tone, items }) => (
        <div key={title.en} className={cn('rounded-md border p-4', LOOKS[tone].box)}>
          <p className="flex items-center gap-3 font-semibold text-ink">
            <IconDisc icon={icon} tone={tone} />
            <span className="min-w-0">{say(title)}</span>
          </p>
          <ul className="mt-3 flex flex-col gap-2 text-sm">
            {items.map((item) => (
              <li key={item.en} className="flex gap-2">
                {LOOKS[tone].sign ? <ToneSign tone={tone} /> : <Dot />}
                <span className="min-w-0 text-ink">{say(item)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Dot() {
  return <span aria-hidden className="mt-1.5 size-2 shrink-0 rounded-full bg-ball" />;
}
