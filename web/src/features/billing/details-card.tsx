import type { BillingDetails } from '@faircourt/contracts/billing';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { describeFieldError } from '../../api/field-errors.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { useDetailsForm, type DetailsForm } from './use-details-form.ts';

type DetailsCardProps = {
  details: BillingDetails | null;
  /** Of somebody who owns no plan of a desk, and pays for the report. */
  isOfReport?: boolean;
};

/** Who invoices are made out to. Those that were issued before keep what they say. */
export function DetailsCard({ details, isOfReport = false }: DetailsCardProps) {
  const t = useText();
  const titleId = useId();
  const { form, failure, save } = useDetailsForm(details, isOfReport);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('billing.details')}</CardTitle>
        <CardDescription>{t('billing.details.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex max-w-2xl flex-col gap-5" onSubmit={(event) => void save(event)}>
          <DetailsFields form={form} />
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <Button
            type="submit"
            className="self-start max-sm:w-full"
            isBusy={form.formState.isSubmitting}
            busyText={t('billing.saving')}
          >
            {t('billing.details.save')}
          </Button>
        </form>
      </CardContent>
    </Card>
  );
}

function DetailsFields({ form }: { form: UseFormReturn<DetailsForm, unknown, BillingDetails> }) {
  const t = useText();
  const errorOf = (field: keyof DetailsForm) => {
    const code = form.formState.errors[field]?.message;
    if (code !== undefined && field === 'country_code') return t('field_error.country');
    return code === undefined ? undefined : describeFieldError(code, t);
  };
  return (
    <>
      <Field label={t('billing.details.buyer_name')} error={errorOf('buyer_name')} isRequired>
        <Input autoComplete="organization" maxLength={200} {...form.register('buyer_name')} />
      </Field>
      <Field label={t('billing.details.address_line1')} error={errorOf('address_line1')} isRequired>
        <Input autoComplete="address-line1" maxLength={200} {...form.register('address_line1')} />
      </Field>
      <Field label={t('billing.details.address_line2')} error={errorOf('address_line2')} isOptional>
        <Input autoComplete="address-line2" maxLength={200} {...form.register('address_line2')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('billing.details.city')} error={errorOf('city')} isRequired>
          <Input autoComplete="address-level2" maxLength={120} {...form.register('city')} />
        </Field>
        <Field label={t('billing.details.region')} error={errorOf('region')} isOptional>
          <Input autoComplete="address-level1" maxLength={120} {...form.register('region')} />
        </Field>
        <Field label={t('billing.details.postal_code')} error={errorOf('postal_code')} isOptional>
          <Input autoComplete="postal-code" maxLength={20} {...form.register('postal_code')} />
        </Field>
        <Controller
          control={form.control}
          name="country_code"
          render={({ field }) => (
            <CountryField
              {...field}
              label={t('billing.details.country_code')}
              error={errorOf('country_code')}
            />
          )}
        />
      </div>
      <Field
        label={t('billing.details.tax_number')}
        hint={t('billing.details.tax_number.hint')}
        error={errorOf('tax_number')}
        isOptional
      >
        <Input autoComplete="off" spellCheck={false} maxLength={40} {...form.register('tax_number')} />
      </Field>
    </>
  );
}
