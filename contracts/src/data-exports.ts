/** Downloading everything we hold about a person: asked for, packed by a job, fetched with the password. */
import { z } from 'zod';
import { withPasswordSchema } from './second-factor.ts';
import { RETENTION } from './retention.ts';

/** How long a download can be fetched; then it is deleted. */
export const DATA_EXPORT_DAYS = RETENTION.data_exports.count;
/** How many one person may ask for within 24 hours. */
export const DATA_EXPORTS_PER_DAY = 3;

const DATA_EXPORT_STATES = ['requested', 'ready', 'failed'] as const;

const aboutAthlete = z.object({ id: z.uuid(), name: z.string() });

const dataExportSchema = z.object({
  id: z.uuid(),
  /** Null for one's own data. */
  athlete: aboutAthlete.nullable(),
  state: z.enum(DATA_EXPORT_STATES),
  requested_at: z.iso.datetime(),
  /** In percent. */
  progress: z.int().min(0).max(100),
  /** Of one that is ready. */
  bytes: z.int().nullable(),
  expires_at: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

export const dataExportListSchema = z.object({
  exports: z.array(dataExportSchema),
  /** How many more one may ask for now. */
  left: z.int().min(0),
  /** Minors whose data this guardian may download. */
  athletes: z.array(aboutAthlete),
});
export type DataExportList = z.infer<typeof dataExportListSchema>;

/** The password again, or a passkey: a session may be stolen, or left open on a shared computer. */
export const openDataExportSchema = withPasswordSchema;
export type OpenDataExport = z.infer<typeof openDataExportSchema>;
