import type { FactVerification } from '@faircourt/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';

/** How far the facts of the athlete who builds this profile have come; undefined while that is loading. */
export function useOwnFacts(): FactVerification[] | undefined {
  const { data } = useQuery(ownVerificationsQuery);
  // An athlete's family is the athlete alone.
  return data && (data.athletes[0]?.facts ?? []);
}
