import type { GuardianStatement } from '@faircourt/contracts/guardianship';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';

/** What the guardian has said about themselves, and the way to correct a mistake. */
export function StatedFacts({
  statement: { full_name: name, birthdate, relationship },
  onCorrect,
}: {
  statement: GuardianStatement;
  onCorrect: () => void;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {t('guardianship.stated', {
          name,
          date: format.day(birthdate),
          relationship: t(`relationship.${relationship}`),
        })}
      </span>
      <Button variant="ghost" size="sm" className="min-h-10" onClick={onCorrect}>
        {t('guardianship.correct')}
      </Button>
    </p>
  );
}
