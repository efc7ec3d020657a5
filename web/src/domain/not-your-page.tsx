import { ArrowRight, Hourglass, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRole } from '../api/session/use-role.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { PATHS, type SignedInRoute } from '../shell/paths.ts';
import { buttonClasses } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/states.tsx';
import { PAGE_OWNERS, PLACE_NAMES, placeInstead, type Place } from './page-owners.ts';

type NotYourPageProps = {
  page: SignedInRoute;
  /** Instead of the one that names the roles. */
  title?: string;
  /** What its owners do there. */
  children?: ReactNode;
};

/**
 * What everybody else finds in the place of a page that belongs to other roles: whose it is, and where to go instead. Who has
 * the role and is refused all the same is a regional director whom no admin has approved yet: only the server knows.
 */
export function NotYourPage({ page, title, children }: NotYourPageProps) {
  const t = useText();
  const format = useFormat();
  const role = useRole();
  if (role === undefined) return null;
  const owners = PAGE_OWNERS[page];
  if (owners.includes(role)) {
    return (
      <Card>
        <EmptyState icon={Hourglass} title={t('queue.pending')} action={<GoTo place={PATHS.dashboard} />}>
          {t('queue.pending.text')}
        </EmptyState>
      </Card>
    );
  }
  const roles = format.list(owners.map((owner) => t(`not_your_page.role.${owner}`)));
  return (
    <Card>
      <EmptyState
        icon={ShieldX}
        title={title ?? t('not_your_page.title', { roles })}
        action={<GoTo place={placeInstead(page, role)} />}
      >
        {children}
      </EmptyState>
    </Card>
  );
}

export function useIsOwnPage(page: SignedInRoute): boolean {
  const role = useRole();
  return role !== undefined && PAGE_OWNERS[page].includes(role);
}

/** To a page by the name that it has in the navigation. */
export function GoTo({ place }: { place: Place }) {
  const t = useText();
  return (
    <Link to={place} className={buttonClasses({ variant: 'secondary' })}>
      {t('app.go_to', { page: t(PLACE_NAMES[place]) })}
      <ArrowRight aria-hidden />
    </Link>
  );
}
