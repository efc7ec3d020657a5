import type { VerificationItem } from '@faircourt/contracts/verification';
import { GUARDIANSHIP_EVIDENCE } from '@faircourt/contracts/vocabulary';
import { BadgeCheck, Info, MailQuestionMark } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../../ui/card.tsx';
import { cn } from '../../../ui/class-names.ts';
import { DetailList, LOW_BESIDE } from './detail-list.tsx';

type GuardianCardProps = { item: VerificationItem; guardian: NonNullable<VerificationItem['guardian']> };

/** The account behind the statement, and notes to keep in mind: a director weighs them, none of them decides. */
export function GuardianCard({ item, guardian }: GuardianCardProps) {
  const t = useText();
  const format = useFormat();
  const titleId = useId();
  const wanted = GUARDIANSHIP_EVIDENCE.find((kind) => kind === item.claimed_values['evidence']);
  const facts: [name: string, value: ReactNode][] = [
    [t('item.guardian.account'), guardian.name],
    [t('item.guardian.athlete'), item.athlete && item.name],
    [
      t('item.guardian.athlete_birthdate'),
      guardian.athlete_birthdate && format.day(guardian.athlete_birthdate),
    ],
    [t('item.guardian.linked'), guardian.linked_since && format.date(guardian.linked_since)],
    [t('item.guardian.shows'), wanted && t(`guardianship.evidence.${wanted}`)],
    [t('item.guardian.others'), t('item.guardian.others_count', { count: guardian.other_guardians })],
  ];
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader className={LOW_BESIDE.header}>
        <CardTitle id={titleId}>{t('item.guardian')}</CardTitle>
        <CardDescription className="xl:text-sm">{t('item.guardian.text')}</CardDescription>
      </CardHeader>
      <CardContent className={cn('flex flex-col gap-4', LOW_BESIDE.content)}>
        <DetailList details={facts} className={LOW_BESIDE.list} />
        <Badge
          tone={guardian.is_mailbox_proven ? 'verified' : 'caution'}
          icon={guardian.is_mailbox_proven ? BadgeCheck : MailQuestionMark}
          className="whitespace-normal"
        >
          {t(guardian.is_mailbox_proven ? 'item.guardian.mailbox' : 'item.guardian.no_mailbox')}
        </Badge>
        <Notes signals={guardian.signals} />
      </CardContent>
    </Card>
  );
}

function Notes({ signals }: { signals: GuardianCardProps['guardian']['signals'] }) {
  const t = useText();
  const titleId = useId();
  if (signals.length === 0) return <p className="text-muted xl:text-sm">{t('item.guardian.no_notes')}</p>;
  return (
    <section aria-labelledby={titleId} className="border-t border-line pt-4 xl:pt-2 xl:text-sm">
      <h3 id={titleId} className="text-base font-semibold">
        {t('item.guardian.notes')}
      </h3>
      <p className="text-sm text-muted">{t('item.guardian.notes.text')}</p>
      <ul className="mt-3 flex flex-col gap-2 xl:mt-2 xl:gap-1">
        {signals.map((signal) => (
          <li key={signal} className="flex items-start gap-2.5">
            <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-court" />
            <span className="min-w-0">{t(`item.guardian.signal.${signal}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
