/** One saved search: what it asks for, what is new in it, and what can be done with it. */
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import { Ellipsis, Pencil, Search, Sparkles, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS, savedSearchPath } from '../../../shell/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClasses, IconButton } from '../../../ui/button.tsx';
import { Flag } from '../../../ui/flag.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast.tsx';
import { readSearch } from '../search-address.ts';
import { AlertButton } from './alert-button.tsx';
import { useFilterWords } from './use-filter-words.ts';
import { NameDialog } from './name-dialog.tsx';
import { useDeleteSearch, useRenameSearch, useRestoreSearch } from './saved-searches.queries.ts';

interface SavedSearchItemProps {
  search: SavedSearch;
  isLocked: boolean;
  canAlert: boolean;
}

export function SavedSearchItem({ search, isLocked, canAlert }: SavedSearchItemProps) {
  const t = useText();
  const titleId = useId();
  const { name, news } = search;
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-soft"
      >
        <header className="flex items-start gap-3">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
            <h3 id={titleId} className="min-w-0 text-lg break-words">
              {name}
            </h3>
            {news !== null && news > 0 && (
              <Badge tone="court" icon={Sparkles}>
                {t('saved_searches.news', { count: news })}
              </Badge>
            )}
          </div>
          {!isLocked && <Actions search={search} />}
        </header>
        <Facts search={search} />
        {!isLocked && (
          <div className="flex flex-wrap gap-3">
            <Link to={savedSearchPath(search.id)} className={buttonClasses({ className: 'max-sm:grow' })}>
              <Sparkles aria-hidden />
              {t('saved_searches.see_news')}
              <span className="sr-only">{name}</span>
            </Link>
            <Link
              to={`${PATHS.search}?${search.query}`}
              className={buttonClasses({ variant: 'secondary', className: 'max-sm:grow' })}
            >
              <Search aria-hidden />
              {t('saved_searches.all_results')}
              <span className="sr-only">{name}</span>
            </Link>
            <AlertButton search={search} canAlert={canAlert} />
          </div>
        )}
      </article>
    </li>
  );
}

function Facts({ search }: { search: SavedSearch }) {
  const t = useText();
  const format = useFormat();
  const { filters } = readSearch(new URLSearchParams(search.query));
  const words = useFilterWords(filters);
  return (
    <div className="flex flex-col gap-2">
      {words.length === 0 ? (
        <p className="text-muted">{t('saved_searches.no_filters')}</p>
      ) : (
        <ul aria-label={t('search.filters.title')} className="flex flex-wrap gap-2">
          {words.map(({ name, text }) => (
            <li key={name}>
              <Badge>
                {name === 'country' && filters.country && <Flag code={filters.country} />}
                {text}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        {!search.is_own && search.saved_by && (
          <span>{t('saved_searches.saved_by', { name: search.saved_by })}</span>
        )}
        <span>
          {search.visited_at === null
            ? t('saved_searches.saved_on', { date: format.date(search.created_at) })
            : t('saved_searches.visited', { date: format.dateTime(search.visited_at) })}
        </span>
      </p>
    </div>
  );
}

function Actions({ search: { id, name } }: { search: SavedSearch }) {
  const t = useText();
  const [isRenaming, setIsRenaming] = useState(false);
  const { mutateAsync: rename } = useRenameSearch();
  const remove = useDelete();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('saved_searches.actions', { name })} className="-mt-2 -mr-2">
            <Ellipsis aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setIsRenaming(true)}>
            <Pencil aria-hidden />
            {t('saved_searches.rename')}
          </DropdownMenuItem>
          <DropdownMenuItem isDestructive onSelect={() => void remove(id, name)}>
            <Trash2 aria-hidden />
            {t('saved_searches.delete')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <NameDialog
        isOpen={isRenaming}
        onOpenChange={setIsRenaming}
        title={t('saved_searches.rename')}
        description={t('saved_searches.rename.text')}
        name={name}
        onSave={async (typed) => {
          await rename({ id, name: typed });
          toast.success({ title: t('saved_searches.renamed') });
        }}
      />
    </>
  );
}

/** At once, with the way back in the toast. */
function useDelete() {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: remove } = useDeleteSearch();
  const { mutateAsync: restore } = useRestoreSearch();
  const complain = (error: unknown) =>
    toast.destructive({ title: t('saved_searches.change_failed'), description: errorText(error) });
  return (id: string, name: string) =>
    remove(id).then(
      () =>
        toast.success({
          title: t('saved_searches.deleted', { name }),
          action: {
            label: t('saved_searches.undo'),
            onClick: () =>
              void restore(id).then(() => toast.success({ title: t('saved_searches.restored') }), complain),
          },
        }),
      complain,
    );
}
