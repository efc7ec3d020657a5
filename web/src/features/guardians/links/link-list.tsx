import type { GuardianLink } from '@faircourt/contracts/guardians';
import { ShieldUser } from 'lucide-react';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { LinkItem } from './link-item.tsx';

export function LinkList({ links, isAdult }: { links: readonly GuardianLink[]; isAdult: boolean }) {
  const t = useText();
  const titleId = useId();
  const current = links.filter(({ status }) => status !== 'ended');
  const past = links.filter(({ status }) => status === 'ended');
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {t('guardians.list')}
      </h2>
      {current.length === 0 ? (
        <Card>
          <EmptyState icon={ShieldUser} title={t('guardians.list.empty')}>
            {t(isAdult ? 'guardians.list.empty.adult' : 'guardians.list.empty.minor')}
          </EmptyState>
        </Card>
      ) : (
        <Links links={current} isAdult={isAdult} />
      )}
      {past.length > 0 && (
        <details>
          <summary className="w-fit rounded-sm font-medium text-court">
            {t('guardians.list.past', { count: past.length })}
          </summary>
          <div className="mt-3">
            <Links links={past} isAdult={isAdult} />
          </div>
        </details>
      )}
    </section>
  );
}

function Links({ links, isAdult }: { links: readonly GuardianLink[]; isAdult: boolean }) {
  return (
    <ul className="flex flex-col gap-3">
      {links.map((link) => (
        <LinkItem
          key={link.id}
          link={link}
          others={links.filter(({ id }) => id !== link.id)}
          isAdult={isAdult}
        />
      ))}
    </ul>
  );
}
