import type { ReactNode } from 'react';
import { AddManyToList } from '../../../domain/lists/add-many-to-list.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { keepClearOf } from '../../../ui/bottom-bar.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import type { Picking } from './use-picking.ts';

type PickedBarProps = { picking: Picking; renderActions: (athleteIds: readonly string[]) => ReactNode };

/** How many rows are picked, which is read out, and what can be done with them. */
export function PickedBar({ picking, renderActions }: PickedBarProps) {
  const t = useText();
  const { athletes, isMenuOpen, setIsMenuOpen } = picking;
  const athleteIds = athletes.map(({ id }) => id);
  return (
    <div
      ref={keepClearOf}
      data-bottom-bar
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-2',
        // Stays in sight while one picks: what can be done with them is never far away.
        athletes.length > 0 &&
          'sticky bottom-3 z-20 rounded-lg border border-line bg-raised px-4 py-2 shadow-float',
      )}
    >
      <output className="text-sm font-medium">{t('search.picked', { count: athletes.length })}</output>
      {athletes.length > 0 && (
        <>
          <AddManyToList athleteIds={athleteIds} isOpen={isMenuOpen} onOpenChange={setIsMenuOpen} />
          {renderActions(athleteIds)}
          <Button variant="ghost" size="sm" onClick={() => picking.all(false)}>
            {t('search.picked.clear')}
          </Button>
        </>
      )}
    </div>
  );
}
