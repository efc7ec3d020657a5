import { useCallback } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** The sentence for a decision that was refused. Most often another guardian was faster: the page then shows it. */
export function useDecisionFailure(): (error: unknown) => string {
  const t = useText();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const isOvertaken = error instanceof ApiError && ['conflict', 'not_found'].includes(error.code);
      return isOvertaken ? t('requests.overtaken') : errorText(error, t('requests.decide.failed'));
    },
    [t, errorText],
  );
}
