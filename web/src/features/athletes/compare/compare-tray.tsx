/** In search: "Compare" on each card, and the bar that says how many are picked. */
import { COMPARE_LIMITS } from '@faircourt/contracts/comparison';
import { Check, Scale } from 'lucide-react';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { canCompare } from '../../../domain/compare/compare-picked.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { comparePath } from '../../../shell/paths.ts';
import { keepClearOf } from '../../../ui/bottom-bar.ts';
import { Button, buttonClasses, IconButton } from '../../../ui/button.tsx';
import { fillTray, togglePick, useTray } from './tray.ts';

/** Comparing is for coaches; for everybody else there is nothing here. */
export function CompareToggle({ athlete }: { athlete: { id: string; name: string } }) {
  const t = useText();
  const picks = useTray();
  const isPicked = picks.includes(athlete.id);
  const words = t(isPicked ? 'compare.picked' : 'compare.pick');
  if (useRole() !== 'coach') return null;
  return (
    <IconButton
      variant="secondary"
      label={`${words} ${athlete.name}`}
      title={words}
      aria-pressed={isPicked}
      disabled={!isPicked && picks.length >= COMPARE_LIMITS.athletesMax}
      className="aria-pressed:border-court aria-pressed:bg-court-soft aria-pressed:text-court"
      onClick={() => togglePick(athlete.id)}
    >
      {isPicked ? <Check aria-hidden /> : <Scale aria-hidden />}
    </IconButton>
  );
}

export function CompareTray() {
  const t = useText();
  const picks = useTray();
  if (useRole() !== 'coach' || picks.length === 0) return null;
  return (
    <section
      aria-label={t('compare.tray')}
      ref={keepClearOf}
      data-bottom-bar
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-2 shadow-float"
    >
      <output className="mr-auto text-sm font-medium">
        {t(picks.length === 1 ? 'compare.tray.one' : 'compare.tray.count', { count: picks.length })}
      </output>
      {canCompare(picks.length) && (
        <Link to={comparePath(picks)} className={buttonClasses({ size: 'sm' })}>
          <Scale aria-hidden />
          {t('compare.open')}
        </Link>
      )}
      <Button variant="ghost" size="sm" onClick={() => fillTray([])}>
        {t('compare.tray.clear')}
      </Button>
    </section>
  );
}
