import type { EarlierCheck, VerificationItem } from '@faircourt/contracts/verification';
import { BadgeCheck, CircleX, History, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { useItemLines } from './compare-facts.ts';

const LOOKS = {
  standing: { tone: 'verified', icon: BadgeCheck },
  past: { tone: 'neutral', icon: History },
  rejected: { tone: 'stop', icon: CircleX },
} as const satisfies Record<string, { tone: BadgeTone; icon: LucideIcon }>;

/** Who verified or rejected this before, how or why, and what it was then. */
export function EarlierChecks({ item }: { item: VerificationItem }) {
  const t = useText();
  const format = useFormat();
  const linesOf = useItemLines();
  const titleId = useId();
  if (item.earlier.length === 0) return null;
  return (
    <Card aria-labelledby={titleId} className="min-w-0 xl:self-start">
      <CardHeader>
        <CardTitle id={titleId}>{t('item.earlier')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ol className="flex flex-col gap-4">
          {item.earlier.map((check, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- the past does not move, and two checks may say the same
              key={index}
              className="flex flex-col gap-1.5 border-l-3 border-line pl-4"
            >
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                <span className="font-medium">
                  {t('item.earlier.by', {
                    date: format.day(check.decided_on),
                    name: check.director_name ?? t('athlete.badge.director'),
                  })}
                </span>
                <Badge {...LOOKS[stateOf(check)]}>{t(`item.earlier.${stateOf(check)}`)}</Badge>
              </p>
              {check.method && <p>{check.method}</p>}
              {check.reason && <p className="[overflow-wrap:anywhere] whitespace-pre-line">{check.reason}</p>}
              <p className="text-sm [overflow-wrap:anywhere] text-muted">
                {linesOf(item.fact_group, check.values)
                  .flatMap(({ label, text }) => (text === null ? [] : [`${label}: ${text}`]))
                  .join(' · ')}
              </p>
              {check.expires_on && item.fact_group !== 'age' && (
                <p className="text-sm text-muted">
                  {t('item.earlier.until', { date: format.day(check.expires_on) })}
                </p>
              )}
            </li>
          ))}
        </ol>
      </CardContent>
    </Card>
  );
}

function stateOf({ outcome, is_in_effect }: EarlierCheck): keyof typeof LOOKS {
  if (outcome === 'rejected') return 'rejected';
  return is_in_effect ? 'standing' : 'past';
}
