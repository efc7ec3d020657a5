/** An athlete's guardians: listed and reported. Decisions fail at once without a connection. */
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { useLinkChange } from '../../../domain/guardian-links/link-answers.queries.ts';
import { ownGuardiansQuery } from '../../../domain/own-guardians.query.ts';

export function useOwnGuardians(isAllowed: boolean) {
  return useQuery({ ...ownGuardiansQuery, enabled: isAllowed });
}

/** To the safety team alone; the link stays as it is and nobody in the family hears of it. */
export function useReportGuardian() {
  return useLinkChange(({ id, message }: { id: string; message: string | null }) =>
    api.POST('/api/guardian-links/{id}/report', { params: { path: { id } }, body: { message } }),
  );
}
