import type { Affiliation } from '@faircourt/contracts/institutions';
import { CodeCard } from './code-card.tsx';
import { NoteCard } from './note-card.tsx';
import { AffiliationCard } from './affiliation-card.tsx';

/** An institution is named: what is on record, and what is to be done about it. */
export function AffiliationCards({ affiliation, onName }: { affiliation: Affiliation; onName: () => void }) {
  const { step, code_expires_at, verification_id } = affiliation;
  // A code may be on its way beside a verification in effect that is to be renewed.
  const needsCode = step === 'email_unproven' || code_expires_at !== null;
  return (
    <>
      <AffiliationCard affiliation={affiliation} onName={onName} />
      {needsCode && <CodeCard affiliation={affiliation} />}
      {verification_id !== null && <NoteCard affiliation={affiliation} verificationId={verification_id} />}
    </>
  );
}
