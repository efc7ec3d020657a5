/** For which regions a director works: the approval of one who waits, and a change for one who works already. */
import type { Director, Region } from '@faircourt/contracts/regions';
import { BadgeCheck, MapPinned } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CountryNames } from '../../ui/country-name.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { toast } from '../../ui/toast.tsx';
import { isOvertaken } from '../../shell/reason-dialog.tsx';
import { useAssignRegions, useRegions } from './directors.queries.ts';

export function RegionsDialog({ director }: { director: Director }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(() => director.regions.map(({ id }) => id));
  const { name } = director;
  const isWaiting = director.status === 'pending';
  const action = t(isWaiting ? 'directors.approve' : 'directors.change');
  const Icon = isWaiting ? BadgeCheck : MapPinned;
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button
          variant={isWaiting ? 'primary' : 'secondary'}
          icon={<Icon aria-hidden />}
          aria-label={t('ui.named_action', { action, title: name })}
        >
          {action}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t(isWaiting ? 'directors.approve.title' : 'directors.change.title', { name })}
        description={isWaiting ? t('directors.approve.text') : t('directors.change.text', { name })}
      >
        <RegionsForm
          director={director}
          action={action}
          chosen={chosen}
          onChoose={setChosen}
          onDone={() => setIsOpen(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

type RegionsFormProps = {
  director: Director;
  action: string;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  onDone: () => void;
};

function RegionsForm({ director, action, chosen, onChoose, onDone }: RegionsFormProps) {
  const t = useText();
  const regions = useRegions();
  const { submit, isBusy, failure } = useAssignment(director, chosen, onDone);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      {regions.data ? (
        <RegionChoice regions={regions.data} chosen={chosen} onChoose={onChoose} />
      ) : regions.isError ? (
        <Alert kind="error">{t('regions.failed')}</Alert>
      ) : (
        <LoadingRows />
      )}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-2">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isBusy} busyText={t('reason_dialog.saving')}>
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}

type RegionChoiceProps = Pick<RegionsFormProps, 'chosen' | 'onChoose'> & { regions: readonly Region[] };

function RegionChoice({ regions, chosen, onChoose }: RegionChoiceProps) {
  const t = useText();
  const id = useId();
  if (regions.length === 0) return <Alert kind="caution">{t('directors.no_regions')}</Alert>;
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <p id={id} className="text-sm font-medium">
        {t('directors.regions')}
      </p>
      {regions.map((region) => (
        <Checkbox
          key={region.id}
          label={region.name}
          description={<CountryNames codes={region.countries} />}
          checked={chosen.includes(region.id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, region.id] : chosen.filter((other) => other !== region.id))
          }
        />
      ))}
    </fieldset>
  );
}

function useAssignment(
  { user_id: id, name, status }: Director,
  chosen: readonly string[],
  onDone: () => void,
) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: assign, isPending: isBusy } = useAssignRegions();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setFailure(chosen.length === 0 ? t('directors.choose_region') : null);
    if (chosen.length === 0) return;
    try {
      await assign({ id, regionIds: [...chosen] });
      const done = status === 'pending' ? 'directors.approved' : 'directors.change.done';
      toast.success({ title: t(done, { name }) });
      onDone();
    } catch (error) {
      setFailure(
        isOvertaken(error) ? t('directors.changed') : errorText(error, t('reason_dialog.not_saved')),
      );
    }
  };
  return { submit, isBusy, failure };
}
