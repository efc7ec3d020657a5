/** An admin corrects what is known of an institution, with a reason that stays on its page. */
import { REGISTER_REASON_MAX, type Registered } from '@faircourt/contracts/institution-register';
import { INSTITUTION_NAME_MAX } from '@faircourt/contracts/institutions';
import { LIMITS } from '@faircourt/contracts/limits';
import { DIVISIONS, INSTITUTION_KINDS } from '@faircourt/contracts/vocabulary';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { describeFieldError } from '../../api/field-errors.ts';
import { useText } from '../../i18n/use-text.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { useCorrectEntry } from './register.queries.ts';

const TEXTS = ['name', 'city', 'website', 'email_domain'] as const;
type Text = (typeof TEXTS)[number];

export function CorrectEntry({ entry }: { entry: Registered }) {
  const t = useText();
  const { mutateAsync } = useCorrectEntry(entry.id);
  const [typed, setTyped] = useState(() => valuesOf(entry));
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const set = (name: keyof typeof typed, value: string) =>
    setTyped((before) => ({ ...before, [name]: value }));
  const sayWhy = (field: string, code: string) =>
    field === 'country_code' ? t('field_error.country') : describeFieldError(code, t);
  const correct = async (reason: string) => {
    setProblems({});
    const { name, kind, country_code, ...rest } = typed;
    try {
      await mutateAsync({
        name,
        kind,
        country_code,
        city: rest.city.trim() || null,
        website: rest.website.trim() || null,
        email_domain: rest.email_domain.trim() || null,
        division: rest.division || null,
        reason,
      });
    } catch (error) {
      const found = error instanceof ApiError ? error.fieldErrors : [];
      setProblems(Object.fromEntries(found.map(({ field, code }) => [field, sayWhy(field, code)])));
      throw error;
    }
  };
  return (
    <ReasonDialog
      trigger={
        <Button variant="secondary" icon={<Pencil aria-hidden />} onClick={() => setTyped(valuesOf(entry))}>
          {t('register.correct')}
        </Button>
      }
      title={t('register.correct.title', { name: entry.name })}
      description={t('register.correct.text')}
      label={t('users.reason')}
      hint={t('users.reason.admins')}
      max={REGISTER_REASON_MAX}
      confirmLabel={t('register.correct.save')}
      onConfirm={correct}
      done={t('register.correct.done')}
    >
      {TEXTS.map((name) => (
        <Field key={name} label={t(`register.${name}`)} error={problems[name]} isRequired={name === 'name'}>
          <Input
            maxLength={MAX[name]}
            value={typed[name]}
            onChange={({ target }) => set(name, target.value)}
          />
        </Field>
      ))}
      <Field label={t('register.kind')}>
        <Select value={typed.kind} onChange={({ target }) => set('kind', target.value)}>
          {INSTITUTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`directory.institution_kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('register.division')}>
        <Select value={typed.division} onChange={({ target }) => set('division', target.value)}>
          <option value="">{t('register.unknown')}</option>
          {DIVISIONS.map((division) => (
            <option key={division} value={division}>
              {t(`division.${division}`)}
            </option>
          ))}
        </Select>
      </Field>
      <CountryField
        label={t('users.country')}
        hint={t('register.country.hint')}
        error={problems['country_code']}
        value={typed.country_code}
        onChange={(code) => set('country_code', code)}
      />
    </ReasonDialog>
  );
}

const MAX: Record<Text, number> = {
  name: INSTITUTION_NAME_MAX,
  city: LIMITS.cityMax,
  website: 2_000,
  email_domain: 253,
};

function valuesOf({ name, kind, country_code, city, website, email_domain, division }: Registered) {
  return {
    name,
    kind,
    country_code,
    city: city ?? '',
    website: website ?? '',
    email_domain: email_domain ?? '',
    division: division ?? ('' as const),
  };
}
