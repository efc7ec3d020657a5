/** Names a new list, or changes one: name, note, and who at the desk works on it. What was typed stays when it fails. */
import { LIST_LIMITS, type RecruitingList } from '@faircourt/contracts/lists';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { toast } from '../../ui/toast.tsx';
import { useChangeList, useCreateList } from './lists.queries.ts';

interface ListDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Left out: a new one. */
  list?: RecruitingList;
  onMade?: (list: RecruitingList) => void;
}

export function ListDialog({ isOpen, onOpenChange, list, onMade }: ListDialogProps) {
  const t = useText();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        title={list ? t('lists.edit.title', { list: list.name }) : t('lists.new.title')}
        description={t('lists.form.description')}
      >
        <ListForm {...(list ? { list } : {})} onMade={onMade} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function ListForm({
  list,
  onMade,
  onDone,
}: {
  list?: RecruitingList;
  onMade: ListDialogProps['onMade'];
  onDone: () => void;
}) {
  const t = useText();
  const form = useId();
  const [name, setName] = useState(list?.name ?? '');
  const [note, setNote] = useState(list?.note ?? '');
  const [sharing, setSharing] = useState<'shared' | 'private'>(
    list?.is_shared === false ? 'private' : 'shared',
  );
  const [isMissing, setIsMissing] = useState(false);
  const { save, failure, isBusy } = useSave(list);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog inside a form would otherwise send that form too.
    event.stopPropagation();
    setIsMissing(name.trim() === '');
    if (name.trim() === '') return;
    const saved = await save({ name, note, is_shared: sharing === 'shared' });
    if (!saved) return;
    onDone();
    onMade?.(saved);
  };
  return (
    <form id={form} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <Field
        label={t('lists.form.name')}
        isRequired
        error={isMissing ? t('lists.form.name.missing') : undefined}
      >
        <Input
          value={name}
          maxLength={LIST_LIMITS.nameMax}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={t('lists.form.note')} isOptional>
        <Textarea
          value={note}
          maxLength={LIST_LIMITS.noteMax}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
      {list?.can_share !== false && (
        <Segmented
          label={t('lists.form.sharing')}
          isLabelShown
          options={(['shared', 'private'] as const).map((value) => ({ value, label: t(`lists.${value}`) }))}
          value={sharing}
          onChange={setSharing}
        />
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('lists.form.busy')}>
          {t(list ? 'lists.form.save' : 'lists.form.create')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Null when it failed; then `failure` says why. */
function useSave(list: RecruitingList | undefined) {
  const t = useText();
  const errorText = useErrorText();
  const creating = useCreateList();
  const changing = useChangeList(list?.id ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (wanted: { name: string; note: string; is_shared: boolean }) => {
    setFailure(null);
    try {
      const { is_shared, ...words } = wanted;
      const saved = list
        ? await changing.mutateAsync({ ...words, ...(list.can_share ? { is_shared } : {}) })
        : await creating.mutateAsync(wanted);
      toast.success({ title: t(list ? 'lists.saved' : 'lists.created', { list: saved.name }) });
      return saved;
    } catch (error) {
      setFailure(errorText(error));
      return null;
    }
  };
  return { save, failure, isBusy: creating.isPending || changing.isPending };
}
