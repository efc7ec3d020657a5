/** A filter that finds nothing: because its last item has just been decided, or from the start. The rest of the part is one press away. */
import { CircleCheckBig, Filter } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { isDone, withoutFilters, type QueueView } from './queue-view.ts';
import { useQueue } from './queue.queries.ts';

type NothingFitsProps = { view: QueueView; onChange: (view: QueueView) => void };

export function NothingFits({ view, onChange }: NothingFitsProps) {
  const t = useText();
  const isDoneNow = isDone(useLocation().state);
  const all = withoutFilters(view);
  const counts = useQueue(all).data?.counts;
  const rest = view.part === 'decided' ? undefined : counts?.[view.part];
  return (
    <EmptyState
      icon={isDoneNow ? CircleCheckBig : Filter}
      title={t(isDoneNow ? 'queue.empty.done' : 'queue.empty.filtered')}
      action={
        // As high before the count is known.
        <Button variant={isDoneNow && rest ? 'primary' : 'secondary'} onClick={() => onChange(all)}>
          {rest ? t('queue.rest', { count: rest }) : t('queue.filter.clear')}
        </Button>
      }
    >
      {isDoneNow && t(rest === 0 ? `queue.empty.${view.part}.text` : 'queue.empty.done.text')}
    </EmptyState>
  );
}
