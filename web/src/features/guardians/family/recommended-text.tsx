import type { FamilyAthlete } from '@faircourt/contracts/family';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { namedGroup } from '../../../domain/releases/group-name.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { recommendedOutlook } from './recommended-outlook.ts';
import { useAthleteFacts } from './use-athlete-facts.ts';

/** What one press would show: beside what is seen now, and read out with the button. */
export function RecommendedText({ athlete }: { athlete: FamilyAthlete }) {
  return (
    <p id={recommendedTextId(athlete.id)} className="text-sm text-muted">
      {useRecommendedWords(athlete)}
    </p>
  );
}

export function recommendedTextId(athleteId: string): string {
  return `recommended-${athleteId}`;
}

/** Promises no more than there is: what is seen at once, and each thing that the rest waits for, by the words of the table. */
function useRecommendedWords(athlete: FamilyAthlete): string {
  const t = useText();
  const format = useFormat();
  const { groups, seen, waiting, needed } = recommendedOutlook(athlete, useAthleteFacts(athlete));
  if (needed !== null) return t(`family.recommended.before.${needed}`);
  const names = (of: readonly FieldGroup[]) =>
    of.flatMap((group) =>
      group === 'contact' ? [] : [t(`family.seen_now.short.${namedGroup(group, athlete)}`)],
    );
  return [
    t('family.recommended.text', { parts: format.list(names(groups)) }),
    seen.length > 0
      ? t('family.recommended.seen', { parts: format.list(names(seen)) })
      : t('family.recommended.unseen'),
    ...waiting.map(({ look, groups: of }) =>
      t('family.recommended.waiting', { why: t(`family.look.${look}`), parts: names(of).join(', ') }),
    ),
    t('family.recommended.rest'),
  ].join(' ');
}
