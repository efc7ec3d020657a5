/** The 51 rows, read and checked at build time; in the order of the alphabet of a language where somebody reads them. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { parse } from 'yaml';
import { numberSources, type NumberedSource } from '../../../content/sources.ts';
import {
  SOURCE_KINDS,
  statesSchema,
  type SourceKind,
  type StateRow,
  type StateSource,
} from './state.schema.ts';

const FILES = import.meta.glob<string>('../../../../../content/learn/states/states.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The limits that nearly every state has; every page of a state that allows NIL repeats them. */
export const COMMON_SOURCE = 'hs1';

export const { states: STATES, sources: STATE_SOURCES } = readStates(Object.values(FILES).join(''));

export function statesIn(locale: Locale): StateRow[] {
  return STATES.toSorted((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
}

/** Throws with every problem at once, so that a build stops where the mistake is. */
function readStates(yaml: string): { states: StateRow[]; sources: StateSource[] } {
  const result = statesSchema.safeParse(parse(yaml));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`states.yaml: ${problems.join('; ')}`);
}

/** Every source that a row's claims name, in the order of its page. */
export function citedBy({
  statusSources,
  conflict = [],
  conditions,
  report,
  agents,
  age,
}: StateRow): string[] {
  const claims = [...conflict, ...conditions, report, agents, age];
  return [...new Set([...statusSources, ...claims.flatMap((claim) => claim?.sources ?? [])])];
}

export function sourcesOf(state: StateRow): NumberedSource[] {
  const common = state.status === 'not_allowed' ? [] : [COMMON_SOURCE];
  const cited = [...new Set([...citedBy(state), ...common])];
  return numberSources(
    STATE_SOURCES.filter(({ key }) => cited.includes(key)),
    cited,
  );
}

/** How we know: the best kind among the sources of the status. Only the first two are the rule's own words. */
export function evidenceOf({ statusSources }: StateRow): SourceKind {
  const kinds = STATE_SOURCES.filter(({ key }) => statusSources.includes(key)).map(({ kind }) => kind);
  return SOURCE_KINDS.find((kind) => kinds.includes(kind)) ?? 'list';
}

/** Worth a mark beside the status; a status that is disputed says it already. */
export function hasOtherVoices({ conflict, status }: StateRow): boolean {
  return conflict !== undefined && status !== 'disputed';
}

/** A deadline that we know, or know to exist. */
export function hasDeadline({ report }: StateRow): boolean {
  return report !== undefined && report.kind !== 'duty' && report.kind !== 'proposed';
}
