/** What happens to signatures, as entries of the athlete's log. Names and addresses stay on the signature itself. */
import type { EventActor, EventOf, FaircourtEvent } from '@faircourt/contracts/events';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';

type Actor = EventActor;

interface Signed {
  id: string;
  athlete_id: string;
  kind: ConsentKind;
  version: number;
}

/** The checksum is of the words that were signed: the log proves them without holding them. */
export function consentSigned(
  signature: Signed & { document_id: string; body_hash: Buffer },
  by: Actor,
  { wasMissing = false }: { wasMissing?: boolean } = {},
): FaircourtEvent {
  return {
    chain: signature.athlete_id,
    type: 'consent.signed',
    actor: by,
    data: {
      signature_id: signature.id,
      kind: signature.kind,
      version: signature.version,
      document_id: signature.document_id,
      body_hash: signature.body_hash.toString('hex'),
      ...(wasMissing ? { was_missing: true } : {}),
    },
  };
}

type WithdrawalReason = EventOf<'consent.withdrawn'>['data']['reason'];

export function consentWithdrawn(signature: Signed, reason: WithdrawalReason, by: Actor): FaircourtEvent {
  return {
    chain: signature.athlete_id,
    type: 'consent.withdrawn',
    actor: by,
    data: { signature_id: signature.id, kind: signature.kind, version: signature.version, reason },
  };
}
