import { FILTER_NAMES, FILTERS } from '@faircourt/contracts/search-filters';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/class-names.ts';
import { useIsDrawn } from '../../ui/use-draw-later.ts';
import type { FilterFormReturn } from './use-filter-form.ts';
import { FilterField } from './filter-field.tsx';

/** Folded away until asked for, or until the address uses one of them. */
export function MoreFilters({ form, inUse }: { form: FilterFormReturn; inUse: number }) {
  const t = useText();
  const id = useId();
  const isCoach = useRole() === 'coach';
  const [isOpened, setIsOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? inUse > 0;
  const isDrawn = useIsDrawn();
  return (
    <div className="border-t border-line pt-4">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpened(!isOpen)}
      >
        {t('search.more_filters', { count: inUse })}
      </Button>
      <div id={id} hidden={!isOpen} className="pt-3">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          {(isOpen || isDrawn) &&
            MORE_FILTERS.filter((name) => isCoach || !FILTERS[name].isOwn).map((name) => (
              <FilterField key={name} form={form} name={name} />
            ))}
        </div>
      </div>
    </div>
  );
}

/** What is ticked comes after what is typed. */
const MORE_FILTERS = FILTER_NAMES.filter((name) => FILTERS[name].place === 'more').toSorted(
  (a, b) => Number(FILTERS[a].input.kind === 'switch') - Number(FILTERS[b].input.kind === 'switch'),
);
