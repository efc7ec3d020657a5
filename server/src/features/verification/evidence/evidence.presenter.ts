/** Documents that were shown to directors, as they leave the server: by where to load them. */
import type { EvidenceFile } from '@faircourt/contracts/verification';

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
