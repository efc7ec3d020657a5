/** For whom a director-to-be works, and somebody there who vouches for them. */
import {
  APPLICANT_LANGUAGES_MAX,
  COUNTRIES_KNOWN_MAX,
  directorApplicationInputSchema,
  FEDERATION_NAME_MAX,
  REFEREE_CONTACT_MAX,
  type DirectorApplication,
  type DirectorApplicationInput,
} from '@faircourt/contracts/regions';
import { LIMITS } from '@faircourt/contracts/limits';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import type { MessageId, Translate } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CountriesField } from '../../ui/countries-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { useSaveApplication } from './application.queries.ts';

type Fields = Record<Exclude<keyof DirectorApplicationInput, 'countries_known'>, string> & {
  countries_known: string[];
};

const EMPTY: Fields = {
  federation: '',
  website: '',
  referee_name: '',
  referee_contact: '',
  countries_known: [],
  languages: '',
};
/** People leave out what a browser adds by itself. */
const resolver = contractResolver<Fields, DirectorApplicationInput>(
  directorApplicationInputSchema,
  ({ website, referee_name: name, ...rest }) => ({
    ...rest,
    website: website.trim() === '' || website.includes('://') ? website.trim() : `https://${website.trim()}`,
    referee_name: name.trim() || null,
  }),
);

const FIELDS = [
  {
    name: 'federation',
    label: 'dashboard.application.federation',
    max: FEDERATION_NAME_MAX,
    isRequired: true,
  },
  { name: 'website', label: 'dashboard.application.website', max: LIMITS.urlMax, isRequired: true },
  { name: 'referee_name', label: 'dashboard.application.referee', max: LIMITS.nameMax, isRequired: false },
  {
    name: 'referee_contact',
    label: 'dashboard.application.contact',
    max: REFEREE_CONTACT_MAX,
    isRequired: false,
  },
  {
    name: 'languages',
    label: 'dashboard.application.languages',
    max: APPLICANT_LANGUAGES_MAX,
    isRequired: false,
  },
] as const;

/** What a field is for, where its label does not say it. */
const HINTS: Readonly<Partial<Record<keyof Fields, MessageId>>> = {
  referee_contact: 'dashboard.application.contact_hint',
};

export function ApplicationForm({ application }: { application: DirectorApplication | null }) {
  const t = useText();
  const { form, failure, save } = useApplicationForm(application);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
      {FIELDS.map(({ name, label, max, isRequired }) => (
        <Field
          key={name}
          label={t(label)}
          {...(HINTS[name] ? { hint: t(HINTS[name]) } : {})}
          error={errors[name]?.message && describeRefusal(name, errors[name].message, t)}
          isRequired={isRequired}
          isOptional={!isRequired}
        >
          <Input maxLength={max} {...form.register(name)} />
        </Field>
      ))}
      <Controller
        control={form.control}
        name="countries_known"
        render={({ field }) => (
          <CountriesField
            label={t('dashboard.application.countries')}
            hint={t('dashboard.application.countries_hint')}
            chosen={field.value}
            onChange={field.onChange}
            max={COUNTRIES_KNOWN_MAX}
            error={errors.countries_known?.message && describeFieldError(errors.countries_known.message, t)}
          />
        )}
      />
      {application && <Alert>{t(`dashboard.application.match.${fitOf(application)}`)}</Alert>}
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <Button
        type="submit"
        className="self-start"
        isBusy={isSubmitting}
        busyText={t('dashboard.application.busy')}
      >
        {t('dashboard.application.submit')}
      </Button>
    </form>
  );
}

/** An address is what people most often leave half written. */
function describeRefusal(name: keyof Fields, code: string, t: Translate): string {
  if (name === 'website' && code !== 'required') return t('dashboard.application.website_invalid');
  return describeFieldError(code, t);
}

function fitOf({ domain_match }: DirectorApplication): 'fits' | 'free_mail' | 'different' {
  if (domain_match === 'free_mail') return 'free_mail';
  return domain_match === 'different' || domain_match === 'unknown' ? 'different' : 'fits';
}

function useApplicationForm(application: DirectorApplication | null) {
  const t = useText();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync: send } = useSaveApplication();
  const form = useForm<Fields, unknown, DirectorApplicationInput>({
    resolver,
    values: application ? fieldsOf(application) : EMPTY,
    resetOptions: { keepDirtyValues: true },
  });
  const save = form.handleSubmit(async (given) => {
    setFailure(null);
    try {
      const { application: saved } = await send(given);
      form.reset(saved ? fieldsOf(saved) : EMPTY);
      toast.success({ title: t('dashboard.application.saved') });
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path in EMPTY)) return;
      setFailure(errorText(error, t('dashboard.application.failed')));
    }
  });
  return { form, failure, save };
}

function fieldsOf(application: DirectorApplication): Fields {
  const { federation, website, referee_name, referee_contact, countries_known, languages } = application;
  return {
    federation,
    website,
    referee_name: referee_name ?? '',
    referee_contact: referee_contact ?? '',
    countries_known,
    languages: languages ?? '',
  };
}
