import { cn } from '../../../../ui/class-names.ts';
import { LOOKS } from '../figure-looks.ts';
import { ToneSign } from '../figure-pieces.tsx';
import type { ShapeProps } from '../figure.schema.ts';

/** Two questions at once. On a phone each row becomes a block, and its cells carry the name of their column. */
export function Matrix({ figure: { columns, rows }, say }: ShapeProps<'matrix'>) {
  return (
    <div className="flex flex-col gap-4 sm:gap-2">
      {rows.map(({ label, cells }) => (
        <div key={label.en} className="sm:flex sm:items-stretch sm:gap-2">
          <p className="font-semibold text-ink max-sm:mb-1.5 sm:w-32 sm:shrink-0 sm:self-center">
            {say(label)}
          </p>
          <dl
            className={cn(
              'grid flex-1 gap-1.5 sm:gap-2',
              columns.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2',
            )}
          >
            {cells.map(({ text, tone }, index) => {
              const column = columns[index];
              return (
                <div
                  key={text.en}
                  className={cn(
                    'rounded-md border px-3 py-2 max-sm:flex max-sm:gap-3 sm:py-3',
                    LOOKS[tone].box,
                  )}
                >
                  <dt
                    className={cn(
                      'text-sm font-medium max-sm:w-20 max-sm:shrink-0 max-sm:leading-6',
                      LOOKS[tone].text,
                    )}
                  >
                    {column && say(column)}
                  </dt>
                  <dd className="flex min-w-0 flex-1 justify-between gap-2 text-ink">
                    <span className="min-w-0">{say(text)}</span>
                    <ToneSign tone={tone} />
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      ))}
    </div>
  );
}
