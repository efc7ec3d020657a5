/** Where no other entry looks the same, an admin finds the one that stays by its name. */
import type { Registered } from '@faircourt/contracts/institution-register';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select } from '../../ui/input.tsx';
import { useRegister } from './register.queries.ts';

type MergeTargetProps = { entry: Registered; value: string; onChoose: (id: string) => void };

export function MergeTarget({ entry, value, onChoose }: MergeTargetProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useRegister({ search, country_code: entry.country_code }, search !== '').data?.filter(
    ({ id }) => id !== entry.id,
  );
  const look = () => {
    onChoose('');
    setSearch(typed.trim());
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex gap-2">
        <Input
          type="search"
          autoComplete="off"
          aria-label={t('register.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') look();
          }}
        />
        <Button variant="secondary" icon={<Search aria-hidden />} onClick={look}>
          {t('users.search.submit')}
        </Button>
      </div>
      {found && (
        <Select
          aria-label={t('register.merge.into')}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="">{t(found.length > 0 ? 'register.merge.choose' : 'register.none_found')}</option>
          {found.map((one) => (
            <option key={one.id} value={one.id}>
              {[one.name, one.city].filter(Boolean).join(' · ')}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
