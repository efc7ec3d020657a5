import { GUARDIAN_LEVELS, type GuardianLevel } from '@faircourt/contracts/vocabulary';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { cn } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** The three levels in a row: a word, a sign and a line for each, never the color alone. */
export function LevelSteps({ level }: { level: GuardianLevel }) {
  const t = useText();
  const reached = GUARDIAN_LEVELS.indexOf(level);
  return (
    <ol aria-label={t('guardianship.levels')} className="grid gap-2 sm:grid-cols-3">
      {GUARDIAN_LEVELS.map((one, index) => {
        const isReached = index <= reached;
        const Icon = isReached ? CircleCheck : CircleDashed;
        return (
          <li
            key={one}
            aria-current={index === reached ? 'step' : undefined}
            className={cn(
              'flex items-center gap-2 border-t-3 pt-2 text-sm font-medium max-sm:border-t-0 max-sm:border-l-3 max-sm:pt-0 max-sm:pl-3',
              isReached ? 'border-verified text-ink' : 'border-line-strong/50 text-muted',
            )}
          >
            <Icon aria-hidden className={cn('size-5 shrink-0', isReached ? 'text-verified' : 'text-muted')} />
            {t(`guardianship.level.${one}`)}
            <VisuallyHidden>
              {t(isReached ? 'guardianship.level.reached' : 'guardianship.level.not_reached')}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
