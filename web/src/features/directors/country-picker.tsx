/** Countries of a region: those chosen on top, and a list of all to search in. */
import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { findCountries } from '../../i18n/country-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { ChosenCountries } from '../../ui/chosen-countries.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CountryName } from '../../ui/country-name.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';

type CountryPickerProps = {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
};

export function CountryPicker({ chosen, onChange, error }: CountryPickerProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const titleId = useId();
  const found = findCountries(typed, useLingui().i18n.locale);
  const drop = (code: string) => onChange(chosen.filter((other) => other !== code));
  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <p id={titleId} className="text-sm font-medium">
        {t('regions.countries', { count: chosen.length })}
      </p>
      <ChosenCountries codes={chosen} onChange={onChange} />
      <Field label={t('regions.country.search')} error={error}>
        <Input
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter here looks for a country, and does not save the region.
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      <div className="max-h-56 overflow-y-auto rounded-md border border-line p-3">
        {found.length === 0 ? (
          <p className="text-muted">{t('regions.country.none')}</p>
        ) : (
          <ul className="grid gap-2.5 sm:grid-cols-2">
            {found.map(({ code }) => (
              <li key={code}>
                <Checkbox
                  label={<CountryName code={code} />}
                  checked={chosen.includes(code)}
                  onChange={({ target }) => (target.checked ? onChange([...chosen, code]) : drop(code))}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
