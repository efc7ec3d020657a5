import { useFormat } from '../../i18n/use-format.ts';
import { cn } from '../../ui/class-names.ts';

type StateViewsProps<Key extends string> = {
  label: string;
  views: readonly { key: Key; label: string; count: number | undefined }[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

/** Which part of a list is shown; how many wait is beside the part that waits. */
export function StateViews<Key extends string>({ label, views, chosen, onChoose }: StateViewsProps<Key>) {
  const format = useFormat();
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {views.map(({ key, label: name, count }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === chosen ? 'page' : undefined}
              onClick={() => onChoose(key)}
              className={cn(
                'flex min-h-11 items-center gap-2 rounded-md border px-3.5 font-medium transition-colors',
                key === chosen
                  ? 'border-court bg-court-soft text-court'
                  : 'border-line bg-surface text-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {name}
              {count !== undefined && <span className="tabular-nums">{format.number(count)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
