import type { FactVerification } from '@faircourt/contracts/verification';
import { useCallback } from 'react';
import { useText } from '../../../i18n/use-text.ts';

/** "Measurements", "Season statistics 2025-26". */
export function useFactTitle(): (fact: Pick<FactVerification, 'fact_group' | 'season_label'>) => string {
  const t = useText();
  return useCallback(
    ({ fact_group, season_label }) => [t(`facts.${fact_group}`), season_label].filter(Boolean).join(' '),
    [t],
  );
}
