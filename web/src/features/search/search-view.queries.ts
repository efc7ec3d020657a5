/** Cards or a table, and its columns: what this person chose last, on any device. */
import { TABLE_COLUMNS, type KeptSearchView, type TableColumn } from '@faircourt/contracts/search-view';
import type { SearchView } from '@faircourt/contracts/search-view';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answerOf, api } from '../../api/client.ts';
import { searchViewQuery } from '../../domain/search-view.query.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useMatches } from '../../ui/use-matches.ts';

export const PHONE = '(width < 40rem)';
const NO_CHOICE: KeptSearchView = { view: null, columns: [...TABLE_COLUMNS] };

export interface ShownView {
  /** Null until we know. */
  view: SearchView | null;
  columns: readonly TableColumn[];
  keep: (chosen: { view: SearchView; columns: readonly TableColumn[] }) => void;
}

/** `asked` is the view of the address. A phone shows cards unless the address says otherwise, whatever was chosen at a desk. */
export function useSearchView(asked: SearchView | null): ShownView {
  const isPhone = useMatches(PHONE);
  const { data, isPending } = useQuery(searchViewQuery);
  const keep = useKeepSearchView();
  const kept = data ?? NO_CHOICE;
  const remembered = isPending && !isPhone ? null : ((isPhone ? null : kept.view) ?? 'cards');
  return { view: asked ?? remembered, columns: kept.columns, keep };
}

/** Takes effect at once; the server hears of it meanwhile. */
function useKeepSearchView(): ShownView['keep'] {
  const t = useText();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: { view: SearchView; columns: TableColumn[] }) =>
      answerOf(api.PUT('/api/search/view', { body })),
    onError: (error) =>
      toast.destructive({ title: t('search.view.not_kept'), description: errorText(error) }),
    // The last of several quick changes is the one that counts.
    scope: { id: 'search-view' },
  });
  return ({ view, columns }) => {
    const chosen = { view, columns: [...columns] };
    client.setQueryData(searchViewQuery.queryKey, chosen);
    mutate(chosen);
  };
}
