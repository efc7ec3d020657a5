import { isCountryCode } from '@faircourt/contracts/countries';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { CountryField } from './country-field.tsx';

type CountryFilterProps = {
  label: string;
  /** Of the address. */
  value: string | undefined;
  /** With an empty text, no country is filtered by. */
  onChoose: (code: string) => void;
  className?: string;
};

/** Filters a list as soon as a country is chosen. The address may change without the field: then the field follows. */
export function CountryFilter({ label, value = '', onChoose, className = '' }: CountryFilterProps) {
  const t = useText();
  const [followed, setFollowed] = useState(value);
  const [typed, setTyped] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  if (followed !== value) {
    setFollowed(value);
    setTyped(value);
    setIsRefused(false);
  }
  const settle = (text: string) => {
    const isKnown = text === '' || isCountryCode(text);
    setIsRefused(!isKnown);
    if (isKnown && text !== value) onChoose(text);
  };
  return (
    <CountryField
      label={label}
      value={typed}
      onChange={setTyped}
      onSettle={settle}
      error={isRefused ? t('field_error.country') : undefined}
      className={className}
    />
  );
}
