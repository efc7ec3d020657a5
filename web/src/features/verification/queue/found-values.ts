/** What a director measured or read instead of what was claimed: the fields for it, and the call that they make. */
import { fieldErrors } from '@faircourt/contracts/field-errors';
import { LIMITS } from '@faircourt/contracts/limits';
import type { FactValues } from '@faircourt/contracts/verification';
import { foundValuesSchemas } from '@faircourt/contracts/verification-decision';
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import type { MessageId } from '../../../i18n/messages.ts';

export interface FoundField {
  name: string;
  label: MessageId;
  min: number;
  max: number;
  step: number;
}

type CorrectableGroup = keyof typeof foundValuesSchemas;

const FIELDS: Record<CorrectableGroup, readonly FoundField[]> = {
  measurements: [
    { name: 'height_cm', label: 'profile.field.height_cm', ...LIMITS.heightCm, step: 0.1 },
    { name: 'weight_kg', label: 'profile.field.weight_kg', ...LIMITS.weightKg, step: 0.1 },
    { name: 'wingspan_cm', label: 'profile.field.wingspan_cm', ...LIMITS.wingspanCm, step: 0.1 },
    { name: 'vertical_cm', label: 'profile.field.vertical_cm', ...LIMITS.verticalCm, step: 0.1 },
  ],
  academics: [
    { name: 'gpa', label: 'academics.gpa', ...LIMITS.gpa, step: 0.01 },
    { name: 'sat', label: 'academics.sat', ...LIMITS.sat, step: 1 },
    { name: 'act', label: 'academics.act', ...LIMITS.act, step: 1 },
  ],
};

export function foundFields(group: FactGroup): readonly FoundField[] {
  return isCorrectable(group) ? FIELDS[group] : [];
}

/** The values as the fields hold them. */
export function foundTexts(group: FactGroup, values: FactValues): Record<string, string> {
  return Object.fromEntries(
    foundFields(group).map(({ name }) => {
      const value = values[name];
      return [name, typeof value === 'number' ? String(value) : ''];
    }),
  );
}

export type Found =
  /** Only what differs from the claim. */
  | { kind: 'found'; values: FactValues }
  | { kind: 'unchanged' }
  /** The code of each refused field. */
  | { kind: 'refused'; codes: Record<string, string> };

/** What was not typed is as claimed. */
export function readFound(group: FactGroup, claimed: FactValues, typed: Record<string, string>): Found {
  if (!isCorrectable(group)) return { kind: 'unchanged' };
  const given = Object.fromEntries(
    Object.entries({ ...foundTexts(group, claimed), ...typed }).map(([name, text]) => [name, numberOf(text)]),
  );
  const parsed = foundValuesSchemas[group].safeParse(given, { reportInput: true });
  if (!parsed.success) {
    const found = fieldErrors(parsed.error.issues);
    return { kind: 'refused', codes: Object.fromEntries(found.map(({ field, code }) => [field, code])) };
  }
  const values = Object.fromEntries(
    Object.entries(parsed.data).filter(([name, value]) => value !== (claimed[name] ?? null)),
  );
  return Object.keys(values).length === 0 ? { kind: 'unchanged' } : { kind: 'found', values };
}

function isCorrectable(group: FactGroup): group is CorrectableGroup {
  return group in foundValuesSchemas;
}

/** Empty is none. What is no number becomes NaN, which the contract refuses. */
function numberOf(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : Number(trimmed.replace(',', '.'));
}
