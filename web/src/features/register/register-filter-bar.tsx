import {
  REGISTER_SEARCH_MAX,
  REGISTER_STATES,
  type RegisterFilters,
} from '@faircourt/contracts/institution-register';
import { INSTITUTION_KINDS } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CountryFilter } from '../../ui/country-filter.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';

type FilterBarProps = { filters: RegisterFilters; onChange: (filters: RegisterFilters) => void };
type Choosable = Exclude<keyof RegisterFilters, 'search'>;

/** A choice filters at once and takes along the text of the search field; typing waits for Enter or the button. */
export function RegisterFilterBar({ filters, onChange }: FilterBarProps) {
  const t = useText();
  const [typed, setTyped] = useTyped(filters.search ?? '');
  const choose = (name: Choosable, value: string) => {
    const { [name]: _dropped, ...rest } = filters;
    // Options are made from the contract's own lists, and the address is read through the contract again.
    onChange({ ...rest, search: typed.trim() || null, ...(value && { [name]: value }) });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ ...filters, search: typed.trim() || null });
  };
  return (
    <search>
      <form noValidate className="flex flex-wrap items-end gap-x-4 gap-y-3" onSubmit={search}>
        <Field label={t('register.search')} hint={t('register.search.hint')} className="w-full">
          <div className="flex max-w-2xl gap-2">
            <Input
              type="search"
              autoComplete="off"
              maxLength={REGISTER_SEARCH_MAX}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="secondary" icon={<Search aria-hidden />}>
              {t('users.search.submit')}
            </Button>
          </div>
        </Field>
        <Field label={t('register.kind')} className="w-44 max-sm:w-full">
          <Select value={filters.kind ?? ''} onChange={({ target }) => choose('kind', target.value)}>
            <option value="">{t('register.kind.any')}</option>
            {INSTITUTION_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`directory.institution_kind.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('register.state')} className="w-44 max-sm:w-full">
          <Select value={filters.state ?? ''} onChange={({ target }) => choose('state', target.value)}>
            <option value="">{t('register.state.any')}</option>
            {REGISTER_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`register.state.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('register.twins')} className="w-56 max-sm:w-full">
          <Select value={filters.twins ?? ''} onChange={({ target }) => choose('twins', target.value)}>
            <option value="">{t('register.twins.any')}</option>
            <option value="only">{t('register.twins.only')}</option>
          </Select>
        </Field>
        <CountryFilter
          label={t('users.country')}
          value={filters.country_code}
          onChoose={(code) => choose('country_code', code)}
          className="w-64 max-sm:w-full"
        />
      </form>
    </search>
  );
}

/** The address may change without the field, by the back button: the typed words follow. */
function useTyped(given: string) {
  const [followed, setFollowed] = useState(given);
  const [typed, setTyped] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setTyped(given);
  }
  return [typed, setTyped] as const;
}
