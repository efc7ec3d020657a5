/** The field of one filter, as its entry in the table of filters says. */
import {
  FILTERS,
  type FilterEntry,
  type FilterInput,
  type FilterName,
  type SEARCH_FILTERS,
} from '@faircourt/contracts/search-filters';
import type { DominantHand, Position } from '@faircourt/contracts/vocabulary';
import { Controller, useWatch, type UseFormRegisterReturn } from 'react-hook-form';
import { inWholeSteps } from '../../domain/measures.ts';
import { readLength } from '../../i18n/typed-length.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { measureText, useUnits } from '../../i18n/use-units.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CountryField } from '../../ui/country-field.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../ui/number-input.tsx';
import type { FilterFormReturn } from './use-filter-form.ts';

type FilterFieldProps = { form: FilterFormReturn; name: FilterName };

export function FilterField({ form, name }: FilterFieldProps) {
  const t = useText();
  const { input, hasHint }: FilterEntry = FILTERS[name];
  const hint = hasHint ? t(`search.filters.${name as HintedFilter}_hint`) : undefined;
  const label = t(`search.filters.${name}`);
  if (input.kind === 'switch') {
    return (
      <Checkbox
        label={label}
        description={hint}
        className="sm:col-span-1 xl:col-span-2"
        {...form.register(name)}
      />
    );
  }
  if (input.kind === 'country') return <CountryFilterField form={form} label={label} />;
  return <TextField form={form} name={name} input={input} label={label} hint={hint} />;
}

function CountryFilterField({ form, label }: { form: FilterFormReturn; label: string }) {
  const t = useText();
  return (
    <Controller
      control={form.control}
      name="country"
      render={({ field, fieldState }) => (
        <CountryField
          {...field}
          label={label}
          placeholder={t('search.filters.country_placeholder')}
          error={fieldState.error && t('field_error.country')}
          className="max-sm:col-span-2"
        />
      )}
    />
  );
}

/** Those whose entry says so; the catalogues hold no other. */
type HintedFilter = {
  [Name in FilterName]: (typeof SEARCH_FILTERS)[Name] extends { hasHint: true } ? Name : never;
}[FilterName];
type TypedInput = Exclude<FilterInput, { kind: 'switch' | 'country' }>;

type TextFieldProps = FilterFieldProps & { input: TypedInput; label: string; hint: string | undefined };

function TextField({ form, name, input, label, hint }: TextFieldProps) {
  const t = useText();
  const { system } = useUnits();
  const error = useFilterError(form, name, input);
  const converted = useConverted(form, name, input);
  // There from the start, so that nothing moves when it becomes what was typed, or a mistake that says how to write it.
  const isInFeet = input.kind === 'centimetres' && system === 'imperial' && error === undefined;
  const inFeet = isInFeet ? t('search.filters.in_feet') : undefined;
  return (
    <Field
      label={label}
      hint={converted ?? hint ?? inFeet}
      error={error}
      {...(FILTERS[name].place === 'main' ? { className: MAIN_WIDTHS[input.kind] ?? '' } : {})}
    >
      <FieldInput form={form} name={name} input={input} />
    </Field>
  );
}

/** Two heights share a line on a phone; a name has room for both parts of it, and a phone none for its hint. */
const MAIN_WIDTHS: Partial<Record<TypedInput['kind'], string>> = {
  choice: 'max-sm:col-span-2',
  text: 'w-full sm:max-w-md max-sm:[&_[id$=-hint]]:sr-only',
};

function FieldInput({ form, name, input }: FilterFieldProps & { input: TypedInput }) {
  const t = useText();
  switch (input.kind) {
    case 'choice':
      return (
        <Select {...form.register(name)}>
          <option value="">{t(`search.filters.any.${name as ChoiceFilter}`)}</option>
          {input.options.map((option) => (
            <option key={option} value={option}>
              <Choice vocabulary={input.vocabulary} option={option} />
            </option>
          ))}
        </Select>
      );
    case 'centimetres':
      return <LengthInput registration={form.register(name)} />;
    case 'number':
      return <NumberInput {...input.limits} step={input.step} {...numberRegistration(form.register(name))} />;
    case 'text':
      return (
        <Input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={input.maxLength}
          {...form.register(name)}
        />
      );
    case 'day':
      return <Input type="date" {...form.register(name)} />;
  }
}

type ChoiceFilter = {
  [Name in FilterName]: (typeof SEARCH_FILTERS)[Name]['input'] extends { kind: 'choice' } ? Name : never;
}[FilterName];
type ChoiceInput = Extract<FilterInput, { kind: 'choice' }>;

/** The options of an entry are the words of its vocabulary. */
function Choice({ vocabulary, option }: { vocabulary: ChoiceInput['vocabulary']; option: string | number }) {
  const t = useText();
  if (vocabulary === 'position') return t(`position.${option as Position}`);
  return vocabulary === 'hand' ? t(`hand.${option as DominantHand}`) : option;
}

/** Feet have signs that a number field refuses, and a keyboard of digits lacks. */
function LengthInput({ registration }: { registration: UseFormRegisterReturn }) {
  const { system } = useUnits();
  return (
    <Input
      type="text"
      inputMode={system === 'metric' ? 'decimal' : 'text'}
      autoComplete="off"
      spellCheck={false}
      maxLength={20}
      {...registration}
    />
  );
}

function useFilterError(form: FilterFormReturn, name: FilterName, input: TypedInput): string | undefined {
  const t = useText();
  const format = useFormat();
  const { system } = useUnits();
  const type = form.formState.errors[name]?.type;
  const typed = String(form.getValues(name));
  if (type === undefined) return undefined;
  if (type === 'below_min') return t('search.error.height_order');
  if (input.kind === 'centimetres') {
    const told = readLength(typed)?.system ?? system;
    const { height } = measureText(told, t, format);
    const limits = told === 'metric' ? input.limits : inWholeSteps(input.limits);
    return t('search.error.length', {
      min: height(limits.min),
      max: height(limits.max),
      example: height(EXAMPLES_CM[told]),
    });
  }
  return 'limits' in input ? t('search.error.range', { ...input.limits }) : undefined;
}

/** As people say it: 190 cm, six feet three. */
const EXAMPLES_CM = { metric: 190, imperial: 190.5 };

/** What was typed in one unit, in the other one too, for those who think in feet or have typed them. */
function useConverted(form: FilterFormReturn, name: FilterName, input: TypedInput): string | undefined {
  const units = useUnits();
  const typed = useWatch({ control: form.control, name });
  if (input.kind !== 'centimetres' || typeof typed !== 'string') return undefined;
  const length = readLength(typed);
  if (!length || length.cm < input.limits.min || length.cm > input.limits.max) return undefined;
  if (units.system === 'imperial') return units.inFull.height(length.cm);
  return length.system === 'imperial' ? units.height(length.cm) : undefined;
}
