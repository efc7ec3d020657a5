import type { Decision } from '@faircourt/contracts/moderation';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { AppealOf } from './appeal.tsx';

/** Measures as moderators read them: what, why, by whom, and whether it still counts. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  const t = useText();
  const format = useFormat();
  if (decisions.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {decisions.map((decision) => (
        <li key={decision.id} className="flex flex-col gap-1">
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={decision.undone_at ? 'neutral' : 'caution'}>
              {t(`moderation.decided.${decision.measure}`)}
            </Badge>
            {decision.undone_at && (
              <Badge>{t('moderation.decided.undone', { when: format.date(decision.undone_at) })}</Badge>
            )}
          </p>
          <p className="[overflow-wrap:anywhere] whitespace-pre-line">{decision.reason}</p>
          <p className="text-sm text-muted">
            {t('moderation.decided.by', { name: decision.by, when: format.dateTime(decision.decided_at) })}
            {decision.until && ` · ${t('moderation.decided.until', { when: format.date(decision.until) })}`}
          </p>
          <AppealOf decision={decision} />
        </li>
      ))}
    </ul>
  );
}
