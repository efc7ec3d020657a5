import { DIRECTORY_SEARCH_MAX } from '@faircourt/contracts/directory';
import { LIMITS } from '@faircourt/contracts/limits';
import { INSTITUTION_KINDS } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CountrySelect } from '../../ui/country-select.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { statesOf, type DirectoryFilters } from './directory-address.ts';
import { stateName } from './state-name.ts';

const GRAD_YEARS = Array.from(
  { length: LIMITS.gradYear.max - LIMITS.gradYear.min + 1 },
  (_, index) => LIMITS.gradYear.min + index,
);

type FilterBarProps = {
  filters: DirectoryFilters;
  countries: readonly string[];
  onChange: (filters: DirectoryFilters) => void;
};

/** A choice filters at once and takes along the text of the search field; typing waits for Enter or the button. */
export function DirectoryFilterBar({ filters, countries, onChange }: FilterBarProps) {
  const t = useText();
  const [typed, setTyped] = useTyped(filters.search ?? '');
  const { kind } = filters;
  const choose = (name: 'country_code' | 'grad_year' | 'institution_kind' | 'state', value: string) => {
    const { [name]: _dropped, ...rest } = filters;
    // Options are made from the contract's own lists, and the address is read through the contract again.
    const chosen = value === '' ? {} : { [name]: name === 'grad_year' ? Number(value) : value };
    onChange({ ...rest, search: typed.trim() || null, ...chosen });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filters, search: typed.trim() || null });
  };
  return (
    <search>
      <form noValidate className="flex flex-wrap items-end gap-x-4 gap-y-3" onSubmit={search}>
        <Field label={t('directory.search')} className="min-w-0 grow basis-64 sm:max-w-96">
          <div className="flex gap-2">
            <SearchInput value={typed} onChange={setTyped} />
            <Button type="submit" variant="secondary" icon={<Search aria-hidden />}>
              {t('directory.search.submit')}
            </Button>
          </div>
        </Field>
        <CountryChoice
          countries={countries}
          value={filters.country_code}
          onChange={(code) => choose('country_code', code)}
        />
        {kind === 'athletes' && (
          <Choice
            label={t('directory.class')}
            any={t('directory.class.any')}
            value={filters.grad_year?.toString()}
            onChange={(year) => choose('grad_year', year)}
          >
            {GRAD_YEARS.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Choice>
        )}
        {kind === 'institutions' && (
          <Choice
            label={t('directory.institution_kind')}
            any={t('directory.institution_kind.any')}
            value={filters.institution_kind}
            onChange={(chosen) => choose('institution_kind', chosen)}
          >
            {INSTITUTION_KINDS.map((chosen) => (
              <option key={chosen} value={chosen}>
                {t(`directory.institution_kind.${chosen}`)}
              </option>
            ))}
          </Choice>
        )}
        <Choice
          label={t('directory.state')}
          any={t('directory.state.any')}
          value={filters.state}
          onChange={(state) => choose('state', state)}
        >
          {statesOf(kind).map((state) => (
            <option key={state} value={state}>
              {t(stateName(kind, state))}
            </option>
          ))}
        </Choice>
      </form>
    </search>
  );
}

/** The address may change without the field, by the back button or a press in the chart: the typed words follow. */
function useTyped(given: string) {
  const [followed, setFollowed] = useState(given);
  const [typed, setTyped] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setTyped(given);
  }
  return [typed, setTyped] as const;
}

function SearchInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText();
  return (
    <Input
      type="search"
      autoComplete="off"
      maxLength={DIRECTORY_SEARCH_MAX}
      placeholder={t('directory.search.placeholder')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function CountryChoice({
  countries,
  value,
  onChange,
}: {
  countries: readonly string[];
  value: string | undefined;
  onChange: (code: string) => void;
}) {
  const t = useText();
  // A country of the address that is no longer one's own still says why nothing is found.
  const codes = [...new Set([...countries, ...(value ? [value] : [])])];
  return (
    <Field label={t('directory.country')} className="w-48 max-sm:w-full">
      <CountrySelect
        none={t('directory.country.any')}
        countries={codes}
        chosen={value ?? ''}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

function Choice({
  label,
  any,
  value = '',
  onChange,
  children,
}: {
  label: string;
  any: string;
  value: string | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Field label={label} className="w-48 max-sm:w-full">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {children}
      </Select>
    </Field>
  );
}
