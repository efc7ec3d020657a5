/** Approving a director: for which regions, and what follows from it. */
import type { Director, Region } from '@faircourt/contracts/regions';
import { BadgeCheck } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { toast } from '../../ui/toast.tsx';
import { isOvertaken } from '../../shell/reason-dialog.tsx';
import { useApproveDirector, useRegions } from './safety.queries.ts';

export function ApproveDialog({ director }: { director: Director }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { name } = director;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          icon={<BadgeCheck aria-hidden />}
          aria-label={t('ui.named_action', { action: t('safety.director.approve'), title: name })}
        >
          {t('safety.director.approve')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('safety.director.approve.title', { name })}
        description={t('safety.director.approve.text')}
      >
        <ApproveForm
          director={director}
          chosen={chosen}
          onChoose={setChosen}
          onDone={() => setIsOpen(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

type ApproveFormProps = {
  director: Director;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  onDone: () => void;
};

function ApproveForm({ director, chosen, onChoose, onDone }: ApproveFormProps) {
  const t = useText();
  const regions = useRegions();
  const { submit, isBusy, failure } = useApproval(director, chosen, onDone);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {regions.data ? (
        <RegionChoice regions={regions.data} chosen={chosen} onChoose={onChoose} />
      ) : regions.isError ? (
        <Alert kind="error">{t('safety.failed')}</Alert>
      ) : (
        <LoadingRows />
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('reason_dialog.saving')}>
          {t('safety.director.approve')}
        </Button>
      </DialogActions>
    </form>
  );
}

type RegionChoiceProps = Pick<ApproveFormProps, 'chosen' | 'onChoose'> & { regions: readonly Region[] };

function RegionChoice({ regions, chosen, onChoose }: RegionChoiceProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  if (regions.length === 0) return <Alert kind="caution">{t('safety.director.no_regions')}</Alert>;
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <p id={id} className="text-sm font-medium">
        {t('safety.director.regions')}
      </p>
      {regions.map((region) => (
        <Checkbox
          key={region.id}
          label={region.name}
          description={format.list(region.countries.map((code) => format.country(code)))}
          checked={chosen.includes(region.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, region.id] : chosen.filter((other) => other !== region.id))
          }
        />
      ))}
    </fieldset>
  );
}

function useApproval({ user_id: id, name }: Director, chosen: readonly string[], onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: approve, isPending: isBusy } = useApproveDirector();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(chosen.length === 0 ? t('safety.director.choose_region') : null);
    if (chosen.length === 0) return;
    try {
      await approve({ id, regionIds: [...chosen] });
      toast.success({ title: t('safety.director.approved', { name }) });
      onDone();
    } catch (error) {
      setFailure(
        isOvertaken(error) ? t('safety.director.changed') : errorText(error, t('reason_dialog.not_saved')),
      );
    }
  };
  return { submit, isBusy, failure };
}
