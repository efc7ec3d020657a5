/** What we hold, why and for how long: one entry for each kind that somebody of this role can have. */
import type { HoldingList } from '@faircourt/contracts/holdings';
import { periodWordsOf } from '@faircourt/contracts/retention';
import type { Role } from '@faircourt/contracts/vocabulary';
import { Link } from 'react-router';
import { useRole } from '../../../api/session/use-role.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useLocale } from '../../../i18n/locale-provider.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useHoldings } from './data.queries.ts';
import { placeOf } from './holding-places.ts';

export function HeldSection() {
  const t = useText();
  return (
    <SettingsSection title={t('data.held.title')}>
      <HeldList />
    </SettingsSection>
  );
}

function HeldList() {
  const t = useText();
  const errorText = useErrorText();
  const role = useRole();
  const { data: holdings, error, isPending, isFetching, refetch } = useHoldings();
  if (isPending) return <LoadingRows />;
  if (holdings === undefined || role === undefined) {
    return (
      <ErrorState title={t('data.held.not_loaded')} onRetry={() => void refetch()} isRetrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {holdings.map((one) => (
        <HeldItem key={one.id} held={one} role={role} />
      ))}
    </ul>
  );
}

function HeldItem({ held: { id }, role }: { held: HoldingList['holdings'][number]; role: Role }) {
  const t = useText();
  const { locale } = useLocale();
  const title = t(`holding.${id}.title`);
  const place = placeOf(id, role);
  return (
    <li className="flex flex-col gap-1.5 py-5 first:pt-0 last:pb-0">
      <h3 className="font-heading text-base">{title}</h3>
      <p>{t(`holding.${id}.what`)}</p>
      <p className="text-muted">{t(`holding.${id}.why`)}</p>
      <p className="text-muted">{t(`holding.${id}.kept`, periodWordsOf(id, locale))}</p>
      {place && (
        <Link
          to={place.to}
          aria-label={t(`data.${place.does}.label`, { title })}
          className={cn(buttonClasses({ variant: 'link' }), 'mt-1 self-start')}
        >
          {t(`data.${place.does}`)}
        </Link>
      )}
    </li>
  );
}
