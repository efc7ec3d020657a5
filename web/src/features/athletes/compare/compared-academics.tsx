import type { ComparedAthlete } from '@faircourt/contracts/comparison';
import { VerifiedBadge } from '../../../domain/verification/verified-badge.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ComparedRow, ComparedSection, Figure, NobodyHas } from './compared-rows.tsx';

const SCORES = ['gpa', 'sat', 'act'] as const;

export function ComparedAcademics({ athletes }: { athletes: readonly ComparedAthlete[] }) {
  const t = useText();
  const format = useFormat();
  const none = t('compare.not_shown');
  const shown = SCORES.filter((score) =>
    athletes.some(({ profile }) => typeof profile?.academics?.[score] === 'number'),
  );
  const hasCourses = athletes.some(({ profile }) => profile?.academics?.core_courses.length);
  const missing = SCORES.filter((score) => !shown.includes(score)).map((score) => t(`athlete.${score}`));
  return (
    <ComparedSection title={t('athlete.academics')}>
      {shown.map((score) => (
        <ComparedRow key={score} title={t(`athlete.${score}`)} athletes={athletes}>
          {({ profile }) => {
            const value = profile?.academics?.[score] ?? null;
            const badge = profile?.badges.academics;
            return (
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Figure value={value === null ? null : format.number(value)} none={none} />
                {value !== null && badge && <VerifiedBadge badge={badge} />}
              </span>
            );
          }}
        </ComparedRow>
      ))}
      {hasCourses && (
        <ComparedRow title={t('athlete.core_courses')} athletes={athletes}>
          {({ profile }) => {
            const courses = profile?.academics?.core_courses.length ?? 0;
            return <Figure value={courses === 0 ? null : format.number(courses)} none={none} />;
          }}
        </ComparedRow>
      )}
      <NobodyHas facts={hasCourses ? missing : [...missing, t('athlete.core_courses')]} />
    </ComparedSection>
  );
}
