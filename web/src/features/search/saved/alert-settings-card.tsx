/** When and where alerts reach the reader: for all of their alerts at once. */
import type { AlertSettings, SaveAlertSettings } from '@faircourt/contracts/alert-settings';
import { useId, useState, type FormEvent } from 'react';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/input.tsx';
import { toast } from '../../../ui/toast.tsx';
import { BROWSER_ZONE, useSaveAlertSettings } from './alerts.queries.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const ZONES = [...new Set([BROWSER_ZONE, 'UTC', ...Intl.supportedValuesOf('timeZone')])];

export function AlertSettingsCard({ settings }: { settings: AlertSettings }) {
  const t = useText();
  const titleId = useId();
  const errorText = useErrorText();
  const { is_default, ...saved } = settings;
  const [form, setForm] = useState<SaveAlertSettings>({
    ...saved,
    time_zone: is_default ? BROWSER_ZONE : saved.time_zone,
  });
  const { mutateAsync: save, isPending, error } = useSaveAlertSettings();
  const isHalf = (form.quiet_from === null) !== (form.quiet_until === null);
  const isEmpty = form.quiet_from !== null && form.quiet_from === form.quiet_until;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isHalf || isEmpty || isPending) return;
    void save(form).then(
      () => toast.success({ title: t('alert_settings.saved') }),
      // Said in the form, which stays as it is.
      () => undefined,
    );
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('alert_settings.title')}</CardTitle>
        <CardDescription>{t('alert_settings.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
          {error && <Alert kind="error">{errorText(error)}</Alert>}
          {form.is_paused && <Alert kind="caution">{t('alert_settings.paused_note')}</Alert>}
          <div className="grid gap-4 sm:grid-cols-3">
            <Field label={t('alert_settings.time_zone')}>
              <Select
                value={form.time_zone}
                onChange={({ target }) => setForm({ ...form, time_zone: target.value })}
              >
                {ZONES.map((zone) => (
                  <option key={zone} value={zone}>
                    {zone.replaceAll('_', ' ')}
                  </option>
                ))}
              </Select>
            </Field>
            <HourField
              label={t('alert_settings.quiet_from')}
              value={form.quiet_from}
              onChange={(quiet_from) => setForm({ ...form, quiet_from })}
            />
            <HourField
              label={t('alert_settings.quiet_until')}
              value={form.quiet_until}
              error={isHalf || isEmpty ? t('alert_settings.quiet_both') : undefined}
              onChange={(quiet_until) => setForm({ ...form, quiet_until })}
            />
          </div>
          <Checkbox
            label={t('alert_settings.is_paused')}
            description={t('alert_settings.is_paused_hint')}
            checked={form.is_paused}
            onChange={({ target }) => setForm({ ...form, is_paused: target.checked })}
          />
          <Checkbox
            label={t('alert_settings.is_email_off')}
            description={t('alert_settings.is_email_off_hint')}
            checked={form.is_email_off}
            onChange={({ target }) => setForm({ ...form, is_email_off: target.checked })}
          />
          <Button type="submit" isBusy={isPending} busyText={t('saved_searches.saving')} className="w-fit">
            {t('alert_settings.save')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

interface HourFieldProps {
  label: string;
  value: number | null;
  error?: string | undefined;
  onChange: (hour: number | null) => void;
}

function HourField({ label, value, error, onChange }: HourFieldProps) {
  const t = useText();
  return (
    <Field label={label} error={error}>
      <Select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('alert_settings.no_hour')}</option>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {`${String(hour).padStart(2, '0')}:00`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
