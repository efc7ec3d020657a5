/** What a country field knows while it is used: whether its list is open, what is in it, and which entry is marked. */
import { isCountryCode } from '@faircourt/contracts/countries';
import { useLingui } from '@lingui/react';
import { useState, type KeyboardEvent } from 'react';
import { findCountries, readCountry, type NamedCountry } from '../i18n/country-names.ts';

interface CountryChoiceOptions {
  value: string;
  onChange: (value: string) => void;
  /** The person has gone on: the value is a code now, or a text that names no country. */
  onSettle?: ((value: string) => void) | undefined;
}

export interface CountryChoice {
  isOpen: boolean;
  found: readonly NamedCountry[];
  /** The marked entry of the list. */
  active: number;
  type: (text: string) => void;
  /** With what fits the half of a name, else with every country and the present one marked. */
  open: () => void;
  choose: (code: string) => void;
  leave: (text: string) => void;
  pressKey: (event: KeyboardEvent<HTMLInputElement>) => void;
}

type Opened = { active: number; hasMoved: boolean; isWhole: boolean };

export function useCountryChoice({ value, onChange, onSettle }: CountryChoiceOptions): CountryChoice {
  const { locale } = useLingui().i18n;
  const [opened, setOpened] = useState<Opened | null>(null);
  const found = opened ? findCountries(opened.isWhole ? '' : value, locale) : [];
  const settle = (text: string) => {
    setOpened(null);
    if (text !== value) onChange(text);
    onSettle?.(text);
  };
  const open = () => {
    const isWhole = value === '' || isCountryCode(value);
    const at = isWhole ? findCountries('', locale).findIndex(({ code }) => code === value) : 0;
    setOpened({ active: Math.max(0, at), hasMoved: false, isWhole });
  };
  const move = (to: number) =>
    setOpened(
      (before) => before && { ...before, active: (to + found.length) % found.length, hasMoved: true },
    );
  const marked = opened ? found[opened.active] : undefined;
  const isSettled = isCountryCode(value) && !opened?.hasMoved;

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!opened) open();
        else if (found.length > 0) move(opened.active + (event.key === 'ArrowDown' ? 1 : -1));
        break;
      case 'Enter':
        // A code that is whole sends the form, as in any other field; otherwise Enter takes the marked country.
        if (marked && !isSettled) {
          event.preventDefault();
          settle(marked.code);
        } else settle(readCountry(value, locale) ?? value);
        break;
      case 'Tab':
        if (marked && opened?.hasMoved) settle(marked.code);
        break;
      case 'Escape':
        if (opened) event.preventDefault();
        setOpened(null);
        break;
    }
  };

  return {
    isOpen: opened !== null,
    found,
    active: opened?.active ?? 0,
    type: (text) => {
      onChange(text);
      const matches = findCountries(text, locale);
      // Nothing is left to choose: a list would only cover the next field.
      const isDone = matches.length === 1 && matches[0]?.code === text;
      setOpened(text === '' || isDone ? null : { active: 0, hasMoved: false, isWhole: false });
    },
    open,
    choose: settle,
    leave: (text) => settle(readCountry(text, locale) ?? text),
    pressKey,
  };
}
