import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

/** "Nov 9": a day under an axis, where a year would not fit. */
export function useShortDay(): (day: string) => string {
  const { locale } = useLingui().i18n;
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
    return (day) => format.format(new Date(day));
  }, [locale]);
}
