/** What can be done with all picked entries at once. */
import { WORK_LIMITS } from '@faircourt/contracts/list-work';
import type { ListEntry, OpenList } from '@faircourt/contracts/lists';
import { Tag, Trash2, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { ComparePicked } from '../../domain/compare/compare-picked.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { ExportList } from './export-list.tsx';
import { useStageName } from './stage-select.tsx';
import { useEntryActions } from './use-entry-actions.ts';

interface BulkBarProps {
  open: OpenList;
  picked: readonly ListEntry[];
  /** With the ids of those that were worked on: others may have been picked since. */
  onDone: (ids: string[]) => void;
  onClear: () => void;
}

export function BulkBar({ open, picked, onDone, onClear }: BulkBarProps) {
  const t = useText();
  const stageName = useStageName();
  const { moveMany, tagMany, remove } = useEntryActions(open);
  const [tag, setTag] = useState('');
  const then = async (work: Promise<boolean>) => {
    const ids = picked.map(({ id }) => id);
    if (await work) onDone(ids);
  };
  const addTag = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (tag.trim() === '') return;
    void then(tagMany(picked, tag));
    setTag('');
  };
  return (
    <section
      aria-label={t('lists.bulk.label')}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-court/30 bg-court-soft px-4 py-3"
    >
      <output className="font-medium">{t('lists.bulk.picked', { count: picked.length })}</output>
      <Select
        aria-label={t('lists.bulk.move')}
        value=""
        className="w-48 max-sm:w-full"
        onChange={({ target }) => void then(moveMany(picked, target.value))}
      >
        <option value="" disabled>
          {t('lists.bulk.move')}
        </option>
        {open.stages.map((stage) => (
          <option key={stage.id} value={stage.id}>
            {stageName(stage)}
          </option>
        ))}
      </Select>
      <form noValidate className="flex gap-2 max-sm:w-full" onSubmit={addTag}>
        <Input
          aria-label={t('lists.bulk.tag')}
          placeholder={t('lists.bulk.tag')}
          value={tag}
          maxLength={WORK_LIMITS.tagMax}
          className="w-40 max-sm:w-full"
          onChange={({ target }) => setTag(target.value)}
        />
        <Button type="submit" variant="secondary" icon={<Tag aria-hidden />}>
          {t('lists.bulk.tag.add')}
        </Button>
      </form>
      <ComparePicked athleteIds={picked.flatMap(({ card }) => card?.id ?? [])} size="md" />
      <ExportList open={open} entries={picked} />
      <Button variant="secondary" icon={<Trash2 aria-hidden />} onClick={() => void then(remove(picked))}>
        {t('lists.bulk.remove')}
      </Button>
      <Button variant="ghost" icon={<X aria-hidden />} onClick={onClear}>
        {t('lists.bulk.clear')}
      </Button>
    </section>
  );
}
