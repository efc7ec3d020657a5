import type { ComponentProps } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { cn } from './class-names.ts';
import { Flag } from './flag.tsx';
import { Select } from './input.tsx';

type CountrySelectProps = Omit<ComponentProps<'select'>, 'children' | 'className'> & {
  countries: readonly string[];
  /** The code that is chosen now, for its flag: a form that registers the field keeps the value to itself. */
  chosen: string;
  /** What stands there while none is. */
  none: string;
};

/** One of a few countries, by name. The browser's own list takes no pictures, so the flag stands beside the choice. */
export function CountrySelect({ countries, chosen, none, ...rest }: CountrySelectProps) {
  const format = useFormat();
  const named = countries
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <div className="relative">
      <Select className={cn(chosen !== '' && 'pl-11')} {...rest}>
        <option value="">{none}</option>
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      {chosen !== '' && (
        <Flag code={chosen} className="pointer-events-none absolute inset-y-0 left-3 my-auto" />
      )}
    </div>
  );
}
