/** A few countries of many: each is found by its name, and stands below the field once it was chosen. */
import { isCountryCode } from '@faircourt/contracts/countries';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ChosenCountries } from './chosen-countries.tsx';
import { CountryField } from './country-field.tsx';

type CountriesFieldProps = {
  label: string;
  hint?: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  max: number;
  error?: string | undefined;
};

export function CountriesField({ label, hint, chosen, onChange, max, error }: CountriesFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const settle = (text: string) => {
    const isKnown = isCountryCode(text);
    setIsRefused(!isKnown && text !== '');
    if (!isKnown) return;
    setTyped('');
    if (!chosen.includes(text) && chosen.length < max) onChange([...chosen, text]);
  };
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <CountryField
        label={label}
        hint={hint}
        isOptional
        value={typed}
        onChange={setTyped}
        onSettle={settle}
        error={isRefused ? t('field_error.country') : error}
      />
      <ChosenCountries codes={chosen} onChange={onChange} />
    </div>
  );
}
