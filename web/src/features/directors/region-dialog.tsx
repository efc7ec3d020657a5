/** A region with its countries and months; what was typed stays when saving fails. */
import {
  REGION_NAME_MAX,
  regionInputSchema,
  VALIDITY_MONTHS,
  type Region,
  type RegionInput,
} from '@faircourt/contracts/regions';
import { VALID_MONTHS } from '@faircourt/contracts/vocabulary';
import { useState, type ReactElement } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import { toast } from '../../ui/toast.tsx';
import { CountryPicker } from './country-picker.tsx';
import { useSaveRegion } from './directors.queries.ts';
import { bodyOf, VALIDITY_GROUPS, valuesOf, type RegionForm } from './region-values.ts';

export function RegionDialog({ region, trigger }: { region: Region | null; trigger: ReactElement }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={region ? t('regions.edit.title', { name: region.name }) : t('regions.add')}
        description={t('regions.edit.text')}
        className="sm:max-w-2xl"
      >
        <RegionFields region={region} onDone={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function RegionFields({ region, onDone }: { region: Region | null; onDone: () => void }) {
  const t = useText();
  const { form, failure, save } = useRegionForm(region, onDone);
  const { errors, isSubmitting } = form.formState;
  const words = (code: string | undefined) => (code === undefined ? undefined : describeFieldError(code, t));
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
      <Field label={t('regions.name')} error={words(errors.name?.message)} isRequired>
        <Input maxLength={REGION_NAME_MAX} {...form.register('name')} />
      </Field>
      <Controller
        control={form.control}
        name="countries"
        render={({ field }) => (
          <CountryPicker
            chosen={field.value}
            onChange={field.onChange}
            error={errors.countries ? t('regions.countries.needed') : undefined}
          />
        )}
      />
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-1 text-sm font-medium">{t('regions.validity')}</legend>
        <p className="text-sm text-muted">{t('regions.validity.hint')}</p>
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {VALIDITY_GROUPS.map((group) => (
            <Field
              key={group}
              label={t(`facts.${group}`)}
              error={errors.validity?.[group] ? t('regions.validity.range', VALIDITY_MONTHS) : undefined}
              className="justify-end"
            >
              <NumberInput
                min={VALIDITY_MONTHS.min}
                max={VALIDITY_MONTHS.max}
                placeholder={String(VALID_MONTHS[group])}
                {...numberRegistration(form.register(`validity.${group}`))}
              />
            </Field>
          ))}
        </div>
      </fieldset>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">{t('ui.cancel')}</Button>
        </DialogClose>
        <Button type="submit" isBusy={isSubmitting} busyText={t('reason_dialog.saving')}>
          {t('regions.save')}
        </Button>
      </DialogActions>
    </form>
  );
}

function useRegionForm(region: Region | null, onDone: () => void) {
  const t = useText();
  const errorText = useErrorText();
  const { mutateAsync: keep } = useSaveRegion();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<RegionForm, unknown, RegionInput>({
    resolver: contractResolver(regionInputSchema, bodyOf),
    defaultValues: valuesOf(region),
  });
  const save = form.handleSubmit(async (wanted) => {
    setFailure(null);
    try {
      await keep({ id: region?.id ?? null, region: wanted });
      toast.success({ title: t('regions.saved', { name: wanted.name }) });
      onDone();
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => path === 'name')) {
        setFailure(errorText(error, t('reason_dialog.not_saved')));
      }
    }
  });
  return { form, failure, save };
}
