/** Who did what with an entry, newest first. */
import type { EntryWork } from '@faircourt/contracts/list-work';
import type { OpenList } from '@faircourt/contracts/lists';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useStageName } from '../stage-select.tsx';

export function HistorySection({ open, work }: { open: OpenList; work: EntryWork }) {
  const t = useText();
  const format = useFormat();
  const stageName = useStageName();
  const stageOf = (id: string | null) => {
    const stage = open.stages.find((one) => one.id === id);
    return stage ? stageName(stage) : t('lists.history.former_stage');
  };
  return (
    <details>
      <summary className="cursor-pointer rounded-sm py-1 font-medium text-muted hover:text-ink">
        {t('lists.history.title')}
      </summary>
      <ol className="mt-3 flex flex-col gap-2 text-sm">
        {work.history.map(({ kind, at, by_name, stage_id }) => (
          <li key={`${at} ${kind}`} className="flex flex-wrap gap-x-2">
            <span>
              {t(`lists.history.${kind}`, {
                name: by_name ?? t('lists.history.somebody'),
                stage: stageOf(stage_id),
              })}
            </span>
            <time dateTime={at} className="text-muted">
              {format.dateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
