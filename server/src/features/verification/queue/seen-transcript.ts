/** The transcript that lay beside a claim when it was decided: kept as an entry of `evidence`, beside what was said. */
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { z } from 'zod';

/** Where a transcript is what the claim can be read from. */
const READ_FROM_TRANSCRIPT: readonly FactGroup[] = ['transcript', 'academics'];

export function isReadFromTranscript(factGroup: FactGroup): boolean {
  return READ_FROM_TRANSCRIPT.includes(factGroup);
}

const seenTranscriptSchema = z.object({
  kind: z.literal('transcript'),
  file_id: z.uuid().nullable(),
  sha256: z.string().nullable(),
  url: z.string().nullable(),
  seen_at: z.iso.datetime(),
});
export type SeenTranscript = z.infer<typeof seenTranscriptSchema>;

interface OnRecord {
  fact_group: FactGroup;
  transcript_file_id: string | null;
  transcript_sha256: string | null;
  transcript_url: string | null;
}

/** Null where a transcript is no evidence. That there was none is worth knowing too. */
export function seenTranscript(item: OnRecord, now: Date): SeenTranscript | null {
  if (!isReadFromTranscript(item.fact_group)) return null;
  return {
    kind: 'transcript',
    file_id: item.transcript_file_id,
    sha256: item.transcript_sha256,
    url: item.transcript_url,
    seen_at: now.toISOString(),
  };
}

/** Whether another one is on record than was decided by. */
export function isTranscriptReplaced(evidence: unknown, item: OnRecord): boolean {
  const entries: unknown[] = Array.isArray(evidence) ? evidence : [];
  const seen = entries.flatMap((entry) => seenTranscriptSchema.safeParse(entry).data ?? []).at(-1);
  return seen !== undefined && (seen.sha256 !== item.transcript_sha256 || seen.url !== item.transcript_url);
}
