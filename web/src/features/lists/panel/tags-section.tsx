/** Tags of an entry, a few words each. */
import { WORK_LIMITS, type EntryWork } from '@faircourt/contracts/list-work';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PanelSection } from './panel-section.tsx';
import { useSetTags } from './work.queries.ts';

export function TagsSection({ work: { entry } }: { work: EntryWork }) {
  const t = useText();
  const errorText = useErrorText();
  const storing = useSetTags(entry.id);
  const [typed, setTyped] = useState('');
  const store = async (tags: string[]): Promise<void> => {
    try {
      await storing.mutateAsync(tags);
      setTyped('');
    } catch (error) {
      toast.destructive({ title: t('lists.tags.failed'), description: errorText(error) });
    }
  };
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed.trim() !== '') void store([...entry.tags, typed]);
  };
  return (
    <PanelSection title={t('lists.tags.title')}>
      {entry.tags.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {entry.tags.map((tag) => (
            <li
              key={tag}
              className="flex items-center gap-1 rounded-full border border-line bg-sunken py-0.5 pr-1 pl-3 text-sm font-medium"
            >
              <span className="break-all">{tag}</span>
              <button
                type="button"
                aria-label={t('lists.tags.remove', { tag })}
                className="grid size-7 place-items-center rounded-full text-muted hover:bg-ink/6 hover:text-ink"
                onClick={() => void store(entry.tags.filter((one) => one !== tag))}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {entry.tags.length < WORK_LIMITS.tags && (
        <form noValidate className="flex gap-2" onSubmit={add}>
          <Input
            aria-label={t('lists.tags.new')}
            placeholder={t('lists.tags.new')}
            value={typed}
            maxLength={WORK_LIMITS.tagMax}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary" isBusy={storing.isPending}>
            {t('lists.tags.add')}
          </Button>
        </form>
      )}
    </PanelSection>
  );
}
