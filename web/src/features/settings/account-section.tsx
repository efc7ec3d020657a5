import { zodResolver } from '@hookform/resolvers/zod';
import type { AuthUser } from '@faircourt/contracts/accounts';
import { LIMITS } from '@faircourt/contracts/limits';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAffiliation } from '../../domain/affiliation.query.ts';
import { describeFieldError, fieldErrorsFor } from '../../api/field-errors.ts';
import { session } from '../../api/session/session-client.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.tsx';
import { nameForm, type NameForm } from './settings-forms.ts';
import { SettingsSection } from './settings-section.tsx';

export function AccountSection({ user }: { user: AuthUser }) {
  const t = useText();
  const errorText = useErrorText();
  const { data: affiliation } = useAffiliation(user.user_metadata.role === 'coach');
  const isChecked = affiliation?.step === 'verified' || affiliation?.step === 'waiting';
  const checkedAt = isChecked ? affiliation.institution?.name : undefined;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<NameForm>({
    resolver: zodResolver(nameForm),
    // Follows a change made in another tab, but never over what is being typed here.
    values: { name: user.user_metadata.name },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async ({ name }) => {
    setFailure(null);
    try {
      const updated = await session.updateUser({ name });
      form.reset({ name: updated.user_metadata.name });
      toast.success({ title: t('settings.account.saved') });
    } catch (error) {
      const found = fieldErrorsFor(error, { name: 'name' });
      for (const field of found) form.setError(field.name, { message: field.code }, { shouldFocus: true });
      if (found.length === 0) setFailure(errorText(error, t('settings.account.failed')));
    }
  });

  return (
    <SettingsSection title={t('settings.account.title')} description={t('settings.account.description')}>
      <form noValidate className="flex max-w-md flex-col gap-5" onSubmit={(event) => void save(event)}>
        <Field
          label={t('settings.account.name')}
          hint={checkedAt && t('settings.account.name_hint', { institution: checkedAt })}
          error={errors.name?.message === undefined ? undefined : describeFieldError(errors.name.message, t)}
          isRequired
        >
          <Input autoComplete="name" maxLength={LIMITS.nameMax} {...form.register('name')} />
        </Field>
        {failure !== null && <Alert kind="error">{failure}</Alert>}
        <Button
          type="submit"
          className="self-start"
          isBusy={isSubmitting}
          busyText={t('settings.account.busy')}
        >
          {t('settings.account.submit')}
        </Button>
      </form>
    </SettingsSection>
  );
}
