/** The map and the table of /learn/countries. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { CircleHelp } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Flag } from '../../../ui/flag.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../ui/table.tsx';
import { countryName, formatPlainDate } from '../../content/localized-names.ts';
import { sourceId } from '../../content/markdown.ts';
import type { NumberedSource } from '../../content/sources.ts';
import { localePath } from '../../locale-path.ts';
import { articlesOn } from '../articles/articles.ts';
import { SourcesList } from '../parts/sources-list.tsx';
import { comparedIn, QUESTIONS, type ComparedCell } from './compared.ts';
import { WorldMap } from './world-map.tsx';

export function CountriesCompared({ locale }: { locale: Locale }) {
  const t = useText();
  const { rows, sources, asOf } = comparedIn(locale);
  const paths = new Map(articlesOn('countries', locale).map(({ data, path }) => [data.country, path]));
  return (
    <section aria-labelledby="compared" className="mt-14">
      <h2 id="compared" className="text-2xl">
        {t('public.learn.compare.title')}
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        {t('public.learn.compare.text', { date: formatPlainDate(locale, asOf) })}
      </p>
      <div className="mt-6 rounded-lg border border-line bg-surface p-3 shadow-soft sm:p-6">
        <WorldMap />
      </div>
      <div className="mt-6">
        <Table label={t('public.learn.compare.table')} className="min-w-200">
          <TableHead>
            <tr>
              <TableHeaderCell className="sticky left-0 z-10 bg-surface">
                {t('public.learn.compare.country')}
              </TableHeaderCell>
              {QUESTIONS.map((question) => (
                <TableHeaderCell key={question}>{t(`public.learn.compare.${question}`)}</TableHeaderCell>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.country}>
                <th scope="row" className="sticky left-0 z-10 bg-surface px-4 py-3 align-top font-medium">
                  <span className="flex items-center gap-2.5">
                    <Flag code={row.country} />
                    <a
                      href={localePath(locale, paths.get(row.country) ?? '')}
                      className="text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
                    >
                      {countryName(locale, row.country)}
                    </a>
                  </span>
                </th>
                {QUESTIONS.map((question) => (
                  <TableCell key={question} className="min-w-44 align-top text-sm">
                    <Cell cell={row[question]} sources={sources} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <div className="mt-10">
        <SourcesList sources={sources} locale={locale} />
      </div>
    </section>
  );
}

function Cell({ cell, sources }: { cell: ComparedCell; sources: readonly NumberedSource[] }) {
  const t = useText();
  const source = sources.find(({ key }) => key === cell.source);
  return (
    <>
      {cell.text}
      {source && (
        <sup>
          <a
            role="doc-noteref"
            href={`#${sourceId(source.key)}`}
            title={source.title}
            className="ml-0.5 px-0.5 text-court underline decoration-court/35 underline-offset-2"
          >
            {source.number}
          </a>
        </sup>
      )}
      {cell.uncertain && (
        <Badge icon={CircleHelp} tone="caution" className="mt-1.5 flex w-fit">
          {t('public.learn.minor.uncertain')}
        </Badge>
      )}
    </>
  );
}
