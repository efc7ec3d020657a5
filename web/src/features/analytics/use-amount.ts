import { SMALLEST_GROUP } from '@faircourt/contracts/analytics';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';

/** Amounts in words; one of too few people is not told. */
export function useAmount() {
  const t = useText();
  const format = useFormat();
  const amount = (value: number | null): string =>
    value === null ? t('analytics.few', { smallest: SMALLEST_GROUP }) : format.number(value);
  const change = (value: number | null, before: number | null): string => {
    if (value === null || before === null) return t('analytics.change.unknown');
    if (value === before) return t('analytics.change.none');
    const difference = format.number(Math.abs(value - before));
    return value > before
      ? t('analytics.change.more', { difference })
      : t('analytics.change.less', { difference });
  };
  return { amount, change };
}
