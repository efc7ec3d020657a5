import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import type { TimeLineLane } from './time-line.ts';

/** "Unofficial visits from Aug 1, 2027". */
export function useVisitWords(): (visit: TimeLineLane['visits'][number]) => string {
  const t = useText();
  const format = useFormat();
  return ({ channel, on }) =>
    t('contact_rules.line.visit', { about: t(`contact_rules.channel.${channel}`), day: format.day(on) });
}
