/** The lines between messages: a new day, and where what is new begins. */
import { useFormat } from '../../i18n/use-format.ts';
import { useText } from '../../i18n/use-text.ts';
import { daysBetween } from './message-runs.ts';

export function DayHeading({ start, today }: { start: Date; today: Date }) {
  const t = useText();
  const format = useFormat();
  const days = daysBetween(start, today);
  return (
    // No anchor for scrolling: earlier messages of the same day are added below it.
    <h2 className="mx-auto rounded-full [overflow-anchor:none] border border-line bg-surface px-3 py-0.5 font-sans text-sm font-medium tracking-normal text-muted">
      {days === 0
        ? t('messages.day.today')
        : days === 1
          ? t('messages.day.yesterday')
          : format.fullDate(start)}
    </h2>
  );
}

export function NewMark() {
  const t = useText();
  return (
    <p className="flex items-center gap-3 text-sm font-medium text-ball-text before:h-px before:flex-1 before:bg-ball/40 after:h-px after:flex-1 after:bg-ball/40">
      {t('messages.new')}
    </p>
  );
}
