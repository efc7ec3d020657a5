import type { VerificationItem } from '@faircourt/contracts/verification';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { athletePath } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ageOf } from './age.ts';
import { ClaimMark } from './claim-mark.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';

/** Whose claim it is, and since when it waits. */
export function ItemHeader({ item }: { item: VerificationItem }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { athlete } = item;
  const about = [
    item.guardian && t('item.guardian.of', { guardian: item.guardian.name }),
    item.season_label,
    item.institution_name === item.name ? null : item.institution_name,
    athlete?.school_name,
    format.place({ city: athlete?.city, country_code: item.country_code }),
    athlete?.grad_year && t('item.class', { year: athlete.grad_year }),
  ];
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={item.name}
        eyebrow={t(`facts.${item.fact_group}`)}
        description={about.filter(Boolean).join(' · ')}
      />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        {item.claimed_by ? <ClaimMark claim={item.claimed_by} /> : <StatusBadge status={item.status} />}
        <time dateTime={item.created_at} title={format.dateTime(item.created_at)}>
          {t('item.asked', {
            date: format.date(item.created_at),
            duration: format.duration(ageOf(item.created_at, now).milliseconds),
          })}
        </time>
      </p>
    </div>
  );
}

/** In another tab: what was typed about the item stays where it is. */
export function OpenProfile({ athleteId }: { athleteId: string }) {
  const t = useText();
  return (
    <Link
      to={athletePath(athleteId)}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
    >
      <ExternalLink aria-hidden />
      {t('item.open_profile')}
    </Link>
  );
}
