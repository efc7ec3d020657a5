/** The way to the checklists of the education hub, with the list of the reader's role and of the athlete's year. */
import type { SchoolYear } from '@faircourt/contracts/checklist-items';
import { useLingui } from '@lingui/react';
import { ArrowRight, ListChecks } from 'lucide-react';
import { matchLocale } from '../../../i18n/locale.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PATHS } from '../../../shell/paths.ts';
import { publicAddress } from '../../../shell/public-address.ts';
import { Card } from '../../../ui/card.tsx';

type ChecklistLinkProps = { role: 'guardian' | 'athlete'; year: SchoolYear | null };

export function ChecklistLink({ role, year }: ChecklistLinkProps) {
  const t = useText();
  const locale = matchLocale([useLingui().i18n.locale]);
  return (
    <Card className="group relative flex items-center gap-4 p-4 focus-within:border-court hover:border-court/50">
      <ListChecks aria-hidden className="size-5.5 shrink-0 text-court" />
      <div className="min-w-0 flex-1">
        <h2 className="text-base">
          {/* The link covers the whole card, and yet its name is only the title. */}
          <a
            href={`${publicAddress(locale, `${PATHS.learn}/tools/checklists`)}?role=${role}${year ? `&year=${year}` : ''}`}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-court"
          >
            {t('dashboard.checklist.title')}
          </a>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{t(`dashboard.checklist.${role}`)}</p>
      </div>
      <ArrowRight aria-hidden className="size-5 shrink-0 text-ball" />
    </Card>
  );
}
