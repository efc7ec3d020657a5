/**
 * The download as a page that a person reads: in their language, without a script, without anything loaded from elsewhere,
 * and with every word escaped that somebody typed.
 */
import { HOLDINGS, type Holding } from '@faircourt/contracts/holdings';
import { periodWordsOf } from '@faircourt/contracts/retention';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { exportWords, labelOf, type ExportWords } from './export.words.ts';
import type { GatheredPart, HeldRow } from './gather.store.ts';
import { plainValue } from './tables.ts';

export interface PageFacts {
  locale: Locale;
  /** Whose data it is. */
  name: string;
  /** A guardian reads it, and is not the person it is about. */
  isForGuardian: boolean;
  madeAt: Date;
  gathered: readonly GatheredPart[];
  /** Where the files of each part lie in the archive. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Files that the store did not have any more. */
  missing: number;
}

export function readablePage(facts: PageFacts): string {
  const { locale, name, isForGuardian, madeAt, missing } = facts;
  const { words } = exportWords(locale);
  const title = words('export.title', { name });
  const sections = HOLDINGS.map((holding) => sectionOf(holding, facts)).join('');
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
<p>${escaped(words('export.made_at', { at: moment(madeAt, locale) }))}</p>
${isForGuardian ? `<p class="note">${escaped(words('export.for_guardian', { name }))}</p>\n` : ''}<p>${escaped(words('export.intro'))}</p>
<p>${escaped(words('export.left_out'))}</p>
${missing > 0 ? `<p class="note">${escaped(words('export.missing', { count: missing }))}</p>` : ''}
${sections}</main></body></html>
`;
}

function sectionOf(holding: Holding, facts: PageFacts): string {
  const parts = facts.gathered.filter(({ part }) => part.holding === holding);
  if (parts.length === 0) return '';
  const language = exportWords(facts.locale);
  const about = [
    language.holding(`holding.${holding}.what`),
    language.holding(`holding.${holding}.why`),
    language.holding(`holding.${holding}.kept`, periodWordsOf(holding, facts.locale)),
  ];
  return `<section><h2>${escaped(headingOf(holding, facts, language))}</h2>
${about.map((text) => `<p class="about">${escaped(text)}</p>`).join('\n')}
${parts.map((part) => partOf(part, facts, language)).join('')}</section>\n`;
}

/** "Your profile" to the person; to a guardian it is somebody else's. */
function headingOf(holding: Holding, { name, isForGuardian }: PageFacts, language: ExportWords): string {
  if (isForGuardian && (holding === 'account' || holding === 'profile')) {
    return language.words(`export.heading.${holding}`, { name });
  }
  return language.holding(`holding.${holding}.title`);
}

function partOf(gathered: GatheredPart, facts: PageFacts, { words }: ExportWords): string {
  const { part, columns, rows } = gathered;
  const title = `<h3>${escaped(labelOf(facts.locale, 'part', part.name))}</h3>`;
  if (rows.length === 0) return `${title}<p class="none">${escaped(words('export.nothing'))}</p>`;
  const paths = facts.files.get(part.name) ?? [];
  const links = paths.map((path) => `<li><a href="${escaped(encodeURI(path))}">${escaped(path)}</a></li>`);
  return `${title}${tableOf(columns, rows, facts.locale, words)}${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}\n`;
}

/** One row is a list of what it says; several are a table. */
function tableOf(
  columns: readonly string[],
  rows: readonly HeldRow[],
  locale: Locale,
  words: ExportWords['words'],
): string {
  const label = (column: string) => escaped(labelOf(locale, 'field', column));
  const cell = (row: HeldRow, column: string) =>
    escaped(roleWord(column, row[column], locale) ?? readable(row[column], locale, words));
  const [only] = rows;
  if (rows.length === 1 && only) {
    const lines = columns.map((column) => `<dt>${label(column)}</dt><dd>${cell(only, column)}</dd>`);
    return `<dl>${lines.join('')}</dl>`;
  }
  const head = columns.map((column) => `<th scope="col">${label(column)}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${cell(row, column)}</td>`).join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

/** "you", or the office of somebody else. */
function roleWord(column: string, value: unknown, locale: Locale): string | null {
  const isRole = column.endsWith('_by') || column.endsWith('role') || column.endsWith('_user_id');
  return isRole && typeof value === 'string' ? labelOf(locale, 'value', value) : null;
}

function readable(value: unknown, locale: Locale, words: ExportWords['words']): string {
  if (value instanceof Date) return moment(value, locale);
  const plain = plainValue(value);
  if (plain === null || plain === '') return '–';
  if (typeof plain === 'boolean') return words(plain ? 'export.yes' : 'export.no');
  if (typeof plain === 'string') return plain;
  if (Array.isArray(plain) && plain.every((one) => typeof one === 'string')) return plain.join(', ') || '–';
  return JSON.stringify(plain);
}

function moment(at: Date, locale: Locale): string {
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf8f3;color:#14213d}
main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}h2{margin:2.5rem 0 .5rem;padding-top:1.5rem;border-top:1px solid #e6dfd3}
h3{margin:1.5rem 0 .5rem;font-size:1.05rem}.about{margin:.25rem 0;color:#5b6475}.none{color:#5b6475}.note{padding:.75rem 1rem;border:1px solid #e6dfd3;border-radius:.5rem}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.35rem 1rem;margin:0}dt{color:#5b6475}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}th,td{padding:.4rem .6rem;border-bottom:1px solid #e6dfd3;text-align:left;vertical-align:top;white-space:pre-wrap;max-width:28rem;overflow-wrap:anywhere}
th{white-space:nowrap;color:#5b6475}@media (max-width:36rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media (prefers-color-scheme:dark){body{background:#0f1729;color:#eef1f7}h2,th,td,.note{border-color:#2b3650}.about,.none,dt,th{color:#a5afc3}a{color:#9cc2ff}}`;
