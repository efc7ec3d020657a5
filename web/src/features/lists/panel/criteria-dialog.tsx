/** The criteria by which the desk rates: at most eight, the same on all its lists. */
import { WORK_LIMITS, type EntryWork } from '@faircourt/contracts/list-work';
import { Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useChangeCriteria } from './work.queries.ts';

interface CriteriaDialogProps {
  criteria: EntryWork['criteria'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CriteriaDialog({ criteria, isOpen, onOpenChange }: CriteriaDialogProps) {
  const t = useText();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t('lists.criteria.title')} description={t('lists.criteria.description')}>
        <CriteriaForm criteria={criteria} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function CriteriaForm({ criteria, onDone }: { criteria: EntryWork['criteria']; onDone: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const changing = useChangeCriteria();
  const [failure, setFailure] = useState<string | null>(null);
  const [rows, setRows] = useState(() =>
    criteria.map(({ id, name }): { key: string; id: string | null; name: string } => ({ key: id, id, name })),
  );
  const add = () => setRows([...rows, { key: `new-${rows.length}-${Date.now()}`, id: null, name: '' }]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setFailure(null);
    try {
      const kept = rows.filter(({ name }) => name.trim() !== '');
      await changing.mutateAsync({ criteria: kept.map(({ id, name }) => ({ id, name })) });
      toast.success({ title: t('lists.criteria.saved') });
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ol className="flex flex-col gap-2">
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-center gap-1">
            <Input
              aria-label={t('lists.criteria.name', { place: index + 1 })}
              value={row.name}
              maxLength={WORK_LIMITS.criterionMax}
              onChange={({ target }) => setRows(rows.with(index, { ...row, name: target.value }))}
            />
            <IconButton
              label={t('lists.criteria.delete', { name: row.name })}
              className="size-10 shrink-0"
              onClick={() => setRows(rows.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.length < WORK_LIMITS.criteria && (
        <Button variant="secondary" icon={<Plus aria-hidden />} className="self-start" onClick={add}>
          {t('lists.criteria.add')}
        </Button>
      )}
      {criteria.some(({ id }) => !rows.some((row) => row.id === id)) && (
        <Alert kind="caution">{t('lists.criteria.deletes')}</Alert>
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={changing.isPending} busyText={t('lists.form.busy')}>
          {t('lists.criteria.save')}
        </Button>
      </DialogActions>
    </form>
  );
}
