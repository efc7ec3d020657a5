/**
 * Documents for the oldest questions of the demo queue, so that a director has something to compare: drawn from the values that
 * the question states, and stored like every upload. They are few, because a first start waits for them.
 */
import type { FactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { insertEvidenceFile } from '../../features/verification/evidence/evidence-file.store.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { keepContent } from '../../uploads/kept-content.ts';
import { drawProtocol } from './measuring-protocol.ts';
import { drawSchoolPaper } from './school-paper.ts';

const EACH_GROUP = 6;

interface Question {
  id: string;
  fact_group: FactGroup;
  fact_values: Record<string, unknown>;
  place: string | null;
  requested_by: string;
  created_at: Date;
  name: string;
  school_name: string | null;
  gpa: string | null;
}

export async function storeDemoEvidence(deps: { db: Database; files: FileStore }): Promise<number> {
  const questions = await listQuestions(deps.db);
  for (const question of questions) {
    const { name, contentType, content } = await draw(question);
    await keepContent(deps, 'evidence', { content, contentType }, (trx, stored) =>
      insertEvidenceFile(trx, {
        ...stored,
        verificationId: question.id,
        name,
        uploadedBy: question.requested_by,
        now: question.created_at,
      }),
    );
  }
  return questions.length;
}

/** Of each group those that wait longest in the demo director's countries: they come first in the queue. */
async function listQuestions(db: Database): Promise<Question[]> {
  const { rows } = await sql<Question>`
    select ranked.* from (
      select asked.id, asked.fact_group, asked.fact_values, asked.evidence -> 0 ->> 'place' as place, asked.requested_by,
        asked.created_at, owner.name, athletes.school_name, academics.gpa,
        row_number() over (partition by asked.fact_group order by asked.created_at, asked.id) as place_in_group
      from verifications asked
      join athletes on athletes.id = asked.athlete_id
      join users owner on owner.id = athletes.user_id
      left join academics on academics.athlete_id = athletes.id
      where asked.status = 'open' and asked.country_code in ('US', 'CA', 'MX')
        and asked.fact_group in ('measurements', 'academics', 'transcript', 'school')
    ) ranked
    where ranked.place_in_group <= ${EACH_GROUP}
    order by ranked.created_at, ranked.id`.execute(db);
  return rows;
}

async function draw(question: Question): Promise<{ name: string; contentType: string; content: Buffer }> {
  const { fact_group: group, fact_values: values, name } = question;
  const on = dayOf(question.created_at);
  if (group === 'measurements') {
    const content = await drawProtocol({ name, place: question.place ?? 'School gym', on, values });
    return { name: 'measuring-protocol.jpg', contentType: 'image/jpeg', content };
  }
  const kind = group === 'school' ? 'enrolment' : 'transcript';
  const gpa = question.gpa === null ? null : Number(question.gpa);
  const school = question.school_name ?? 'Fernhollow Academy';
  const content = await drawSchoolPaper({ kind, name, school, on, values: { gpa, ...values } });
  return { name: `${kind}.pdf`, contentType: 'application/pdf', content };
}
