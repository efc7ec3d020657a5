/** Turns a failure into a sentence in the reader's language that says what to do next. */
import type { Translate } from '../i18n/messages.ts';
import { ApiError } from './api-error.ts';

/** Codes that say nothing a person could act on. The caller's own words serve better, where there are any. */
const UNHELPFUL = new Set<string>(['internal_error', 'malformed_request', 'not_found', 'not_allowed']);

/** Beyond this many seconds people think in minutes. */
const SECONDS_WORTH_COUNTING = 90;

export function describeError(error: unknown, t: Translate, fallback?: string): string {
  if (!(error instanceof ApiError)) return fallback ?? t('error.internal_error');
  if (fallback !== undefined && UNHELPFUL.has(error.code)) return fallback;
  if (error.code === 'rate_limited' && error.retryAfterSeconds !== null) {
    return describeWait(error.retryAfterSeconds, t);
  }
  return t(`error.${error.code}`);
}

function describeWait(seconds: number, t: Translate): string {
  return seconds <= SECONDS_WORTH_COUNTING
    ? t('error.rate_limited_seconds', { seconds: Math.max(1, seconds) })
    : t('error.rate_limited_minutes', { minutes: Math.ceil(seconds / 60) });
}
