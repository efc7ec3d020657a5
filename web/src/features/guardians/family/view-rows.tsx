import { personName } from '../../../domain/person-name.ts';
import type { FamilyView } from '@faircourt/contracts/family';
import { BookOpen, FileDown } from 'lucide-react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { InstitutionBadge } from '../../../domain/verification/verified-badge.tsx';

type ViewRowsProps = {
  views: readonly FamilyView[];
  family: { is_without_seasons: boolean };
};

export function ViewRows({ views, family }: ViewRowsProps) {
  const t = useText();
  const format = useFormat();
  return (
    <ul className="divide-y divide-line">
      {views.map(
        (
          {
            viewed_on,
            viewer_name,
            viewer_role,
            institution_name,
            is_institution_verified,
            institution_badge,
            groups,
            is_exported,
            is_in_report,
          },
          index,
        ) => (
          // oxlint-disable-next-line react/no-array-index-key -- people of one name may come on one day
          <li key={index} className="flex flex-col gap-1 py-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 font-medium break-words">
                {t('family.views.who', {
                  name: personName(viewer_name, t),
                  from: institution_name ?? t(`role.${viewer_role}`),
                })}
              </span>
              {is_institution_verified && <InstitutionBadge badge={institution_badge} />}
              <span className="ml-auto text-muted tabular-nums">{format.day(viewed_on)}</span>
            </div>
            <p className="text-sm text-muted">
              {groups.length === 0
                ? t('family.views.card_only')
                : t('family.views.saw', {
                    groups: format.list(
                      groups.map((group) => t(`family.group_title.${namedGroup(group, family)}`)),
                    ),
                  })}
            </p>
            {is_in_report && (
              <p className="flex items-center gap-2 text-sm text-muted">
                <BookOpen aria-hidden className="size-4 shrink-0" />
                {t('family.views.in_report')}
              </p>
            )}
            {is_exported && (
              <p className="flex items-center gap-2 text-sm text-muted">
                <FileDown aria-hidden className="size-4 shrink-0" />
                {t('family.views.exported')}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
