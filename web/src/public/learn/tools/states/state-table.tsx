/** One row per state. The limits that nearly all have are not repeated: the page has them once. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleHelp } from 'lucide-react';
import { useText } from '../../../../i18n/use-text.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../../ui/table.tsx';
import { formatPartialDate } from '../../../content/localized-names.ts';
import { localePath } from '../../../locale-path.ts';
import { searchableText } from '../../articles/article-search-text.ts';
import { statePath } from '../../learn-paths.ts';
import { conditionSentences, reportInShort } from './state-sentences.ts';
import type { StateRow } from './state.schema.ts';
import { hasDeadline, hasOtherVoices, statesIn } from './states.ts';
import { STATUS_LOOKS } from './status-looks.ts';

const COMMON = new Set(['no_affiliation', 'no_facilities', 'no_team_time']);
const HEADINGS = ['status', 'report', 'conditions', 'newest'] as const;

export function StateTable({ locale }: { locale: Locale }) {
  const t = useText();
  return (
    <Table label={t('public.learn.tools.states.table')} isTall className="min-w-220">
      <TableHead className="sticky top-0 z-20 bg-surface">
        <tr>
          <TableHeaderCell className="sticky left-0 z-10 bg-surface">
            {t('public.learn.tools.states.table.state')}
          </TableHeaderCell>
          {HEADINGS.map((heading) => (
            <TableHeaderCell key={heading} className="whitespace-normal">
              {t(`public.learn.tools.states.table.${heading}`)}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {statesIn(locale).map((state) => (
          <StateTableRow key={state.code} state={state} locale={locale} />
        ))}
      </TableBody>
    </Table>
  );
}

function StateTableRow({ state, locale }: { state: StateRow; locale: Locale }) {
  const t = useText();
  const { code, name, association, status, newest } = state;
  const look = STATUS_LOOKS[status];
  return (
    <TableRow
      data-state={code}
      data-status={status}
      data-deadline={hasDeadline(state) ? 'yes' : undefined}
      data-words={searchableText([code, name[locale], name.en, association.short, association.name])}
    >
      <th scope="row" className="sticky left-0 z-10 max-w-36 bg-surface px-4 py-3 align-top font-medium">
        <a
          href={localePath(locale, statePath(state.slug))}
          className="inline-block min-h-6 text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
        >
          {name[locale]}
        </a>
        <span className="block text-sm font-normal text-muted">{association.short}</span>
      </th>
      <TableCell className="min-w-56 align-top">
        <Badge icon={look.icon} tone={look.tone} className="whitespace-normal">
          {t(`public.learn.tools.states.status.${status}`)}
        </Badge>
        {hasOtherVoices(state) && (
          <Badge icon={CircleHelp} tone="ball" className="mt-1.5 flex whitespace-normal">
            {t('public.learn.tools.states.unclear')}
          </Badge>
        )}
      </TableCell>
      <TableCell className="align-top text-sm">{reportInShort(state, { t, locale })}</TableCell>
      <TableCell className="min-w-56 align-top text-sm">
        <Conditions state={state} locale={locale} />
      </TableCell>
      <TableCell className="align-top text-sm whitespace-nowrap">
        {formatPartialDate(locale, newest)}
      </TableCell>
    </TableRow>
  );
}

function Conditions({ state, locale }: { state: StateRow; locale: Locale }) {
  const t = useText();
  if (state.conditions.length === 0) return t('public.learn.tools.states.table.none');
  const conditions = state.conditions.filter(({ ...one }) => !('kind' in one && COMMON.has(one.kind)));
  if (conditions.length === 0) return t('public.learn.tools.states.table.common');
  return (
    <ul className="flex list-disc flex-col gap-1 pl-4">
      {conditionSentences({ ...state, conditions }, { t, locale }).map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
