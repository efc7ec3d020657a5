/** Regions and directors as they leave the server. */
import { compareDomain } from '@faircourt/contracts/email-domain';
import type {
  ApplicationDocument,
  Director,
  DirectorApplication,
  Region,
} from '@faircourt/contracts/regions';
import type { ApplicationRow } from './application.store.ts';
import type { DocumentFacts } from './application-document.store.ts';
import type { DirectorRow } from './director.store.ts';
import type { RegionRow } from './region.store.ts';

export function presentRegion(row: RegionRow): Region {
  return {
    id: row.id,
    name: row.name,
    countries: row.countries,
    validity: row.validity,
    directors: row.directors,
  };
}

export function presentDirector(row: DirectorRow): Director {
  return {
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    status: row.status,
    regions: row.regions.map(({ id, name }) => ({ id, name })),
    application: row.application && presentApplication({ ...row.application, email: row.email }),
    document: row.document && {
      ...presentDocument(row.document),
      url: `/api/directors/${row.user_id}/document`,
    },
    refusal: row.refusal && {
      reason: row.refusal.reason,
      refused_at: new Date(row.refusal.refused_at).toISOString(),
      refused_by: row.refusal.refused_by,
    },
    created_at: row.created_at.toISOString(),
  };
}

/** The website is the applicant's own claim, so a fit says no more than that the two belong together. */
export function presentApplication(row: ApplicationRow): DirectorApplication {
  const { federation, website, referee_name, referee_contact, countries_known, languages, email } = row;
  const domain_match = compareDomain(email, { emailDomain: null, website, isProposal: true });
  return { federation, website, referee_name, referee_contact, countries_known, languages, domain_match };
}

export function presentDocument(document: DocumentFacts): ApplicationDocument {
  return {
    name: document.name,
    content_type: document.content_type,
    bytes: document.bytes,
    uploaded_at: new Date(document.created_at).toISOString(),
  };
}
