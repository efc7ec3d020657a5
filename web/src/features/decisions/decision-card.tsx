import type { OwnDecision } from '@faircourt/contracts/moderation';
import { useId } from 'react';
import { OwnAppeal } from './own-appeal.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';

/** One measure, as the person concerned reads it. */
export function DecisionCard({ decision }: { decision: OwnDecision }) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t(`decisions.measure.${decision.measure}`)}</CardTitle>
        <CardDescription>
          {[
            t('decisions.about', { kind: t(`moderation.kind.${decision.kind}`) }),
            t('decisions.on', { when: format.date(decision.decided_at) }),
            ...(decision.until ? [t('moderation.decided.until', { when: format.date(decision.until) })] : []),
          ].join(' · ')}
        </CardDescription>
        {decision.undone_at && (
          <Badge tone="verified" className="w-fit">
            {t('moderation.decided.undone', { when: format.date(decision.undone_at) })}
          </Badge>
        )}
      </CardHeader>
      <CardContent>
        <h3 className="text-sm font-semibold text-muted">{t('decisions.reason')}</h3>
        <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{decision.reason}</p>
        <OwnAppeal decision={decision} />
      </CardContent>
    </Card>
  );
}
