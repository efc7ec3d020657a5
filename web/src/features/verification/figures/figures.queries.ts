import { useQuery } from '@tanstack/react-query';
import { figuresQuery } from '../../../domain/director-work.queries.ts';

export function useFigures(isAllowed: boolean) {
  return useQuery({ ...figuresQuery, enabled: isAllowed });
}
