import type { VerificationItem } from '@faircourt/contracts/verification';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import type { ReactNode } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailList } from './detail-list.tsx';
import { WebLink } from '../../../ui/web-link.tsx';

type StatementViewProps = { statement: VerificationItem['statements'][number]; group: FactGroup };

/** What was said at one time, under the names that it has for this fact group: a protocol, a league's page. */
export function StatementView({ statement, group }: StatementViewProps) {
  const t = useText();
  const format = useFormat();
  const { method, place, on, link, note, given_at } = statement;
  const facts: [name: string, value: ReactNode][] = [
    [t(group === 'measurements' ? 'item.statement.measured' : 'item.statement.method'), method],
    [t('item.statement.place'), place],
    [t('item.statement.on'), on && format.day(on)],
    [
      t(group === 'season' ? 'item.statement.league_page' : 'item.statement.link'),
      link && <WebLink key="link" address={link} />,
    ],
    [
      t('item.statement.note'),
      note && (
        <span key="note" className="whitespace-pre-line">
          {note}
        </span>
      ),
    ],
  ];
  return (
    <div className="rounded-md border border-line bg-sunken/60 p-4">
      <DetailList details={facts} />
      <p className="mt-3 text-sm text-muted">
        <time dateTime={given_at}>{t('item.statement.given', { date: format.dateTime(given_at) })}</time>
      </p>
    </div>
  );
}
