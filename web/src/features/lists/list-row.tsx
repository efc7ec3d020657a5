/** One list among those of the desk, with what can be done with it. */
import type { RecruitingList } from '@faircourt/contracts/lists';
import { Archive, ArchiveRestore, EllipsisVertical, Lock, Pencil, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { ListDialog } from '../../domain/lists/list-dialog.tsx';
import { useChangeList } from '../../domain/lists/lists.queries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { listPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';

type ListRowProps = {
  list: RecruitingList;
  isLocked: boolean;
  /** A box to pick it with; it lies above the link. */
  pick?: ReactNode;
};

export function ListRow({ list, isLocked, pick }: ListRowProps) {
  const t = useText();
  const format = useFormat();
  return (
    <li className="relative flex items-start gap-3 rounded-lg border border-line bg-surface p-5 shadow-soft transition-[border-color,box-shadow] focus-within:border-court/40 hover:border-court/40 hover:shadow-float">
      {pick && <div className="relative z-10 pt-1">{pick}</div>}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h2 className="text-lg break-words">
          {isLocked ? (
            list.name
          ) : (
            // The whole row leads there; the menu lies above it.
            <Link to={listPath(list.id)} className="after:absolute after:inset-0 after:rounded-lg">
              {list.name}
            </Link>
          )}
        </h2>
        {list.note && <p className="line-clamp-2 break-words text-muted">{list.note}</p>}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          <SharingBadge list={list} />
          <span>{t('lists.count', { count: list.entries })}</span>
          {list.owner_name && !list.is_own && <span>{t('lists.owner', { name: list.owner_name })}</span>}
          <span>{t('lists.updated', { when: format.relative(list.updated_at) })}</span>
        </p>
      </div>
      {!isLocked && <ListMenu list={list} />}
    </li>
  );
}

export function SharingBadge({ list }: { list: RecruitingList }) {
  const t = useText();
  return (
    <Badge icon={list.is_shared ? Users : Lock} tone={list.is_shared ? 'court' : 'neutral'}>
      {t(list.is_shared ? 'lists.shared' : 'lists.private')}
    </Badge>
  );
}

export function ListMenu({ list }: { list: RecruitingList }) {
  const t = useText();
  const [isEditing, setIsEditing] = useState(false);
  const putAway = usePutAway(list);
  return (
    <div className="relative z-10">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton label={t('lists.menu', { list: list.name })}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setIsEditing(true)}>
            <Pencil aria-hidden />
            {t('lists.edit')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void putAway(!list.is_archived)}>
            {list.is_archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            {t(list.is_archived ? 'lists.restore' : 'lists.archive')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ListDialog isOpen={isEditing} onOpenChange={setIsEditing} list={list} />
    </div>
  );
}

/** Says what it did, and takes it back from there. */
function usePutAway(list: RecruitingList) {
  const t = useText();
  const errorText = useErrorText();
  const changing = useChangeList(list.id);
  return async function putAway(isArchived: boolean): Promise<void> {
    try {
      await changing.mutateAsync({ is_archived: isArchived });
      toast.success({
        title: t(isArchived ? 'lists.archive.done' : 'lists.restore.done', { list: list.name }),
        action: { label: t('lists.undo'), onClick: () => void putAway(!isArchived) },
      });
    } catch (error) {
      toast.destructive({ title: t('lists.save.failed'), description: errorText(error) });
    }
  };
}
