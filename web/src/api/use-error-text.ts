import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { describeError } from './describe-error.ts';

/** `errorText(error, fallback)`: the sentence to show for a failed call. */
export function useErrorText(): (error: unknown, fallback?: string) => string {
  const t = useText();
  return useCallback((error, fallback) => describeError(error, t, fallback), [t]);
}
