import type { CompleteProfile } from '@faircourt/contracts/athlete-page';
import { useFormat } from '../../../i18n/use-format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FactList } from './fact-list.tsx';
import { GroupSection } from './group-section.tsx';

export function AcademicsSection({ profile: { academics, states, badges } }: { profile: CompleteProfile }) {
  const t = useText();
  return (
    <GroupSection
      title={t('athlete.academics')}
      state={states.academics}
      badge={academics ? badges.academics : undefined}
    >
      {academics ? (
        <Academics academics={academics} />
      ) : (
        <p className="text-muted">{t('athlete.nothing_yet')}</p>
      )}
    </GroupSection>
  );
}

function Academics({ academics }: { academics: NonNullable<CompleteProfile['academics']> }) {
  const t = useText();
  const format = useFormat();
  const { gpa, sat, act, core_courses: courses } = academics;
  if (gpa === null && sat === null && act === null && courses.length === 0) {
    return <p className="text-muted">{t('athlete.nothing_yet')}</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      <FactList
        facts={[
          [t('athlete.gpa'), gpa === null ? null : format.number(gpa)],
          [t('athlete.sat'), sat],
          [t('athlete.act'), act],
        ]}
      />
      {courses.length > 0 && (
        <div className="border-t border-line pt-5">
          <h3 className="mb-3 text-base">{t('athlete.core_courses')}</h3>
          <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
            {courses.map(({ title, grade }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same course may be listed twice
              <li key={index} className="flex justify-between gap-4 border-b border-line pb-2">
                <span className="min-w-0 break-words">{title}</span>
                {grade && <span className="font-medium whitespace-nowrap tabular-nums">{grade}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
