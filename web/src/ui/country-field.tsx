/**
 * A country by its two letters, or by its name: the list below finds it, and the field keeps the code. The name stands
 * beside the code, so that a wrong one is seen at once.
 */
import { isCountryCode } from '@faircourt/contracts/countries';
import { useId, type ReactNode, type Ref } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { cn } from './class-names.ts';
import { CountryList } from './country-list.tsx';
import { Field, useFieldControl } from './field.tsx';
import { Flag } from './flag.tsx';
import { UpperCaseInput } from './upper-case-input.tsx';
import { useCountryChoice, type CountryChoice } from './use-country-choice.ts';

type CountryFieldProps = {
  label: string;
  /** A code, or what was typed so far. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The person has gone on, by a choice, Enter or leaving the field. */
  onSettle?: (value: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

export function CountryField({
  label,
  hint,
  error,
  isOptional = false,
  className,
  value,
  onSettle,
  ...rest
}: CountryFieldProps) {
  const choice = useCountryChoice({ value, onChange: rest.onChange, onSettle });
  return (
    // Half a name is no mistake while the list still offers countries for it.
    <Field
      label={label}
      hint={hint}
      error={choice.isOpen ? undefined : error}
      isOptional={isOptional}
      {...(className ? { className } : {})}
    >
      <CountryInput value={value} choice={choice} {...rest} />
    </Field>
  );
}

type CountryInputProps = Omit<
  CountryFieldProps,
  'label' | 'hint' | 'error' | 'isOptional' | 'className' | 'onSettle' | 'onChange'
> & {
  choice: CountryChoice;
};

function CountryInput({ value, choice, onBlur, autoComplete = 'off', ...rest }: CountryInputProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const describedBy = useFieldControl()['aria-describedby'];
  const listId = `${id}-list`;
  const nameId = `${id}-name`;
  const isKnown = isCountryCode(value);
  return (
    <div className="relative">
      <UpperCaseInput
        {...rest}
        value={value}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- HTML has no text field with a list that can be styled
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={choice.isOpen}
        aria-controls={choice.isOpen ? listId : undefined}
        aria-activedescendant={
          choice.isOpen && choice.found.length > 0 ? `${listId}-${choice.active}` : undefined
        }
        aria-describedby={[describedBy, isKnown && nameId].filter(Boolean).join(' ') || undefined}
        autoComplete={autoComplete}
        className={cn('placeholder:normal-case', isKnown && 'pr-[calc(100%-3.25rem)]')}
        onChange={({ target }) => choice.type(target.value)}
        onClick={() => {
          if (!choice.isOpen) choice.open();
        }}
        // Typing then replaces the code, which has to be said by nobody first.
        onFocus={({ target }) => target.select()}
        onKeyDown={choice.pressKey}
        onBlur={({ target }) => {
          choice.leave(target.value);
          onBlur?.();
        }}
      />
      {isKnown && (
        <span
          id={nameId}
          className="pointer-events-none absolute inset-y-0 right-3 left-13 flex items-center gap-2 text-sm text-muted"
        >
          <Flag code={value} />
          <span className="truncate">{format.country(value)}</span>
        </span>
      )}
      <output className="sr-only">
        {choice.isOpen && t('ui.country.found', { count: choice.found.length })}
      </output>
      {choice.isOpen && <CountryList id={listId} choice={choice} />}
    </div>
  );
}
