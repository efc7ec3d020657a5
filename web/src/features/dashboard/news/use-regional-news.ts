import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { matchLocale } from '../../../i18n/locale.ts';
import { feedQuery } from './feed.query.ts';

/** Every dashboard ends with them and waits for them too, so that nothing moves. */
export function useRegionalNews() {
  return useQuery(feedQuery(matchLocale([useLingui().i18n.locale])));
}
