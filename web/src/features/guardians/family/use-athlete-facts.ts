import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FactVerification } from '@faircourt/contracts/verification';
import { useQuery } from '@tanstack/react-query';
import { ownVerificationsQuery } from '../../../domain/verification/own-verifications.query.ts';

type Asked = Pick<FamilyAthlete, 'id' | 'is_without_seasons'>;

/**
 * How far each fact that a release can open is, from the answer that the page of verifications shows; undefined until it came.
 * Where the signed form leaves out the season statistics, no check of a season opens anything.
 */
export function useAthleteFacts({
  id,
  is_without_seasons: isWithoutSeasons,
}: Asked): readonly FactVerification[] | undefined {
  const { data } = useQuery(ownVerificationsQuery);
  const facts = data?.athletes.find(({ athlete }) => athlete.id === id)?.facts;
  return isWithoutSeasons ? facts?.filter(({ fact_group }) => fact_group !== 'season') : facts;
}
