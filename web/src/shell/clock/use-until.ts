import { untilText } from '../../i18n/until-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useNow } from './use-clock.ts';

/** Until when something lasts, as of now. */
export function useUntil(): (moment: string) => string {
  const t = useText();
  const format = useFormat();
  const now = useNow();
  return (moment) => untilText(moment, now, { t, format });
}
