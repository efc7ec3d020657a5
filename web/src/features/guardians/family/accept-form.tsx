/** Accepts an invitation and says who one is in the same breath: as whom, and that one is of age. */
import { guardianStatementSchema, type GuardianStatement } from '@faircourt/contracts/guardianship';
import { AGES, LIMITS } from '@faircourt/contracts/limits';
import { RELATIONSHIPS, type Relationship } from '@faircourt/contracts/vocabulary';
import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver, showFieldErrors } from '../../../api/contract-resolver.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { yearsOld } from '../../../domain/age.ts';
import type { AcceptWish } from '../../../domain/guardian-links/accept-wish.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { statementErrorText, type StatementValues } from '../guardianship/state-form.tsx';

const resolver = contractResolver<StatementValues, GuardianStatement>(
  guardianStatementSchema,
  (values) => values,
);
const FIELDS = ['full_name', 'birthdate', 'relationship'] as const satisfies (keyof StatementValues)[];
/** The two that most are; the others choose from the list. */
const AT_ONCE = ['mother', 'father'] as const;

type AcceptFormProps = {
  name: string;
  /** What was said together with the sign-up, once: it is given without another press. */
  takeWish: () => AcceptWish | null;
  onAccept: (statement: GuardianStatement) => Promise<void>;
};

export function AcceptForm({ name, takeWish, onAccept }: AcceptFormProps) {
  const t = useText();
  const { form, failure, accept, accepting, isWishGiven } = useAcceptForm(takeWish, onAccept);
  const { errors, isSubmitting } = form.formState;
  const errorOf = (field: keyof StatementValues) => statementErrorText(field, errors[field]?.message, t);
  const button = (relationship: Relationship | null, label: string) => (
    <Button
      key={label}
      variant={relationship === null ? 'secondary' : 'primary'}
      className="max-sm:w-full"
      icon={<Check aria-hidden />}
      isBusy={isSubmitting && accepting === relationship}
      busyText={t('guardians.saving')}
      disabled={isSubmitting && accepting !== relationship}
      onClick={() => void accept(relationship)}
    >
      {label}
    </Button>
  );
  if (isWishGiven) {
    return (
      <output className="mt-3 flex min-h-11 items-center gap-2 border-t border-court/25 pt-4">
        <Spinner />
        {t('guardians.saving')}
      </output>
    );
  }
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-5 border-t border-court/25 pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        void accept(null);
      }}
    >
      <Field
        label={t('facts.guardianship.full_name')}
        hint={t('guardianship.state.full_name.hint')}
        error={errorOf('full_name')}
        isRequired
      >
        <Input autoComplete="name" maxLength={LIMITS.nameMax} {...form.register('full_name')} />
      </Field>
      <Field
        label={t('guardianship.state.birthdate')}
        hint={t('family.offer.birthdate_hint', { name })}
        error={errorOf('birthdate')}
        isRequired
      >
        <Input type="date" autoComplete="bday" min="1900-01-01" {...form.register('birthdate')} />
      </Field>
      {failure !== null && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        {AT_ONCE.map((relationship) => button(relationship, t(`family.offer.accept_as.${relationship}`)))}
      </div>
      <details className="group">
        <summary className="min-h-11 cursor-pointer content-center font-medium text-primary">
          {t('family.offer.accept_as.other')}
        </summary>
        <div className="mt-2 flex flex-col gap-4">
          <Field
            label={t('guardianship.state.relationship', { name })}
            error={errorOf('relationship')}
            isRequired
          >
            <Select {...form.register('relationship')}>
              <option value="">{t('guardianship.state.choose')}</option>
              {RELATIONSHIPS.filter((one) => !AT_ONCE.some((other) => other === one)).map((one) => (
                <option key={one} value={one}>
                  {t(`relationship.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          {button(null, t('family.offer.accept'))}
        </div>
      </details>
    </form>
  );
}

function useAcceptForm(takeWish: AcceptFormProps['takeWish'], onAccept: AcceptFormProps['onAccept']) {
  const t = useText();
  const errorText = useErrorText();
  const today = useToday();
  const [failure, setFailure] = useState<string | null>(null);
  const [accepting, setAccepting] = useState<Relationship | null>(null);
  // Until it fails: when all went well the next page comes, and the form not for a moment before it.
  const [isWishGiven, setIsWishGiven] = useState(false);
  const name = useSession().session?.user.user_metadata.name ?? '';
  const form = useForm<StatementValues, unknown, GuardianStatement>({
    resolver,
    defaultValues: { full_name: name, birthdate: '', relationship: '' },
  });
  /** Null: as what was chosen from the list. */
  const accept = (as: Relationship | null) => {
    if (as) form.setValue('relationship', as);
    setAccepting(as);
    setFailure(null);
    const submitted = form.handleSubmit(
      async (statement) => {
        // Before the link: nobody becomes a guardian by a statement that is refused.
        if ((yearsOld(statement.birthdate, today) ?? 0) < AGES.adult) {
          setIsWishGiven(false);
          form.setError('birthdate', { message: 'not_of_age' }, { shouldFocus: true });
          return;
        }
        try {
          await onAccept(statement);
        } catch (error) {
          setIsWishGiven(false);
          if (!showFieldErrors(form, error, (path) => FIELDS.some((field) => field === path))) {
            setFailure(errorText(error, t('guardians.not_saved')));
          }
        }
      },
      () => setIsWishGiven(false),
    )();
    // Among the others in the list there is no mother and no father: it would stand there empty.
    return submitted.finally(() => as && form.setValue('relationship', ''));
  };
  // Before anything is seen: what was filled in together with the sign-up is not shown again as if it were asked for.
  useLayoutEffect(() => {
    const wish = takeWish();
    if (wish === null) return;
    form.setValue('birthdate', wish.birthdate);
    setIsWishGiven(true);
    void accept(wish.relationship);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once; after a failure the buttons are there
  }, []);
  useEffect(() => {
    if (!isWishGiven) return undefined;
    // The form was not there yet when one of its fields was found wrong.
    return () => {
      const wrong = FIELDS.find((field) => form.getFieldState(field).invalid);
      if (wrong) form.setFocus(wrong);
    };
  }, [form, isWishGiven]);
  return { form, failure, accept, accepting, isWishGiven };
}
