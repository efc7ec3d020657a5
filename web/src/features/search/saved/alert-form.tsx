/** Chooses what an alert tells of, how often and where. */
import type { SearchAlert } from '@faircourt/contracts/alerts';
import type { SavedSearch } from '@faircourt/contracts/saved-searches';
import { ALERT_FREQUENCIES, ALERT_KINDS } from '@faircourt/contracts/vocabulary';
import { useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { DialogActions } from '../../../ui/dialog.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useChooseAlert, useStopAlert } from './alerts.queries.ts';

const FIRST_CHOICE: SearchAlert = {
  kinds: [...ALERT_KINDS],
  frequency: 'daily',
  by_bell: true,
  by_email: true,
};

interface AlertFormProps {
  search: SavedSearch;
  onDone: () => void;
}

export function AlertForm({ search, onDone }: AlertFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: choose, isPending, error } = useChooseAlert();
  const [alert, setAlert] = useState(search.alert ?? FIRST_CHOICE);
  const isEmpty = alert.kinds.length === 0 || !(alert.by_bell || alert.by_email);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    void choose({ id: search.id, alert }).then(
      () => {
        toast.success({ title: t('alerts.chosen') });
        onDone();
      },
      // Said in the form, which stays as it is.
      () => undefined,
    );
  };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={save}>
      {error && <Alert kind="error">{errorText(error)}</Alert>}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t('alerts.kinds')}</legend>
        {ALERT_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`alerts.kind.${kind}`)}
            checked={alert.kinds.includes(kind)}
            onChange={({ target }) =>
              setAlert({
                ...alert,
                kinds: ALERT_KINDS.filter((one) =>
                  one === kind ? target.checked : alert.kinds.includes(one),
                ),
              })
            }
          />
        ))}
      </fieldset>
      <Segmented
        label={t('alerts.frequency')}
        isLabelShown
        options={ALERT_FREQUENCIES.map((value) => ({ value, label: t(`alerts.frequency.${value}`) }))}
        value={alert.frequency}
        onChange={(frequency) => setAlert({ ...alert, frequency })}
      />
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-medium">{t('alerts.where')}</legend>
        <Checkbox
          label={t('alerts.by_bell')}
          checked={alert.by_bell}
          onChange={({ target }) => setAlert({ ...alert, by_bell: target.checked })}
        />
        <Checkbox
          label={t('alerts.by_email')}
          checked={alert.by_email}
          onChange={({ target }) => setAlert({ ...alert, by_email: target.checked })}
        />
      </fieldset>
      {isEmpty && <Alert kind="caution">{t('alerts.nothing_chosen')}</Alert>}
      <DialogActions>
        {search.alert && <TurnOffAlert search={search} onDone={onDone} />}
        <Button type="submit" isBusy={isPending} busyText={t('saved_searches.saving')} disabled={isEmpty}>
          {t('alerts.choose')}
        </Button>
      </DialogActions>
    </form>
  );
}

export function TurnOffAlert({ search, onDone }: AlertFormProps) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: stop, isPending } = useStopAlert();
  return (
    <Button
      variant="secondary"
      isBusy={isPending}
      busyText={t('saved_searches.saving')}
      onClick={() =>
        void stop(search.id).then(
          () => {
            toast.success({ title: t('alerts.stopped') });
            onDone();
          },
          (error: unknown) =>
            toast.destructive({ title: t('saved_searches.change_failed'), description: errorText(error) }),
        )
      }
    >
      {t('alerts.stop')}
    </Button>
  );
}
