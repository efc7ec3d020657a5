/** What a minor is told who may not show something alone: which guardian has to act first. */
import type { AppError } from '../../../platform/errors.ts';
import { validationFailed } from '../../../platform/http/problems.ts';

export function profileLockedDown(): AppError {
  const message =
    'A guardian has locked your profile down. Only a guardian can lift that; then you can show it again.';
  return validationFailed([{ field: 'visibility', code: 'locked_down', message }]);
}

export function videosNeedForm(): AppError {
  const message = 'A guardian has to sign the form about videos and pictures first.';
  return validationFailed([{ field: 'is_public', code: 'consent_missing', message }]);
}

export function profileNeedsForm(): AppError {
  const message = 'A guardian has to sign the form about keeping the record first.';
  return validationFailed([{ field: 'visibility', code: 'consent_missing', message }]);
}
