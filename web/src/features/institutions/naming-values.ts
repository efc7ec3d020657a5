/** What a coach types about where they work, and how it becomes the call's body. */
import { BESIDE_OTHER_ERRORS, refuseField } from '@faircourt/contracts/field-check';
import {
  nameInstitutionSchema,
  type Affiliation,
  type Institution,
  type NameInstitution,
} from '@faircourt/contracts/institutions';
import type { InstitutionKind } from '@faircourt/contracts/vocabulary';
import { contractResolver } from '../../api/contract-resolver.ts';
import { withScheme } from './web-address.ts';

export interface NamingValues {
  institution_id: string | null;
  /** What the id stands for, to be shown. */
  known: Institution | null;
  search: string;
  /** The list does not have it: the values in `proposed` count. Both are kept, so that nothing typed is lost. */
  isNew: boolean;
  proposed: { name: string; kind: InstitutionKind; country_code: string; city: string; website: string };
  title: string;
  work_email: string;
}

/** Starts with what is on record. */
export function namingValuesOf({ institution, title, work_email }: Affiliation): NamingValues {
  return {
    institution_id: institution?.id ?? null,
    known: institution,
    search: institution?.name ?? '',
    isNew: false,
    proposed: { name: '', kind: 'college', country_code: '', city: '', website: '' },
    title: title ?? '',
    work_email: work_email ?? '',
  };
}

const namingSchema = nameInstitutionSchema.superRefine((named, context) => {
  if (named.institution_id !== null || named.proposed !== null) return;
  refuseField(context, 'institution_id', { code: 'required', message: 'Choose one, or propose it.' });
}, BESIDE_OTHER_ERRORS);

export const namingResolver = contractResolver<NamingValues, NameInstitution>(
  namingSchema,
  ({ institution_id, isNew, proposed, title, work_email }) => ({
    institution_id: isNew ? null : institution_id,
    proposed: isNew ? { ...proposed, website: withScheme(proposed.website) } : null,
    title,
    work_email: work_email.trim(),
  }),
);

/** In the order of the page. */
export const NAMING_FIELDS = [
  'institution_id',
  'proposed.name',
  'proposed.kind',
  'proposed.country_code',
  'proposed.city',
  'proposed.website',
  'title',
  'work_email',
] as const;

export function isNamingField(path: string): boolean {
  return NAMING_FIELDS.some((field) => field === path);
}
