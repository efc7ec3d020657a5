/** One's own rating by the criteria of the desk, and the staff's average beside it. */
import { WORK_LIMITS, type EntryWork } from '@faircourt/contracts/list-work';
import { Settings2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { CriteriaDialog } from './criteria-dialog.tsx';
import { PanelSection } from './panel-section.tsx';
import { RatingChart } from './rating-chart.tsx';
import { useRate } from './work.queries.ts';

type Criterion = EntryWork['criteria'][number];

const VALUES = Array.from({ length: WORK_LIMITS.ratingMax }, (_, n) => n + 1);

export function RatingSection({ work }: { work: EntryWork }) {
  const t = useText();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <PanelSection
      title={t('lists.rating.title')}
      action={
        <Button variant="ghost" size="sm" icon={<Settings2 aria-hidden />} onClick={() => setIsEditing(true)}>
          {t('lists.rating.criteria')}
        </Button>
      }
    >
      {work.criteria.length === 0 ? (
        <p className="text-muted">{t('lists.rating.none')}</p>
      ) : (
        <>
          <RatingChart criteria={work.criteria} />
          <ul className="flex flex-col gap-4">
            {work.criteria.map((criterion) => (
              <CriterionRow key={criterion.id} entryId={work.entry.id} criterion={criterion} />
            ))}
          </ul>
        </>
      )}
      <CriteriaDialog criteria={work.criteria} isOpen={isEditing} onOpenChange={setIsEditing} />
    </PanelSection>
  );
}

function CriterionRow({ entryId, criterion }: { entryId: string; criterion: Criterion }) {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  const group = useId();
  const rating = useRate(entryId);
  const { id, name, own, average, people } = criterion;
  const rate = async (value: number | null) => {
    try {
      await rating.mutateAsync([{ criterion_id: id, value }]);
    } catch (error) {
      toast.destructive({ title: t('lists.rating.failed'), description: errorText(error) });
    }
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
        <legend className="mb-1.5 font-medium break-words">{name}</legend>
        <div className="flex gap-1">
          {VALUES.map((value) => (
            <label
              key={value}
              className="relative grid size-9 cursor-pointer place-items-center rounded-sm border border-line text-sm font-medium has-checked:border-court has-checked:bg-court-soft has-checked:text-court has-focus-visible:outline-2 has-focus-visible:outline-court"
            >
              <input
                type="radio"
                name={group}
                checked={(rating.variables?.[0]?.value ?? own) === value}
                className="absolute inset-0 cursor-pointer opacity-0"
                onChange={() => void rate(value)}
              />
              {value}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="text-sm text-muted">
        {average === null
          ? t('lists.rating.nobody')
          : t('lists.rating.average', { average: format.tenths(average), count: people })}
      </p>
      {own !== null && (
        <Button variant="link" size="sm" onClick={() => void rate(null)}>
          {t('lists.rating.clear')}
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </li>
  );
}
