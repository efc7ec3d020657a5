/** The form of who invoices are made out to. What was typed stays, whatever the server says. */
import {
  saveBillingDetailsSchema,
  type BillingDetails,
  type SaveBillingDetails,
} from '@faircourt/contracts/billing';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { toast } from '../../ui/toast.tsx';
import { useSaveReportDetails } from '../../domain/report-plan/report-plan.query.ts';
import { useSaveDetails } from './billing.queries.ts';

/** Every field is text: an empty one and none are the same. */
export type DetailsForm = Record<keyof BillingDetails, string>;

const FIELDS = Object.keys(saveBillingDetailsSchema.shape);
const resolver = contractResolver<DetailsForm, SaveBillingDetails>(
  saveBillingDetailsSchema,
  (values) => values,
);

export function useDetailsForm(details: BillingDetails | null, isOfReport: boolean) {
  const t = useText();
  const errorText = useErrorText();
  const ofPlan = useSaveDetails();
  const ofReport = useSaveReportDetails();
  const { mutateAsync } = isOfReport ? ofReport : ofPlan;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<DetailsForm, unknown, SaveBillingDetails>({
    resolver,
    values: formOf(details),
    resetOptions: { keepDirtyValues: true },
  });
  const save = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      const saved = await mutateAsync(body);
      form.reset(formOf(saved.details));
      toast.success({ title: t('billing.details.saved') });
    } catch (error) {
      if (!showFieldErrors(form, error, (path) => FIELDS.includes(path))) {
        setFailure(errorText(error, t('billing.not_saved')));
      }
    }
  });
  return { form, failure, save };
}

function formOf(details: BillingDetails | null): DetailsForm {
  return {
    buyer_name: details?.buyer_name ?? '',
    address_line1: details?.address_line1 ?? '',
    address_line2: details?.address_line2 ?? '',
    city: details?.city ?? '',
    region: details?.region ?? '',
    postal_code: details?.postal_code ?? '',
    country_code: details?.country_code ?? '',
    tax_number: details?.tax_number ?? '',
  };
}
