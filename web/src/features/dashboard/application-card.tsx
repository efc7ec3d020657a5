/** A director-to-be says for whom they work and who vouches for them; without it no admin can approve. */
import {
  directorApplicationInputSchema,
  FEDERATION_NAME_MAX,
  REFEREE_CONTACT_MAX,
  type DirectorApplication,
  type DirectorApplicationInput,
} from '@faircourt/contracts/regions';
import { LIMITS } from '@faircourt/contracts/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { answerOf, api } from '../../api/client.ts';
import { contractResolver, showFieldErrors } from '../../api/contract-resolver.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';

const applicationKey = ['account', 'director-application'] as const;
const EMPTY: DirectorApplicationInput = {
  federation: '',
  website: '',
  referee_name: '',
  referee_contact: '',
};
/** People leave out what a browser adds by itself. */
const resolver = contractResolver<DirectorApplicationInput, DirectorApplicationInput>(
  directorApplicationInputSchema,
  ({ website, ...rest }) => ({
    ...rest,
    website: website.trim() === '' || website.includes('://') ? website.trim() : `https://${website.trim()}`,
  }),
);

export function ApplicationCard() {
  const t = useText();
  const titleId = useId();
  const { data } = useQuery({
    queryKey: applicationKey,
    queryFn: ({ signal }) => answerOf(api.GET('/api/director-application', { signal })),
  });
  if (!data) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('dashboard.application.title')}</CardTitle>
        <CardDescription>{t('dashboard.application.description')}</CardDescription>
      </CardHeader>
      <CardContent>
        <ApplicationForm application={data.application} />
      </CardContent>
    </Card>
  );
}

const FIELDS = [
  { name: 'federation', label: 'dashboard.application.federation', max: FEDERATION_NAME_MAX },
  { name: 'website', label: 'dashboard.application.website', max: LIMITS.urlMax },
  { name: 'referee_name', label: 'dashboard.application.referee', max: LIMITS.nameMax },
  { name: 'referee_contact', label: 'dashboard.application.contact', max: REFEREE_CONTACT_MAX },
] as const;

function ApplicationForm({ application }: { application: DirectorApplication | null }) {
  const t = useText();
  const { form, failure, save } = useApplicationForm(application);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
      {FIELDS.map(({ name, label, max }) => (
        <Field
          key={name}
          label={t(label)}
          {...(name === 'referee_contact' ? { hint: t('dashboard.application.contact_hint') } : {})}
          error={errors[name]?.message && describeFieldError(errors[name].message, t)}
          isRequired
        >
          <Input maxLength={max} {...form.register(name)} />
        </Field>
      ))}
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

function fitOf({ domain_match }: DirectorApplication): 'fits' | 'free_mail' | 'different' {
  if (domain_match === 'free_mail') return 'free_mail';
  return domain_match === 'different' || domain_match === 'unknown' ? 'different' : 'fits';
}

function useApplicationForm(application: DirectorApplication | null) {
  const t = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const request = useMutation({
    mutationFn: (body: DirectorApplicationInput) => answerOf(api.PUT('/api/director-application', { body })),
    onSuccess: (saved) => queryClient.setQueryData(applicationKey, saved),
  });
  const form = useForm<DirectorApplicationInput, unknown, DirectorApplicationInput>({
    resolver,
    values: application ? inputOf(application) : EMPTY,
    resetOptions: { keepDirtyValues: true },
  });
  const save = form.handleSubmit(async (given) => {
    setFailure(null);
    try {
      await request.mutateAsync(given);
      form.reset(given);
      toast.success({ title: t('dashboard.application.saved') });
    } catch (error) {
      if (showFieldErrors(form, error, (path) => path in EMPTY)) return;
      setFailure(errorText(error, t('dashboard.application.failed')));
    }
  });
  return { form, failure, save };
}

function inputOf(application: DirectorApplication): DirectorApplicationInput {
  const { federation, website, referee_name, referee_contact } = application;
  return { federation, website, referee_name, referee_contact };
}
