/** "Add to list" for everybody who is picked: one list, one call. Who is on it already stays where they are. */
import { LIST_LIMITS } from '@faircourt/contracts/lists';
import { ListPlus, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useAddToList, useLists, useRemoveEntries } from './lists.queries.ts';

type AddManyProps = {
  athleteIds: readonly string[];
  /** A key opens it too. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** For coaches: lists are theirs. */
export function AddManyToList({ athleteIds, isOpen, onOpenChange }: AddManyProps) {
  const t = useText();
  const [isMaking, setIsMaking] = useState(false);
  const put = usePutAll(athleteIds);
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={onOpenChange}>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary" size="sm" icon={<ListPlus aria-hidden />}>
            {t('lists.add')}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start" className="max-h-80 w-72 overflow-y-auto">
          <Lists isOpen={isOpen} onChoose={(list) => void put(list)} onMake={() => setIsMaking(true)} />
        </DropdownMenuContent>
      </DropdownMenu>
      <ListDialog isOpen={isMaking} onOpenChange={setIsMaking} onMade={(list) => void put(list)} />
    </>
  );
}

interface NamedList {
  id: string;
  name: string;
}

function Lists({
  isOpen,
  onChoose,
  onMake,
}: {
  isOpen: boolean;
  onChoose: (list: NamedList) => void;
  onMake: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error } = useLists(isOpen);
  if (!data) return <DropdownMenuLabel>{error ? errorText(error) : t('app.loading')}</DropdownMenuLabel>;
  if (data.is_locked) {
    return (
      <>
        <DropdownMenuLabel className="flex gap-2">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          {t('lists.locked.title')}
        </DropdownMenuLabel>
        <DropdownMenuItem asChild>
          <Link to={PATHS.lists}>{t('lists.locked.why')}</Link>
        </DropdownMenuItem>
      </>
    );
  }
  const lists = data.lists.filter(({ is_archived }) => !is_archived);
  return (
    <>
      {lists.map((list) => (
        <DropdownMenuItem key={list.id} onSelect={() => onChoose(list)}>
          <span className="min-w-0 break-words">{list.name}</span>
        </DropdownMenuItem>
      ))}
      {lists.length > 0 && <DropdownMenuSeparator />}
      <DropdownMenuItem onSelect={onMake}>
        <Plus aria-hidden />
        {t('lists.new')}
      </DropdownMenuItem>
    </>
  );
}

function usePutAll(athleteIds: readonly string[]) {
  const t = useText();
  const errorText = useErrorText();
  const adding = useAddToList();
  const removing = useRemoveEntries();
  return async (list: NamedList) => {
    try {
      const entryIds: string[] = [];
      for (let n = 0; n < athleteIds.length; n += LIST_LIMITS.atOnce) {
        const some = athleteIds.slice(n, n + LIST_LIMITS.atOnce);
        const { entry_ids } = await adding.mutateAsync({ listId: list.id, athleteIds: some });
        entryIds.push(...entry_ids);
      }
      const undo = () =>
        removing.mutate({ listId: list.id, entryIds: entryIds.slice(0, LIST_LIMITS.atOnce) });
      toast.success({
        title: t('lists.added_many', { count: entryIds.length, list: list.name }),
        ...(entryIds.length > 0 && entryIds.length <= LIST_LIMITS.atOnce
          ? { action: { label: t('lists.undo'), onClick: undo } }
          : undefined),
      });
    } catch (error) {
      toast.destructive({ title: t('lists.add.failed'), description: errorText(error) });
    }
  };
}
