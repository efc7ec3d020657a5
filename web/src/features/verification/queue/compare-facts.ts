/** A claim beside what was verified before, line by line. Values are compared as stored, not as they read. */
import {
  DOMAIN_MATCHES,
  type EarlierCheck,
  type FactValues,
  type VerificationItem,
} from '@faircourt/contracts/verification';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { useCallback } from 'react';
import type { Translate } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useFactLines, type FactLine } from '../shared/fact-lines.ts';

export type Difference = 'same' | 'changed' | 'added' | 'removed';

/** Directors also compare a coach's word about the institution, which families never see in lines. */
export function useItemLines(): (group: FactGroup, values: FactValues) => FactLine[] {
  const t = useText();
  const factLines = useFactLines();
  return useCallback(
    (group, values) => (group === 'institution' ? affiliationLines(values, t) : factLines(group, values)),
    [t, factLines],
  );
}

/** What was rejected is nothing to compare with. */
export function lastVerified({ earlier }: Pick<VerificationItem, 'earlier'>): EarlierCheck | undefined {
  return earlier.find(({ outcome }) => outcome === 'verified');
}

export function differenceOf(field: string, claimed: FactValues, before: FactValues): Difference {
  const now = keysOf(field).map((key) => claimed[key] ?? null);
  const then = keysOf(field).map((key) => before[key] ?? null);
  if (JSON.stringify(now) === JSON.stringify(then)) return 'same';
  if (then.every(isNothing)) return 'added';
  return now.every(isNothing) ? 'removed' : 'changed';
}

const SHOTS = ['field_goals', 'threes', 'free_throws'];

/** A line of shots shows two values. */
function keysOf(field: string): string[] {
  return SHOTS.includes(field) ? [`${field}_made`, `${field}_attempted`] : [field];
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

const AFFILIATION_FIELDS = [
  'name',
  'title',
  'work_email',
  'website',
  'email_domain',
  'domain_match',
] as const;

function affiliationLines(values: FactValues, t: Translate): FactLine[] {
  return AFFILIATION_FIELDS.map((field) => {
    const value = values[field];
    const match = field === 'domain_match' && DOMAIN_MATCHES.find((known) => known === value);
    const text = match ? t(`item.domain.${match}`) : typeof value === 'string' && value ? value : null;
    return { field, label: t(`item.field.${field}`), text };
  });
}
