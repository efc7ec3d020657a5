/**
 * The first thing an athlete does, right on the dashboard: the birthdate, on which everything else depends, the country with the
 * first save, since one is stored with it and nobody should be given one unseen, and under 18 the guardian's address in the same go.
 */
import { athleteProfileSchema, type AthleteProfile } from '@faircourt/contracts/athletes';
import { inviteGuardianSchema } from '@faircourt/contracts/guardians';
import { isCountryCode } from '@faircourt/contracts/countries';
import { AGES, DEFAULT_COUNTRY, LIMITS } from '@faircourt/contracts/limits';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { fieldErrorsFor } from '../../../api/field-errors.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { ageStage, ageToAsk, yearsOld } from '../../../domain/age.ts';
import { AgeQuestion } from '../../../domain/age-question.tsx';
import { useInviteGuardian } from '../../../domain/invite-guardian/invite-guardian.queries.ts';
import { inviteRefusal } from '../../../domain/invite-guardian/invite-refusal.ts';
import { useToday } from '../../../shell/clock/use-clock.ts';
import { PATHS } from '../../../shell/paths.ts';
import { browserRegion } from '../../../i18n/browser-region.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountryField } from '../../../ui/country-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.tsx';
import { dropFirstStep, keepFirstStep, readFirstStep, type FirstStepTyped } from './first-step-draft.ts';
import { useSaveBirthdate } from './first-step.queries.ts';

export type Stated = {
  isMinor: boolean;
  /** A guardian is invited by email in the same go. */
  isInviting: boolean;
};

export type FirstStepProps = {
  /** Nothing is saved yet: else the country is, and only the birthdate is asked for. */
  isNew: boolean;
  /** This row is about to be short, and something else takes its place: under 18, the invitation for a guardian. */
  onSaving: (stated: Stated) => void;
  onNotSaved: () => void;
};

