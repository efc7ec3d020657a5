/** "Add to list", beside an athlete: the lists of the desk, checked where the athlete is on them. */
import { ListPlus, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useErrorText } from '../../api/use-error-text.ts';
import { useRole } from '../../api/session/use-role.ts';
import { useText } from '../../i18n/use-text.ts';
import { PATHS } from '../../shell/paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../ui/menu.tsx';
import { useOpenedOnce } from '../../ui/opened-once.ts';
import { toast } from '../../ui/toast.tsx';
import { ListDialog } from './list-dialog.tsx';
import { useAddToList, useListsOf, useRemoveEntries } from './lists.queries.ts';

interface AddToListProps {
  athlete: { id: string; name: string };
  /** Its words are for screen readers and on hover. */
  isIcon?: boolean;
}

/** Lists are the coaches'; for everybody else there is nothing here. */
export function AddToList(props: AddToListProps) {
  return useRole() === 'coach' ? <ListMenu {...props} /> : null;
}

function ListMenu({ athlete, isIcon = false }: AddToListProps) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  // There may be one on each of a hundred cards: what it needs comes with its first opening.
  const [isOpenedOnce] = useOpenedOnce({ open: isOpen });
  return (
    <>
      <DropdownMenu open={isOpen} onOpenChange={setIsOpen}>
        <DropdownMenuTrigger asChild>
          {isIcon ? (
            <IconButton
              variant="secondary"
              label={`${t('lists.add')} ${athlete.name}`}
              title={t('lists.add')}
            >
              <ListPlus aria-hidden />
            </IconButton>
          ) : (
            <Button variant="secondary" icon={<ListPlus aria-hidden />}>
              {t('lists.add')}
              <span className="sr-only">{athlete.name}</span>
            </Button>
          )}
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="max-h-80 w-72 overflow-y-auto">
          <Choices athlete={athlete} isOpen={isOpen} onMake={() => setIsMaking(true)} />
        </DropdownMenuContent>
      </DropdownMenu>
      {isOpenedOnce && <NewList athlete={athlete} isOpen={isMaking} onOpenChange={setIsMaking} />}
    </>
  );
}

function NewList({
  athlete,
  isOpen,
  onOpenChange,
}: {
  athlete: AddToListProps['athlete'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { put } = usePut(athlete);
  return <ListDialog isOpen={isOpen} onOpenChange={onOpenChange} onMade={(list) => void put(list)} />;
}

function Choices({
  athlete,
  isOpen,
  onMake,
}: {
  athlete: AddToListProps['athlete'];
  isOpen: boolean;
  onMake: () => void;
}) {
  const t = useText();
  const errorText = useErrorText();
  const { data, error } = useListsOf(athlete.id, isOpen);
  const { put, take } = usePut(athlete);
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
      <DropdownMenuLabel>{t('lists.add.menu', { name: athlete.name })}</DropdownMenuLabel>
      {lists.map((list) => (
        <DropdownMenuCheckboxItem
          key={list.id}
          checked={list.entry_id !== null}
          onCheckedChange={() => void (list.entry_id === null ? put(list) : take(list, list.entry_id))}
        >
          <span className="min-w-0 break-words">{list.name}</span>
        </DropdownMenuCheckboxItem>
      ))}
      {lists.length > 0 && <DropdownMenuSeparator />}
      <DropdownMenuItem onSelect={onMake}>
        <Plus aria-hidden />
        {t('lists.new')}
      </DropdownMenuItem>
    </>
  );
}

interface NamedList {
  id: string;
  name: string;
}

/** Each way can be taken back from what it says. */
function usePut(athlete: AddToListProps['athlete']) {
  const t = useText();
  const errorText = useErrorText();
  const adding = useAddToList();
  const removing = useRemoveEntries();
  const { name } = athlete;

  const put = async (list: NamedList) => {
    try {
      const { entry_ids } = await adding.mutateAsync({ listId: list.id, athleteIds: [athlete.id] });
      const [entryId] = entry_ids;
      toast.success({
        title: t('lists.added', { name, list: list.name }),
        ...(entryId
          ? {
              action: { label: t('lists.undo'), onClick: () => void take(list, entryId) },
              isAlsoElsewhere: true,
            }
          : undefined),
      });
    } catch (error) {
      toast.destructive({ title: t('lists.add.failed'), description: errorText(error) });
    }
  };
  const take = async (list: NamedList, entryId: string) => {
    try {
      await removing.mutateAsync({ listId: list.id, entryIds: [entryId] });
      toast.success({ title: t('lists.removed', { name, list: list.name }) });
    } catch (error) {
      toast.destructive({ title: t('lists.remove.failed'), description: errorText(error) });
    }
  };
  return { put, take };
}
