import type { VerificationItem } from '@faircourt/contracts/verification';

/** A stored document that speaks for a claim. */
export interface ShownDocument {
  url: string;
  /** Null for the athlete's transcript, which is named by what it is. */
  name: string | null;
  /** Whether it may have several pages: a transcript can be either. */
  isPaged: boolean;
  details: { bytes: number; uploadedAt: string } | null;
}

/** In the order in which a director reads: the transcript where it is evidence, then what was sent, oldest first. */
export function shownDocuments({
  transcript,
  files,
}: Pick<VerificationItem, 'transcript' | 'files'>): ShownDocument[] {
  const own = transcript?.file_url
    ? [{ url: transcript.file_url, name: null, isPaged: true, details: null }]
    : [];
  const sent = files.map(({ url, name, content_type, bytes, uploaded_at }) => ({
    url,
    name,
    isPaged: !content_type.startsWith('image/'),
    details: { bytes, uploadedAt: uploaded_at },
  }));
  return [...own, ...sent];
}
