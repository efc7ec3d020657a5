import { ApiError } from '../../../api/api-error.ts';
import { NotYourPage } from '../../../domain/not-your-page.tsx';
import type { PATHS } from '../../../shell/paths.ts';
import { useText } from '../../../i18n/use-text.ts';

type ClosedToYouProps = {
  page: typeof PATHS.verifications | typeof PATHS.verification | typeof PATHS.figures;
};

export function ClosedToYou({ page }: ClosedToYouProps) {
  const t = useText();
  return <NotYourPage page={page}>{t('queue.refused.text')}</NotYourPage>;
}

export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_allowed';
}