export function FirstStep(props: FirstStepProps) {
  const t = useText();
  const today = useToday();
  const {
    birthdate,
    setBirthdate,
    country,
    setCountry,
    email,
    setEmail,
    errors,
    failure,
    isBusy,
    askedAge,
    save,
  } = useFirstStep(props);
  const birthdateField = useRef<HTMLInputElement>(null);
  const age = errors.birthdate === undefined ? yearsOld(birthdate, today) : null;
  const isMinor = age !== null && age < AGES.adult;
  const isChild = age !== null && ageStage(age) === 'child';
  // As low as what comes next, and at the press: what is below moves under the finger that pressed, and not once the answer is there.
  if (isBusy) {
    return (
      <p className="flex min-h-16 basis-full items-center gap-3 text-muted max-sm:pl-13 sm:min-h-11 sm:basis-auto">
        <Spinner />
        {t('guardians.saving')}
      </p>
    );
  }
  return (
    <form
      noValidate
      className="flex basis-full flex-col gap-4 sm:pl-13"
      onSubmit={(event) => void save(event, isMinor)}
    >
      <Field
        label={t('profile.field.birthdate')}
        hint={
          // As tall as what it says of the age: the next field does not move when the date is there.
          <span aria-live="polite" className="block min-h-20">
            {age === null
              ? t('profile.field.birthdate.hint')
              : `${t(`profile.age.${ageStage(age)}`, { age })} ${t('profile.age.once')}`}
          </span>
        }
        error={errors.birthdate}
        className="max-w-sm"
      >
        <Input
          ref={birthdateField}
          type="date"
          autoComplete="bday"
          max={today}
          value={birthdate}
          onChange={(event) => setBirthdate(event.target.value)}
        />
      </Field>
      {props.isNew && (
        <CountryField
          label={t('profile.field.country_code')}
          value={country}
          onChange={setCountry}
          error={errors.country}
          autoComplete="country"
          placeholder={t('profile.field.country_code.placeholder')}
          className="max-w-sm"
        />
      )}
      {isMinor && (
        <Field
          label={t('guardians.invite.email')}
          // Nobody has to have the address at hand; for a child it is more than an extra.
          hint={t(isChild ? 'first_step.email_hint.child' : 'first_step.email_hint')}
          error={errors.email}
          isOptional={!isChild}
          className="max-w-sm"
        >
          <Input
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LIMITS.emailMax}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
      {failure !== null && (
        <div ref={focusOnce} tabIndex={-1} className="outline-none">
          <Alert kind="error">{failure}</Alert>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" className="max-sm:w-full">
          {t(isMinor && email.trim() !== '' ? 'first_step.save_and_invite' : 'first_step.save')}
        </Button>
        {/* The same step, the long way: a link, so that the two do not look like a choice. */}
        <Link
          to={PATHS.profile}
          className="min-h-11 content-center font-medium text-court underline underline-offset-4"
        >
          {t('first_step.whole_profile')}
        </Link>
      </div>
      <AgeQuestion {...askedAge} findField={() => birthdateField.current} />
    </form>
  );
}

/** The form was away while it was being saved, and the cursor with it. */
function focusOnce(failure: HTMLElement | null): void {
  failure?.focus();
}

/** Where the phone is set up for. The country decides whose director looks after the profile, so a guess is better than one for all. */
function likelyCountry(): string {
  const region = browserRegion();
  return region !== null && isCountryCode(region) ? region : DEFAULT_COUNTRY;
}

/** What was typed, once nothing of it is wrong. */
type Checked = { profile: AthleteProfile; to: string | null; isMinor: boolean };
type Errors = Partial<Record<'birthdate' | 'country' | 'email', string | undefined>>;

function useFirstStep({ isNew, onSaving, onNotSaved }: FirstStepProps) {
  const t = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const today = useToday();
  const saving = useSaveBirthdate();
  const inviting = useInviteGuardian();
  const user = useSession().session?.user;
  const userId = user?.id ?? '';
  const [typed, setTyped] = useState<FirstStepTyped>(
    () => readFirstStep(userId) ?? { birthdate: '', country: likelyCountry(), email: '' },
  );
  const { birthdate, country, email } = typed;
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<{
    isOpen: boolean;
    birthdate: string;
    age: number;
    checked: Checked | null;
  }>({
    isOpen: false,
    birthdate: '',
    age: 0,
    checked: null,
  });

  const type = (changed: Partial<FirstStepTyped>) => {
    const now = { ...typed, ...changed };
    setTyped(now);
    keepFirstStep(userId, now);
  };
  const save = async (event: FormEvent, isMinor: boolean) => {
    event.preventDefault();
    if (isBusy) return;
    const profile = athleteProfileSchema.safeParse({
      birthdate,
      ...(isNew ? { country_code: country } : {}),
    });
    const isWrong = (field: string) =>
      !profile.success && profile.error.issues.some(({ path }) => path[0] === field);
    const isLongAgo = yearsOld(birthdate, today) !== null;
    const to = isMinor && email.trim() !== '' ? email.trim() : null;
    const wrong: Errors = {
      ...(isWrong('birthdate') ? { birthdate: t(isLongAgo ? 'field_error.year' : 'field_error.date') } : {}),
      ...(birthdate > today ? { birthdate: t('field_error.in_future') } : {}),
      ...(isWrong('country_code') ? { country: t('field_error.country') } : {}),
      ...(to === null || inviteGuardianSchema.safeParse({ email: to }).success
        ? {}
        : { email: t('field_error.invalid_email') }),
      // Before the birthdate is stated for good: the server would refuse it only afterwards.
      ...(to !== null && to.toLowerCase() === user?.email ? { email: inviteRefusal('own_address', t) } : {}),
    };
    setErrors(wrong);
    setFailure(null);
    if (!profile.success || Object.keys(wrong).length > 0) return;
    const checked = { profile: profile.data, to, isMinor };
    // One press alone would state it for good. Who goes on to name a guardian has read the age and what follows from it.
    const age = ageToAsk(birthdate, today) ?? (to === null ? yearsOld(birthdate, today) : null);
    if (age === null) await store(checked);
    else setAsked({ isOpen: true, birthdate, age, checked });
  };
  const store = async ({ profile, to, isMinor }: Checked) => {
    onSaving({ isMinor, isInviting: to !== null });
    setIsBusy(true);
    try {
      const isSaved = await saving.mutateAsync({ profile, isShownLater: to !== null });
      dropFirstStep(userId);
      if (!isSaved) {
        void navigate(PATHS.profile);
        return;
      }
    } catch (error) {
      setFailure(errorText(error, t('guardians.not_saved')));
      onNotSaved();
      setIsBusy(false);
      return;
    }
    // From here on this row is about to go: what is said is said above the page, or by the invitation that comes in its place.
    if (to !== null) await invite(to);
    else if (!isMinor) toast.success({ title: t('profile.form.saved') });
    setIsBusy(false);
  };
  const invite = async (to: string) => {
    try {
      await inviting.mutateAsync({ email: to });
      toast.success({
        title: t('guardians.invite.done', { email: to }),
        description: t('guardians.invite.next'),
      });
    } catch (error) {
      const [refused] = fieldErrorsFor(error, { email: 'email' } as const);
      // Trying again does not help where the address itself is refused.
      if (refused) toast.destructive({ title: inviteRefusal(refused.code, t) });
      else toast.destructive({ title: t('guardians.invite.failed'), description: errorText(error) });
    }
  };
  /** What was wrong with the old one says nothing about the new one, on which the next fields depend. */
  const changeBirthdate = (value: string) => {
    type({ birthdate: value });
    setErrors(({ birthdate: _old, ...others }) => others);
  };
  const askedAge = {
    isOpen: asked.isOpen,
    birthdate: asked.birthdate,
    age: asked.age,
    onClose: () => setAsked({ ...asked, isOpen: false }),
    onSave: () => void (asked.checked && store(asked.checked)),
  };
  return {
    birthdate,
    setBirthdate: changeBirthdate,
    country,
    setCountry: (value: string) => type({ country: value }),
    email,
    setEmail: (value: string) => type({ email: value }),
    errors,
    failure,
    isBusy,
    askedAge,
    save,
  };
}
