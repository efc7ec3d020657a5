import { emailDomainOf, isFreeMail } from '@faircourt/contracts/email-domain';
import { COACH_TITLE_MAX, type Affiliation } from '@faircourt/contracts/institutions';
import { LIMITS } from '@faircourt/contracts/limits';
import { MailPlus } from 'lucide-react';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { InstitutionField } from './institution-field.tsx';
import { describeNamingError } from './naming-errors.ts';
import { ProposedFields } from './proposed-fields.tsx';
import { useNamingForm } from './use-naming-form.ts';

type NamingCardProps = {
  affiliation: Affiliation;
  onNamed: () => void;
  /** Left out while there is nothing to go back to. */
  onCancel?: () => void;
};

/** Which institution, as what, and the address there that proves it. */
export function NamingCard({ affiliation, onNamed, onCancel }: NamingCardProps) {
  const t = useText();
  const titleId = useId();
  const { form, failure, name, cancel } = useNamingForm(affiliation, onNamed);
  const [isNew, address] = useWatch({ control: form.control, name: ['isNew', 'work_email'] });
  const { errors, isSubmitting } = form.formState;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('institution.naming.title')}</CardTitle>
        <CardDescription>{t('institution.naming.text')}</CardDescription>
      </CardHeader>
      <CardContent>
        <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void name(event)}>
          {isNew ? <ProposedFields form={form} /> : <InstitutionField form={form} />}
          <Field
            label={t('institution.field.title')}
            hint={t('institution.field.title.hint')}
            error={describeNamingError('title', errors.title?.message, t)}
          >
            <Input
              autoComplete="organization-title"
              maxLength={COACH_TITLE_MAX}
              {...form.register('title')}
            />
          </Field>
          <Field
            label={t('institution.field.work_email')}
            hint={t('institution.field.work_email.hint')}
            error={describeNamingError('work_email', errors.work_email?.message, t)}
          >
            <Input
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.emailMax}
              {...form.register('work_email')}
            />
          </Field>
          {isFreeMail(emailDomainOf(address.trim())) && (
            <Alert kind="caution" title={t('institution.free_mail.title')}>
              {t('institution.free_mail.text')}
            </Alert>
          )}
          {failure !== null && <Alert kind="error">{failure}</Alert>}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              icon={<MailPlus aria-hidden />}
              isBusy={isSubmitting}
              busyText={t('institution.naming.busy')}
              className="max-sm:w-full"
            >
              {t('institution.naming.submit')}
            </Button>
            {onCancel && (
              <Button
                variant="secondary"
                className="max-sm:w-full"
                onClick={() => {
                  cancel();
                  onCancel();
                }}
              >
                {t('ui.cancel')}
              </Button>
            )}
          </div>
        </form>
      </CardContent>
    </Card>
  );
}
