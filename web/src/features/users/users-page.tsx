/** /dashboard/users: everybody who has an account. The address holds search and filters. */
import type { UserFilters } from '@faircourt/contracts/users';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useRole } from '../../api/session/use-role.ts';
import { NotYourPage } from '../../domain/not-your-page.tsx';
import { PATHS } from '../../shell/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ExportUsersButton } from './export-users-button.tsx';
import { UserFilterBar } from './user-filter-bar.tsx';
import { UserList } from './user-list.tsx';
import { readUsers, writeUsers } from './users-address.ts';
import { useUsers } from './users.queries.ts';

export function UsersPage() {
  const t = useText();
  const isAdmin = useRole() === 'admin';
  const [filters, change] = useFilters();
  const users = useUsers(filters, isAdmin);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('users.title')}
        description={t('users.subtitle')}
        actions={isAdmin && <ExportUsersButton filters={filters} />}
        className="mb-2"
      />
      {isAdmin ? (
        <>
          <UserFilterBar filters={filters} onChange={change} />
          <UserList users={users} filters={filters} onClear={() => change({ search: null })} />
        </>
      ) : (
        <NotYourPage page={PATHS.users} />
      )}
    </div>
  );
}

function useFilters(): [UserFilters, (filters: UserFilters) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readUsers(address), [address]);
  // At once: the controls follow the address, and a choice must show the moment it is made.
  const change = (next: UserFilters) =>
    setAddress(writeUsers(next), { preventScrollReset: true, flushSync: true });
  return [filters, change];
}
