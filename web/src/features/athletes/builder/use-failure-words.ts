/** What a failed save of the builder says. Without a connection nothing is wrong with what was typed, and that is said first. */
import { ApiError } from '../../../api/api-error.ts';
import { useErrorText } from '../../../api/use-error-text.ts';
import { useText } from '../../../i18n/use-text.ts';

export function useFailureWords(): (
  error: unknown,
  fallback: string,
) => { title: string; description: string } {
  const t = useText();
  const errorText = useErrorText();
  return (error, fallback) =>
    error instanceof ApiError && error.code === 'offline'
      ? { title: t('error.offline.title'), description: t('error.offline.kept') }
      : { title: t('profile.error'), description: errorText(error, fallback) };
}
