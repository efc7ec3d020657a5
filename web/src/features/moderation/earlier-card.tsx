import type { ModerationItem } from '@faircourt/contracts/moderation';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { DecisionList } from './decision-list.tsx';
import { moderationPath } from '../../shell/paths.ts';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';

/** What was reported of the same person or thing before. */
export function EarlierCard({ item: { earlier } }: { item: ModerationItem }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('moderation.earlier')}</CardTitle>
      </CardHeader>
      <CardContent>
        {earlier.length === 0 && <p className="text-muted">{t('moderation.earlier.none')}</p>}
        <ul className="flex flex-col gap-3">
          {earlier.map((one) => (
            <li key={one.id}>
              <Link
                to={moderationPath(one.id)}
                className="rounded-sm break-words text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
              >
                {t('moderation.item', {
                  kind: t(`moderation.kind.${one.kind}`),
                  category: t(`report.category.${one.category}`),
                })}
              </Link>
              <p className="text-sm text-muted">
                {format.date(one.created_at)} ·{' '}
                {t(one.outcome ? `moderation.outcome.${one.outcome}` : 'queue.status.open')}
              </p>
              {one.decisions.length > 0 && (
                <div className="mt-2 border-l-3 border-line pl-4">
                  <DecisionList decisions={one.decisions} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
