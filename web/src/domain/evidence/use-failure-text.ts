import { ApiError } from '../../api/api-error.ts';
import { useErrorText } from '../../api/use-error-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** Most often somebody else was faster: the page behind the dialog then shows it. */
export function useFailureText(): (error: unknown) => string {
  const t = useText();
  const errorText = useErrorText();
  return (error) => {
    const isOvertaken = error instanceof ApiError && ['conflict', 'not_found'].includes(error.code);
    return isOvertaken
      ? t('family_verification.overtaken')
      : errorText(error, t('family_verification.send_failed'));
  };
}
