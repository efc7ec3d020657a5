import type { UserPage } from '@faircourt/contracts/users';
import { useId } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { moderationPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';

/** What moderators decided about this person. */
export function DecisionsCard({ user: { decisions } }: { user: UserPage }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  if (decisions.length === 0) return null;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('users.decisions')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col gap-4">
          {decisions.map((decision) => (
            <li key={decision.id} className="flex flex-col gap-1">
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={decision.undone_at ? 'neutral' : 'caution'}>
                  {t(`moderation.decided.${decision.measure}`)}
                </Badge>
                {decision.undone_at && (
                  <Badge>{t('moderation.decided.undone', { when: format.date(decision.undone_at) })}</Badge>
                )}
                <Link
                  to={moderationPath(decision.item_id)}
                  className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
                >
                  {t('users.decisions.open')}
                </Link>
              </p>
              <p className="[overflow-wrap:anywhere] whitespace-pre-line">{decision.reason}</p>
              <p className="text-sm text-muted">
                {t('moderation.decided.by', {
                  name: decision.by?.name ?? t('users.somebody'),
                  when: format.dateTime(decision.decided_at),
                })}
              </p>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
