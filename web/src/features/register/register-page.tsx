/** /dashboard/institutions: every institution that somebody has named. The address holds search and filters. */
import type { RegisterFilters } from '@faircourt/contracts/institution-register';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { readRegister, writeRegister } from './register-address.ts';
import { RegisterFilterBar } from './register-filter-bar.tsx';
import { RegisterList } from './register-list.tsx';
import { useRegister } from './register.queries.ts';

export function RegisterPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  const [filters, change] = useFilters();
  const register = useRegister(filters, isAdmin);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('register.title')} description={t('register.subtitle')} className="mb-2" />
      {isAdmin ? (
        <>
          <RegisterFilterBar filters={filters} onChange={change} />
          <RegisterList register={register} filters={filters} onClear={() => change({ search: null })} />
        </>
      ) : (
        <NotYourPage page={PATHS.register} />
      )}
    </div>
  );
}

function useFilters(): [RegisterFilters, (filters: RegisterFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readRegister(address), [address]);
  // At once: the controls follow the address, and a choice must show the moment it is made.
  const change = (next: RegisterFilters) =>
    setAddress(writeRegister(next), { preventScrollReset: true, flushSync: true });
  return [filters, change];
}
