/** What was shown to directors, as it leaves the server: words as they were given, documents by where to load them. */
import { givenStatementSchema, type EvidenceFile } from '@faircourt/contracts/verification';
import type { z } from 'zod';

type GivenStatement = z.infer<typeof givenStatementSchema>;

/** Of the column `evidence`: our own writing, yet of several years, so each entry is read for what it is. */
export function presentStatements(evidence: unknown): GivenStatement[] {
  return Array.isArray(evidence)
    ? evidence.flatMap((entry) => givenStatementSchema.safeParse(entry).data ?? [])
    : [];
}

export interface EvidenceFileRow {
  id: string;
  name: string;
  content_type: string;
  bytes: number;
  created_at: Date;
}

export function presentEvidenceFile(row: EvidenceFileRow): EvidenceFile {
  return {
    id: row.id,
    name: row.name,
    content_type: row.content_type,
    bytes: row.bytes,
    url: `/api/evidence-files/${row.id}`,
    uploaded_at: row.created_at.toISOString(),
  };
}
