import type { VerificationItem } from '@faircourt/contracts/verification';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { athletePath } from '../../../shell/paths.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { buttonClasses } from '../../../ui/button.tsx';
import { CountryName } from '../../../ui/country-name.tsx';
import { DottedLine } from '../../../ui/dotted-line.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ageOf } from './age.ts';
import { ClaimMark } from './claim-mark.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useNow } from '../../../shell/clock/use-clock.ts';

/**
 * The card below the header: on a phone a line of buttons without a frame, since the header says the rest. As high for a claim
 * as for its outcome, so that neither a decision nor its undo moves what is below.
 */
export const ONE_LINE_ON_PHONE =
  'max-sm:min-h-15 max-sm:flex-nowrap max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none';

/** Beside the claim it is a line without a frame too, of the same height whatever it says: the evidence begins in sight. */
export const ONE_LINE_BESIDE =
  'xl:min-h-11 xl:flex-nowrap xl:gap-x-3 xl:border-0 xl:bg-transparent xl:p-0 xl:shadow-none';

/** Whose claim it is, and since when it waits. On a wide screen the line below says who works on it, or what was decided. */
export function ItemHeader({ item, isSideBySide }: { item: VerificationItem; isSideBySide: boolean }) {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  const { athlete } = item;
  const about = [
    item.guardian && t('item.guardian.of', { guardian: item.guardian.name }),
    item.season_label,
    item.institution_name === item.name ? null : item.institution_name,
    athlete?.school_name,
    <CountryName key="place" city={athlete?.city} code={item.country_code} />,
    athlete?.grad_year && t('item.class', { year: athlete.grad_year }),
  ];
  const asked = (
    <time dateTime={item.created_at} title={format.dateTime(item.created_at)}>
      {t('item.asked', {
        date: format.date(item.created_at),
        duration: format.duration(ageOf(item.created_at, now).milliseconds),
      })}
    </time>
  );
  return (
    <div className="flex flex-col gap-3">
      <PageHeader
        title={item.name}
        eyebrow={t(`facts.${item.fact_group}`)}
        description={
          <span className="block xl:text-base">
            <DottedLine parts={about} />
            {isSideBySide && <span className="block">{asked}</span>}
          </span>
        }
      />
      {!isSideBySide && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
          {/* First: what follows it is wider once it is claimed. */}
          {asked}
          {item.claimed_by ? <ClaimMark claim={item.claimed_by} /> : <StatusBadge status={item.status} />}
        </p>
      )}
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
