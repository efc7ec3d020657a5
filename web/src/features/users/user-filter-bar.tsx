import { USER_SEARCH_MAX, USER_STATES, type UserFilters } from '@faircourt/contracts/users';
import { PLANS, ROLES } from '@faircourt/contracts/vocabulary';
import { Search } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { CountryFilter } from '../../ui/country-filter.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Select } from '../../ui/input.tsx';

type FilterBarProps = { filters: UserFilters; onChange: (filters: UserFilters) => void };
type Choosable = Exclude<keyof UserFilters, 'search'>;

/** A choice filters at once and takes along the text of the search field; typing waits for Enter or the button. */
export function UserFilterBar({ filters, onChange }: FilterBarProps) {
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
        <Field label={t('users.search')} hint={t('users.search.hint')} className="w-full">
          <div className="flex max-w-2xl gap-2">
            <Input
              type="search"
              autoComplete="off"
              maxLength={USER_SEARCH_MAX}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" variant="secondary" icon={<Search aria-hidden />}>
              {t('users.search.submit')}
            </Button>
          </div>
        </Field>
        <Choice
          label={t('users.role')}
          any={t('users.role.any')}
          value={filters.role}
          onChange={(role) => choose('role', role)}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('users.state')}
          any={t('users.state.any')}
          value={filters.state}
          onChange={(state) => choose('state', state)}
        >
          {USER_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`users.state.${state}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('users.plan')}
          any={t('users.plan.any')}
          value={filters.plan}
          onChange={(plan) => choose('plan', plan)}
        >
          {PLANS.map((plan) => (
            <option key={plan} value={plan}>
              {t(`users.plan.${plan}`)}
            </option>
          ))}
        </Choice>
        <details className="w-full" open={isNarrowedByMore(filters)}>
          <summary className="w-fit cursor-pointer rounded-sm py-1.5 font-medium text-court">
            {t('users.more_filters')}
          </summary>
          <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3">
            <CountryFilter
              label={t('users.country')}
              value={filters.country_code}
              onChoose={(code) => choose('country_code', code)}
              className="w-64 max-sm:w-full"
            />
            {DAYS.map((name) => (
              <Field key={name} label={t(`users.${name}`)} className="w-44 max-sm:w-full">
                <Input
                  type="date"
                  value={filters[name] ?? ''}
                  onChange={({ target }) => choose(name, target.value)}
                />
              </Field>
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}

/** What is in use must be in sight. */
function isNarrowedByMore(filters: UserFilters): boolean {
  return filters.country_code !== undefined || DAYS.some((name) => filters[name] !== undefined);
}

const DAYS = ['joined_from', 'joined_to', 'seen_from', 'seen_to'] as const;

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
    <Field label={label} className="w-44 max-sm:w-full">
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any}</option>
        {children}
      </Select>
    </Field>
  );
}
