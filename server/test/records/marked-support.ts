/** What people write to support and what admins write about people, with the words by which it is looked for afterwards. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../app/test-app.ts';
import type { MarkedPeople } from './marked-people.ts';

type Who = Writer['who'];

interface Writer {
  who: 'athlete' | 'guardian' | 'coach' | 'director' | 'admin';
  mark: string;
  world: number;
}

const LETTERS = { athlete: 'A', guardian: 'B', coach: 'C', director: 'D', admin: 'E' } as const;

/** A question that was answered, a safety report that was closed, both with a thread, and one from before joining. */
export async function writeToSupport(app: TestApp, people: MarkedPeople, writer: Writer): Promise<void> {
  const { who, mark, world } = writer;
  const { userId } = people[who];
  const name = `Ada ${mark}`;
  const email = `${mark}-${world}@example.test`;
  const written = { name, email, locale: 'en', fingerprint: null } as const;
  const safety = `I am ${name}, reach me at ${email}.`;
  const requests = [
    { ...written, type: 'general', message: `${mark} asks`, reporter_user_id: null },
    { ...written, type: 'billing', message: `${mark} asks again`, reporter_user_id: userId },
    { ...written, type: 'nil-consulting', message: `${mark} asks for advice`, reporter_user_id: userId },
    { ...written, type: 'safety', message: safety, reporter_user_id: userId, closed_note: `Called ${name}.` },
  ] as const;
  for (const [n, request] of requests.entries()) {
    const { id } = await app.db
      .insertInto('support_requests')
      .values({
        ...request,
        reference: `FC-AA${LETTERS[who]}${n + 2}-AAA${String.fromCodePoint('A'.charCodeAt(0) + (world % 8))}`,
        closed_at: new Date('2100-01-01'),
        closed_by: people.admin.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (request.type === 'nil-consulting') await advise(app, { id, userId, name });
    const said = (kind: 'answer' | 'reply' | 'note', author: string, body: string) => ({
      request_id: id,
      kind,
      author_user_id: author,
      body,
      submission_id: randomUUID(),
    });
    await app.db
      .insertInto('support_messages')
      .values([
        said('answer', people.admin.userId, `Dear ${name}, we look at it. Yours, Ada qqadmin`),
        said('reply', userId, `Thank you. ${name}`),
        said('note', people.admin.userId, `${name} sounds worried.`),
      ])
      .execute();
  }
}

/** A case with every word that admins and the family write into one. */
async function advise(
  app: TestApp,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<void> {
  const at = new Date('2026-01-01');
  const call = { call_planned_at: at, call_at: at, call_note: `${name} picks up.` };
  const quote = { quote_id: randomUUID(), quote_amount_cents: 100, quote_currency: 'USD', quoted_at: at };
  await app.db
    .insertInto('consulting_cases')
    .values({
      ...{ request_id: id, state: 'closed', opened_at: at, changed_at: at, ...call, ...quote },
      ...{ quote_covers: `A talk with ${name}`, quote_valid_until: '2026-02-01' },
      ...{ accepted_at: at, accepted_by: userId, accepted_name: name },
      ...{ ended_at: at, end_reason: `${name} moved away.` },
    })
    .execute();
}

/** Words of admins about everybody: why they were suspended and let in again, and what was said of a guardian's link. */
export async function noteByAdmins(app: TestApp, people: MarkedPeople): Promise<void> {
  const { athlete, guardian, admin } = people;
  for (const [who, mark] of [
    ['athlete', 'qqathlete'],
    ['guardian', 'qqguardian'],
    ['coach', 'qqcoach'],
    ['director', 'qqdirector'],
    ['admin', 'qqadmin'],
  ] as const) {
    if (who !== 'admin') {
      await app.db
        .insertInto('admin_actions')
        .values({
          user_id: people[who].userId,
          action: 'end_sessions',
          reason: `${mark} lost a phone`,
          done_by: admin.userId,
          done_at: new Date(),
        })
        .execute();
      await app.db
        .insertInto('confirmations')
        .values({
          kind: 'erase_account',
          user_id: people[who].userId,
          reason: `${mark} asked on the phone`,
          asked_by: admin.userId,
          asked_at: new Date(),
          expires_at: new Date('2100-01-01'),
          outcome: 'refused',
          decided_at: new Date(),
          decision_reason: `${mark} can do it herself`,
        })
        .execute();
    }
    await app.db
      .insertInto('suspensions')
      .values({
        user_id: people[who].userId,
        reason: `${mark} was away`,
        suspended_at: new Date(),
        suspended_by: admin.userId,
        lifted_at: new Date(),
        lifted_by: admin.userId,
        lift_reason: `${mark} is back`,
      })
      .execute();
  }
  await app.db
    .insertInto('director_refusals')
    .values({
      user_id: people.director.userId,
      reason: 'qqdirector named nobody who vouches',
      refused_at: new Date(),
    })
    .execute();
  await app.db
    .updateTable('guardian_links')
    .set({
      admitted_by: admin.userId,
      admitted_reason: 'qqguardian called us',
      ended_reason: 'qqguardian could not say who she is',
    })
    .where('guardian_user_id', '=', guardian.userId)
    .execute();
  await app.db
    .updateTable('athletes')
    .set({
      held_reason: 'qqguardian and qqathlete talked',
      paused_at: new Date('2026-01-01'),
      paused_until: '2026-02-01',
      paused_by: guardian.userId,
    })
    .where('id', '=', athlete.athleteId)
    .execute();
}

/** Reports that were decided: by everybody, about a conversation and about the coach, with what moderators wrote. */
export async function reportThings(app: TestApp, people: MarkedPeople): Promise<void> {
  const { athlete, coach, admin, threadId } = people;
  const named = (['athlete', 'guardian', 'coach', 'director', 'admin'] as const).map(nameOf).join(', ');
  const decided = {
    severity: 'normal',
    category: 'other',
    created_at: new Date(),
    due_at: new Date(),
    closed_at: new Date(),
    closed_by: admin.userId,
    outcome: 'acted',
    about_user_id: coach.userId,
    coach_id: coach.coachId,
  } as const;
  const items = [
    { ...decided, kind: 'coach', subject_id: coach.coachId, note: `Talked to ${nameOf('coach')}` },
    {
      ...decided,
      kind: 'conversation',
      subject_id: threadId,
      athlete_id: athlete.athleteId,
      note: `${named} were heard. ${nameOf('admin')}`,
    },
  ] as const;
  for (const item of items) {
    const { id: itemId } = await app.db
      .insertInto('moderation_items')
      .values(item)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: decisionId } = await app.db
      .insertInto('moderation_decisions')
      .values({
        item_id: itemId,
        measure: 'warn',
        user_id: coach.userId,
        reason: `${nameOf('coach')}, please keep to basketball. ${nameOf('admin')}`,
        decided_by: admin.userId,
        decided_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('moderation_appeals')
      .values({
        decision_id: decisionId,
        words: `I am ${nameOf('coach')}, and ${nameOf('admin')} is wrong.`,
        made_at: new Date(),
        decided_by: admin.userId,
        decided_at: new Date(),
        is_accepted: false,
        answer: `${nameOf('coach')}, I agree with my colleague. ${nameOf('admin')}`,
      })
      .execute();
    if (item.kind === 'conversation') {
      await app.db
        .updateTable('support_requests')
        .set({ thread_id: threadId, moderation_item_id: itemId })
        .where('type', '=', 'safety')
        .where('reporter_user_id', 'in', [athlete.userId, people.guardian.userId, coach.userId])
        .execute();
    }
    for (const who of ['athlete', 'guardian', 'director'] as const) {
      const { id } = await app.db
        .insertInto('moderation_reports')
        .values({
          item_id: itemId,
          reported_by: people[who].userId,
          category: 'other',
          reason: `${nameOf(who)} does not like what ${nameOf('coach')} says`,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const content =
        item.kind === 'coach'
          ? { facts: [{ fact: 'title', text: 'qqcoach assistant' }], messages: [] }
          : {
              facts: [],
              messages: [{ sender_name: nameOf('guardian'), body: `Hello ${nameOf('athlete')}` }],
            };
      await app.db
        .insertInto('moderation_snapshots')
        .values({ report_id: id, content: JSON.stringify(content) })
        .execute();
    }
  }
}

function nameOf(who: Who): string {
  return `Ada qq${who}`;
}
