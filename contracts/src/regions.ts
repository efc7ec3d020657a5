/** Regions are sets of countries, and may overlap; directors are approved for them by admins. */
import { z } from 'zod';
import { countryCodeSchema } from './athletes.ts';
import { typedText } from './text.ts';
import { ACCOUNT_STATUSES, FACT_GROUPS } from './vocabulary.ts';

export const REGION_NAME_MAX = 120;
export const VALIDITY_MONTHS = { min: 1, max: 60 } as const;

const validitySchema = z.partialRecord(
  z.enum(FACT_GROUPS),
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

export const directorSchema = z.object({
  user_id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: z.enum(ACCOUNT_STATUSES),
  regions: z.array(z.object({ id: z.uuid(), name: z.string() })),
  created_at: z.iso.datetime(),
});
export type Director = z.infer<typeof directorSchema>;
/** Those who wait come first, oldest first. */
export const directorListSchema = z.object({ directors: z.array(directorSchema) });

/** Approves whoever waits; for an approved director it replaces the regions. */
export const assignRegionsSchema = z.strictObject({ region_ids: z.array(z.uuid()).min(1).max(100) });
export type AssignRegions = z.infer<typeof assignRegionsSchema>;
