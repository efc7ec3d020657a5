/** Regions are sets of countries, and may overlap; directors are approved for them by admins. */
import { z } from 'zod';
import { countryCodeSchema } from './countries.ts';
import { BESIDE_OTHER_ERRORS, refuseField } from './field-check.ts';
import { fileKeySchema } from './files.ts';
import { personName } from './person-name.ts';
import { optionalText, typedText } from './text.ts';
import { USER_REASON_MAX } from './users.ts';
import { DOMAIN_MATCHES } from './verification.ts';
import { ACCOUNT_STATUSES, FACT_GROUPS } from './vocabulary.ts';
import { webAddress } from './web-address.ts';

export const REGION_NAME_MAX = 120;
export const VALIDITY_MONTHS = { min: 1, max: 60 } as const;

/** Of every check that ends by the calendar; that of an age does not. */
const validitySchema = z.partialRecord(
  z.enum(FACT_GROUPS).exclude(['age']),
  z.int().min(VALIDITY_MONTHS.min).max(VALIDITY_MONTHS.max),
);

export const regionInputSchema = z.strictObject({
  name: typedText(REGION_NAME_MAX),
  countries: z.array(countryCodeSchema).min(1).max(250),
  /** In months, where it differs from everybody else's. */
  validity: validitySchema.default({}),
});
export type RegionInput = z.infer<typeof regionInputSchema>;

export const regionSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  countries: z.array(z.string()),
  validity: validitySchema,
  directors: z.int(),
});
export type Region = z.infer<typeof regionSchema>;
export const regionListSchema = z.object({ regions: z.array(regionSchema) });

export const FEDERATION_NAME_MAX = 200;
export const REFEREE_CONTACT_MAX = 254;
export const COUNTRIES_KNOWN_MAX = 30;
export const APPLICANT_LANGUAGES_MAX = 300;

/** What a director-to-be says: for whom they work, and who there vouches for them, unless a document does. */
export const directorApplicationInputSchema = z
  .strictObject({
    federation: typedText(FEDERATION_NAME_MAX),
    website: webAddress(),
    referee_name: personName().nullable().default(null),
    /** Where the referee is reached: a telephone number, or an address at the federation. */
    referee_contact: optionalText(REFEREE_CONTACT_MAX),
    /** It proposes regions to the admin, and gives none. */
    countries_known: z.array(countryCodeSchema).max(COUNTRIES_KNOWN_MAX).default([]),
    /** In their own words. */
    languages: optionalText(APPLICANT_LANGUAGES_MAX),
  })
  .superRefine(({ referee_name: name, referee_contact: contact }, context) => {
    if (Boolean(name) === Boolean(contact)) return;
    const field = name ? 'referee_contact' : 'referee_name';
    const message = 'Give the name of your referee and how we reach them, or leave both empty.';
    refuseField(context, field, { code: 'required', message });
  }, BESIDE_OTHER_ERRORS);
export type DirectorApplicationInput = z.infer<typeof directorApplicationInputSchema>;

/** The person reads the reason, and may apply again. */
export const refuseDirectorSchema = z.strictObject({ reason: typedText(USER_REASON_MAX) });
export type RefuseDirector = z.infer<typeof refuseDirectorSchema>;

const refusalSchema = z.object({ reason: z.string(), refused_at: z.iso.datetime() });

const directorApplicationSchema = z.object({
  federation: z.string(),
  website: z.string(),
  referee_name: z.string().nullable(),
  referee_contact: z.string().nullable(),
  countries_known: z.array(z.string()),
  languages: z.string().nullable(),
  /** How the account's proven address fits the federation's website. It proves nothing by itself. */
  domain_match: z.enum(DOMAIN_MATCHES),
});
export type DirectorApplication = z.infer<typeof directorApplicationSchema>;

/** What shows that a director-to-be works for the federation: a letter, a contract, a card. */
const applicationDocumentSchema = z.object({
  name: z.string(),
  content_type: z.string(),
  bytes: z.int(),
  uploaded_at: z.iso.datetime(),
});
export type ApplicationDocument = z.infer<typeof applicationDocumentSchema>;

export const ownApplicationSchema = z.object({
  application: directorApplicationSchema.nullable(),
  document: applicationDocumentSchema.nullable(),
  /** An admin has said no. Saving the application or a document asks again. */
  refusal: refusalSchema.nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const directorSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  regions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  /** Null until they have said for whom they work: then they cannot be approved. */
  application: directorApplicationSchema.nullable(),
  /** For admins to read, until thirty days after the decision. */
  document: applicationDocumentSchema.extend({ url: z.string() }).nullable(),
  /** Of a director-to-be who was told no and has not applied again. */
  refusal: refusalSchema.extend({ refused_by: z.string().nullable() }).nullable(),
  created_at: z.iso.datetime(),
});
export type Director = z.infer<typeof directorSchema>;
/** Those who wait come first, oldest first; who has not proven their address does not show up. */
export const directorListSchema = z.object({
  directors: z.array(directorSchema),
  file_key: fileKeySchema,
});
export type DirectorList = z.infer<typeof directorListSchema>;

/** Approves a pending director; for an approved director it replaces the regions. */
export const assignRegionsSchema = z.strictObject({ region_ids: z.array(z.uuid()).min(1).max(100) });
export type AssignRegions = z.infer<typeof assignRegionsSchema>;
