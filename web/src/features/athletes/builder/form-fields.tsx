/** The kinds of fields that the builder's forms are made of. */
import type { ComponentProps, ReactNode } from 'react';
import { useWatch, type FieldValues, type Path } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select, Textarea } from '../../../ui/input.tsx';
import { NumberInput, numberRegistration } from '../../../ui/number-input.tsx';
import { ContactHint } from '../../../domain/contact-hint.tsx';
import { useFieldBadge } from './badges/field-badge.tsx';
import type { BuilderForm } from './use-builder-form.ts';

type FormFieldProps<Values extends FieldValues, Body> = {
  builder: BuilderForm<Values, Body>;
  name: Path<Values>;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  className?: string;
};

type Attributes<Element extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentProps<Element>,
  'name' | 'className' | 'onChange' | 'onBlur' | 'ref'
>;

export function TextField<Values extends FieldValues, Body>({
  builder,
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  ...rest
}: FormFieldProps<Values, Body> & Attributes<'input'>) {
  const { mark, note } = useFieldBadge(builder, name, label);
  return (
    <Field
      label={label}
      action={mark}
      hint={note ?? hint}
      error={builder.errorOf(name)}
      {...{ isRequired, className }}
    >
      <Input {...rest} {...builder.form.register(name)} />
    </Field>
  );
}

/** `checksWith`: fields that may be wrong because of this one, so that a change here shows or ends their mistakes. */
export function NumberField<Values extends FieldValues, Body>({
  builder,
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  min,
  max,
  checksWith,
  ...rest
}: FormFieldProps<Values, Body> & Attributes<'input'> & { checksWith?: Path<Values>[] }) {
  const t = useText();
  const error = builder.errorOf(name);
  const limits = min !== undefined && max !== undefined ? t('profile.limits', { min, max }) : undefined;
  const { mark, note } = useFieldBadge(builder, name, label);
  return (
    // The error takes the place of the hint, so that nothing jumps while a number is typed digit by digit.
    <Field
      label={label}
      action={mark}
      hint={error ? undefined : (note ?? hint ?? limits)}
      error={error}
      {...{ isRequired, className }}
    >
      <NumberInput
        {...rest}
        {...{ min, max }}
        {...numberRegistration(builder.form.register(name, checksWith ? { deps: checksWith } : {}))}
      />
    </Field>
  );
}

export function SelectField<Values extends FieldValues, Body>({
  builder,
  name,
  label,
  hint,
  isRequired = false,
  className = '',
  onChoose,
  children,
}: FormFieldProps<Values, Body> & { children: ReactNode; onChoose?: () => void }) {
  return (
    <Field label={label} hint={hint} error={builder.errorOf(name)} {...{ isRequired, className }}>
      <Select {...builder.form.register(name, onChoose ? { onChange: onChoose } : {})}>{children}</Select>
    </Field>
  );
}

/** Long text with a count of what is left. Typing past the limit is possible and told, so that nothing is cut off. */
export function CountedTextField<Values extends FieldValues, Body>({
  builder,
  name,
  label,
  max,
  isRequired = false,
  className = '',
  rows,
}: FormFieldProps<Values, Body> & { max: number; rows?: number }) {
  const t = useText();
  const text: unknown = useWatch({ control: builder.form.control, name });
  const written = typeof text === 'string' ? text : '';
  const hint = t('profile.count', { count: written.length, max });
  return (
    <div className={className}>
      <Field label={label} hint={hint} error={builder.errorOf(name)} isRequired={isRequired}>
        {rows === undefined ? (
          <Input {...builder.form.register(name)} />
        ) : (
          <Textarea rows={rows} {...builder.form.register(name)} />
        )}
      </Field>
      <ContactHint text={written} say={(what) => t('contact_details.hint', { what })} />
    </div>
  );
}
