import type { FactVerification } from '@faircourt/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';

/** How far each fact of the athlete is, from the answer that the page of verifications shows; undefined until it came. */
export function useAthleteFacts(athleteId: string): readonly FactVerification[] | undefined {
  const { data } = useQuery(ownVerificationsQuery);
  return data?.athletes.find(({ athlete }) => athlete.id === athleteId)?.facts;
}
