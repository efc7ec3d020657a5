import { INSTITUTION_NAME_MAX } from '@faircourt/contracts/institutions';
import { LIMITS } from '@faircourt/contracts/limits';
import { INSTITUTION_KINDS } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { describeNamingError } from './naming-errors.ts';
import { turnForm } from './turn-form.ts';
import type { NamingForm } from './use-naming-form.ts';

/** An institution that the list does not have yet. */
export function ProposedFields({ form }: { form: NamingForm }) {
  const t = useText();
  const errors = form.formState.errors.proposed;
  const errorOf = (field: 'name' | 'country_code' | 'city' | 'website') =>
    describeNamingError(`proposed.${field}`, errors?.[field]?.message, t);
  return (
    <fieldset className="flex flex-col gap-5 rounded-md border border-line p-4 sm:p-5">
      <legend className="px-1.5 text-sm font-semibold">{t('institution.proposed.title')}</legend>
      <Field label={t('institution.field.name')} error={errorOf('name')}>
        <Input
          autoComplete="organization"
          maxLength={INSTITUTION_NAME_MAX}
          {...form.register('proposed.name')}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('institution.field.kind')}>
          <Select {...form.register('proposed.kind')}>
            {INSTITUTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`institution.kind_name.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Controller
          control={form.control}
          name="proposed.country_code"
          render={({ field }) => (
            <CountryField
              {...field}
              label={t('profile.field.country_code')}
              error={errorOf('country_code')}
              placeholder={t('profile.field.country_code.placeholder')}
            />
          )}
        />
        <Field label={t('institution.field.city')} isOptional error={errorOf('city')}>
          <Input maxLength={LIMITS.cityMax} {...form.register('proposed.city')} />
        </Field>
        <Field
          label={t('institution.field.website')}
          hint={t('institution.field.website.hint')}
          error={errorOf('website')}
        >
          <Input
            type="url"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('proposed.website')}
          />
        </Field>
      </div>
      <Button
        variant="ghost"
        size="sm"
        icon={<Search aria-hidden />}
        className="self-start"
        onClick={() => turnForm(form, { isNew: false })}
      >
        {t('institution.proposed.back')}
      </Button>
    </fieldset>
  );
}
