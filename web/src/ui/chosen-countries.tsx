/** Countries that were chosen, by name; a press takes one out again. */
import { X } from 'lucide-react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { Flag } from './flag.tsx';

type ChosenCountriesProps = { codes: readonly string[]; onChange: (codes: string[]) => void };

export function ChosenCountries({ codes, onChange }: ChosenCountriesProps) {
  const t = useText();
  const format = useFormat();
  const named = codes
    .map((code) => ({ code, name: format.country(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (named.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {named.map(({ code, name }) => (
        <li key={code}>
          <button
            type="button"
            onClick={() => onChange(codes.filter((other) => other !== code))}
            aria-label={t('regions.country.remove', { country: name })}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-sunken px-3 text-sm font-medium hover:border-line-strong"
          >
            <Flag code={code} />
            {name}
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
