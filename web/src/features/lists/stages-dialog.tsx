/** Renames, adds, reorders and deletes the stages of a list. */
import { LIST_LIMITS, type OpenList } from '@faircourt/contracts/lists';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useChangeStages } from '../../domain/lists/lists.queries.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '../../ui/dialog.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useStageName } from './stage-select.tsx';
import { shift, toInput, type EditedStage } from './stages-form.ts';

interface StagesDialogProps {
  open: OpenList;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function StagesDialog({ open, isOpen, onOpenChange }: StagesDialogProps) {
  const t = useText();
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent title={t('lists.stages.title')} description={t('lists.stages.description')}>
        <StagesForm open={open} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function StagesForm({ open, onDone }: { open: OpenList; onDone: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const stageName = useStageName();
  const changing = useChangeStages(open.list.id);
  const [failure, setFailure] = useState<string | null>(null);
  const [stages, setStages] = useState<EditedStage[]>(() =>
    open.stages.map((stage) => ({ key: stage.id, id: stage.id, kind: stage.kind, name: stageName(stage) })),
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(null);
    if (stages.some(({ kind, name }) => kind === null && name.trim() === '')) {
      setFailure(t('lists.stages.name_missing'));
      return;
    }
    try {
      await changing.mutateAsync(toInput(stages, (kind) => t(`lists.stage.${kind}`)));
      toast.success({ title: t('lists.stages.saved') });
      onDone();
    } catch (error) {
      setFailure(errorText(error, t('lists.stages.failed')));
    }
  };
  const add = () =>
    setStages([...stages, { key: `new-${stages.length}-${Date.now()}`, id: null, kind: null, name: '' }]);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <ol className="flex flex-col gap-2">
        {stages.map((stage, index) => (
          <StageRow
            key={stage.key}
            stage={stage}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === stages.length - 1}
            isUsed={stages.length === 1 || open.entries.some(({ stage_id }) => stage_id === stage.id)}
            onName={(name) => setStages(stages.with(index, { ...stage, name }))}
            onShift={(by) => setStages(shift(stages, index, by))}
            onDelete={() => setStages(stages.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {stages.length < LIST_LIMITS.stages && (
        <Button variant="secondary" icon={<Plus aria-hidden />} className="self-start" onClick={add}>
          {t('lists.stages.add')}
        </Button>
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={changing.isPending} busyText={t('lists.form.busy')}>
          {t('lists.stages.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

interface StageRowProps {
  stage: EditedStage;
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** Somebody is in it, or it is the only one: it cannot be deleted. */
  isUsed: boolean;
  onName: (name: string) => void;
  onShift: (by: -1 | 1) => void;
  onDelete: () => void;
}

function StageRow({ stage, place, isFirst, isLast, isUsed, onName, onShift, onDelete }: StageRowProps) {
  const t = useText();
  const { name } = stage;
  return (
    <li className="flex items-center gap-1">
      <Input
        aria-label={t('lists.stages.name', { place })}
        value={name}
        maxLength={LIST_LIMITS.stageNameMax}
        onChange={({ target }) => onName(target.value)}
      />
      <IconButton
        label={t('lists.stages.up', { name })}
        disabled={isFirst}
        className="size-10 shrink-0"
        onClick={() => onShift(-1)}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t('lists.stages.down', { name })}
        disabled={isLast}
        className="size-10 shrink-0"
        onClick={() => onShift(1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={t('lists.stages.delete', { name })}
        disabled={isUsed}
        className="size-10 shrink-0"
        onClick={onDelete}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
