import { VisuallyHidden } from './visually-hidden.tsx';

const MOST_COUNTED = 999;

/** How many of something wait, beside its name. `label` says it in words; nothing waiting is no badge. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="ml-auto grid h-6 min-w-6 place-items-center rounded-full bg-ball-strong px-1.5 text-sm leading-none font-semibold text-white tabular-nums">
      <span aria-hidden>{count > MOST_COUNTED ? `${MOST_COUNTED}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
