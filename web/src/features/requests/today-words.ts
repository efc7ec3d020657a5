/** What a group holds today, in one line: exactly what the coach would read once it is approved and in effect. */
import type { AskedRecord } from '@faircourt/contracts/requests';
import type { FieldGroup } from '@faircourt/contracts/vocabulary';
import { MEASURES, measureWords } from '../../domain/measures.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { Format } from '../../i18n/use-format.ts';
import type { Units } from '../../i18n/use-units.ts';

type Words = { t: Translate; format: Pick<Format, 'number'>; units: Units };

/** Null where the record holds nothing of it yet. */
export function todayWords(
  group: FieldGroup,
  record: AskedRecord,
  { t, format, units }: Words,
): string | null {
  const parts: Record<FieldGroup, () => (string | null)[]> = {
    identity: () => [
      record.name,
      record.city,
      record.school_name,
      record.current_team,
      record.jersey_number === null ? null : t('requests.today.jersey', { number: record.jersey_number }),
      record.has_bio ? t('requests.today.bio') : null,
      record.has_accounts ? t('requests.today.accounts') : null,
      record.has_photo ? t('requests.today.photo') : null,
    ],
    measurements: () => [
      ...MEASURES.map((measure) => {
        const value = record[measure];
        return value === null ? null : measureWords(measure, value, units);
      }),
      counted(record.seasons, 'requests.today.seasons', t),
    ],
    academics: () => [
      record.gpa === null ? null : t('requests.today.gpa', { value: format.number(record.gpa) }),
      record.sat === null ? null : t('requests.today.sat', { value: record.sat }),
      record.act === null ? null : t('requests.today.act', { value: record.act }),
      counted(record.core_courses, 'requests.today.courses', t),
    ],
    transcript: () => [record.has_transcript ? t('requests.today.transcript') : null],
    videos: () => [counted(record.videos, 'requests.today.videos', t)],
    contact: () => [t('requests.today.contact', { athlete: record.name })],
  };
  const said = parts[group]().filter((part) => part !== null && part !== '');
  return said.length > 0 ? said.join(' · ') : null;
}

function counted(
  count: number,
  id: 'requests.today.seasons' | 'requests.today.courses' | 'requests.today.videos',
  t: Translate,
): string | null {
  return count === 0 ? null : t(id, { count });
}
