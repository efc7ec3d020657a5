import type { RecentViewer } from '@faircourt/contracts/athlete-page';
import { BookOpen, FileDown } from 'lucide-react';
import { InstitutionBadge } from '../../../domain/verification/verified-badge.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';

/** One institution a row, or the people of one role who have none: how often, and when last. */
export function ViewerRows({ viewers }: { viewers: readonly RecentViewer[] }) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line">
      {viewers.map((viewer, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two institutions may have one name, and no id leaves the server
        <li key={index} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-medium break-words">
              {viewer.institution_name ?? t(`role.${viewer.viewer_role}`)}
            </span>
            {viewer.is_institution_verified && <InstitutionBadge badge={viewer.institution_badge} />}
            {viewer.is_exported && <Badge icon={FileDown}>{t('views.exported')}</Badge>}
            {viewer.is_in_report && <Badge icon={BookOpen}>{t('family.views.in_report')}</Badge>}
          </div>
          <p className="text-sm text-muted tabular-nums">
            {t('views.visits', { count: viewer.visits, day: format.day(viewer.last_viewed_on) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
