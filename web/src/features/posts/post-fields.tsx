import { POST_TITLE_MAX } from '@faircourt/contracts/posts';
import { LOCALES, POST_KINDS } from '@faircourt/contracts/vocabulary';
import { Controller, useWatch } from 'react-hook-form';
import { describeFieldError } from '../../api/field-errors.ts';
import { LOCALE_NAMES } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { CountrySelect } from '../../ui/country-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { PostFormReturn } from './use-post-form.ts';

type PostFieldsProps = { form: PostFormReturn; countries: readonly string[] };

/** Everything about a post but its text. */
export function PostFields({ form, countries }: PostFieldsProps) {
  const t = useText();
  const errorOf = useFieldErrors(form);
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <Controller
          control={form.control}
          name="kind"
          render={({ field }) => (
            <Segmented
              label={t('content.field.kind')}
              isLabelShown
              options={POST_KINDS.map((value) => ({ value, label: t(`content.kind.${value}`) }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Field
          label={t('content.field.country_code')}
          error={errorOf('country_code')}
          isRequired
          className="w-60 max-sm:w-full"
        >
          <CountryChoice form={form} countries={countries} />
        </Field>
        <Field label={t('content.field.locale')} error={errorOf('locale')} className="w-44 max-sm:w-full">
          <Select {...form.register('locale')}>
            {LOCALES.map((locale) => (
              <option key={locale} value={locale} lang={locale}>
                {LOCALE_NAMES[locale]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('content.field.title')} error={errorOf('title')} isRequired>
        <Input autoComplete="off" maxLength={POST_TITLE_MAX} {...form.register('title')} />
      </Field>
    </>
  );
}

function CountryChoice({ form, countries }: PostFieldsProps) {
  const t = useText();
  return (
    <CountrySelect
      none={t('content.field.country_choice')}
      countries={countries}
      chosen={useWatch({ control: form.control, name: 'country_code' })}
      {...form.register('country_code')}
    />
  );
}

/** An empty country is simply not chosen yet, whatever the contract calls it. */
export function useFieldErrors(form: PostFormReturn) {
  const t = useText();
  return (name: 'country_code' | 'locale' | 'title' | 'body'): string | undefined => {
    const code = form.formState.errors[name]?.message;
    if (code === undefined) return undefined;
    return describeFieldError(name === 'country_code' ? 'required' : code, t);
  };
}
