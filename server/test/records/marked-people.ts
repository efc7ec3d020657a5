/**
 * A family, a coach and a director who have left something of theirs wherever the product lets them. Everything that one
 * of them is called or has written holds a word that nothing else holds, so that it can be looked for afterwards.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { SEND_MAIL } from '../../src/platform/mail/send-mail.job.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import type { TestApp } from '../app/test-app.ts';
import { joinAdmin, joinDirector, type Director } from '../features/queue.ts';
import {
  joinConversation,
  joinGuardian,
  send,
  type JoinedConversation,
  type SignedIn,
} from './conversations.ts';
import { noteByAdmins, reportThings, writeToSupport } from './marked-support.ts';
import { pdf, jpeg } from './sample-files.ts';
import { seedPlan } from './seeded-athletes.ts';
import { seedSignatures } from './seeded-signatures.ts';
import { upload } from './uploads.ts';

export const MARKS = {
  athlete: 'qqathlete',
  guardian: 'qqguardian',
  coach: 'qqcoach',
  director: 'qqdirector',
  admin: 'qqadmin',
} as const;

// The keys of the object above, which Object.keys forgets.
export const MARKED = Object.keys(MARKS) as (keyof typeof MARKS)[];

/** The word of one of them, and the network address that is theirs alone. */
export function wordsOf(who: keyof typeof MARKS): string[] {
  return [MARKS[who], addressOf(who)];
}

function addressOf(who: keyof typeof MARKS): string {
  return `198.51.100.${MARKED.indexOf(who) + 201}`;
}

export interface MarkedPeople extends JoinedConversation {
  second: SignedIn;
  director: Director;
  admin: Director;
}

let worlds = 0;

export async function joinMarkedPeople(app: TestApp, files: FileStore): Promise<MarkedPeople> {
  const talk = await joinConversation(app);
  const second = await joinGuardian(app, talk.athlete.athleteId, 'Otis Bellweather');
  const director = await joinDirector(app, ['US']);
  const admin = await joinAdmin(app);
  const people = { ...talk, second, director, admin };
  worlds++;
  await nameThem(app, people, files);
  await fillAthlete(app, people, files);
  await fillGuardian(app, people, files);
  await fillCoach(app, people, files);
  await seatCoach(app, people);
  await fillDirector(app, people, files);
  for (const who of MARKED) await writeToSupport(app, people, { who, mark: MARKS[who], world: worlds });
  await noteByAdmins(app, people);
  await reportThings(app, people);
  return people;
}

async function nameThem(app: TestApp, people: MarkedPeople, files: FileStore): Promise<void> {
  for (const who of MARKED) {
    const mark = MARKS[who];
    const { userId } = people[who];
    const { auth_id } = await app.db
      .updateTable('users')
      .set({ name: `Ada ${mark}`, avatar_url: `https://pictures.test/${mark}` })
      .where('id', '=', userId)
      .returning('auth_id')
      .executeTakeFirstOrThrow();
    const email = `${mark}-${worlds}@example.test`;
    await app.db
      .updateTable('auth_users')
      .set({ email, name: mark, image: mark })
      .where('id', '=', auth_id)
      .execute();
    await app.db
      .updateTable('auth_sessions')
      .set({ user_agent: `${mark} phone`, ip_address: addressOf(who) })
      .where('user_id', '=', auth_id)
      .execute();
    await app.db
      .insertInto('mailbox_codes')
      .values({
        user_id: userId,
        email: `new-${email}`,
        code_hash: Buffer.alloc(32),
        link_hash: Buffer.from(randomUUID().replaceAll('-', '')),
        expires_at: new Date('2100-01-01'),
        link_expires_at: new Date('2100-01-01'),
      })
      .execute();
    await app.db
      .insertInto('auth_verifications')
      .values({
        identifier: `reset-password:${mark}`,
        value: auth_id ?? '',
        expires_at: new Date('2100-01-01'),
      })
      .execute();
    await app.db
      .insertInto('auth_passkeys')
      .values({
        user_id: auth_id ?? '',
        name: `${mark} phone`,
        public_key: 'key',
        credential_id: randomUUID(),
        counter: 0,
        device_type: 'singleDevice',
        backed_up: false,
      })
      .execute();
    const archive = await storeFile(files, mark);
    await app.db
      .insertInto('data_exports')
      .values({
        user_id: userId,
        status: 'ready',
        requested_at: new Date(),
        ready_at: new Date(),
        expires_at: new Date('2100-01-01'),
        storage_key: archive.storage_key,
        bytes: archive.bytes,
        sha256: archive.sha256,
      })
      .execute();
    const later = { afterSeconds: 86_400 };
    const mail = { to: email, subject: 'Later', text: `Hello ${mark}`, html: '' };
    await app.runtime.jobs.enqueue(app.db, SEND_MAIL, mail, later);
    await app.db
      .insertInto('notifications')
      .values({ user_id: userId, kind: 'welcome', data: JSON.stringify({ name: mark }) })
      .execute();
  }
}

async function fillAthlete(app: TestApp, people: MarkedPeople, files: FileStore): Promise<void> {
  const mark = MARKS.athlete;
  const { athlete, guardian, second, coach, threadId } = people;
  await seedSignatures(app.db, { athleteId: athlete.athleteId, guardianUserId: guardian.userId });
  await app.db
    .updateTable('consent_signatures')
    .set({ athlete_name: mark, signed_name: MARKS.guardian, ip_address: addressOf('guardian') })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  for (const field_group of ['identity', 'videos'] as const) {
    await app.db
      .insertInto('releases')
      .values({
        athlete_id: athlete.athleteId,
        field_group,
        audience: 'everyone',
        status: 'approved',
        decided_by: guardian.userId,
        decided_at: new Date(),
      })
      .execute();
  }
  const profile = {
    primary_position: 'Center',
    height_cm: 199,
    grad_year: 2028,
    birthdate: '2010-06-01',
    country_code: 'US',
    city: `${mark} City`,
    school_name: `${mark} High`,
    current_team: `${mark} Hawks`,
    bio: `I am ${mark}.`,
    social_handles: { instagram: mark },
    visibility: 'public',
  };
  const call = async (method: 'PUT' | 'POST' | 'DELETE', url: string, body?: unknown) => {
    const answer = await app.call<{ id: string }>(method, url, { token: athlete.token, body });
    if (answer.status >= 300) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await call('PUT', '/api/profile', profile);
  await call('PUT', '/api/profile/academics', { gpa: 3.5, core_courses: [{ title: mark, grade: 'A' }] });
  await app.db
    .updateTable('academics')
    .set({ transcript_url: `https://${mark}.test` })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await app.db
    .insertInto('seasons')
    .values({ athlete_id: athlete.athleteId, label: '2024-25', team: mark, league: mark, games: 2 })
    .execute();
  for (const n of [1, 2]) {
    const url = `https://www.youtube.com/watch?v=${mark}_${n}`;
    const video = { title: `${mark} ${n}`, description: mark, url, is_public: false };
    const { id } = await call('POST', '/api/profile/videos', video);
    await app.db
      .updateTable('videos')
      .set({ tags: [mark] })
      .where('id', '=', id)
      .execute();
    if (n === 2) await call('DELETE', `/api/profile/videos/${id}`);
  }
  await upload(app, athlete, 'photo', await jpeg());
  await upload(app, athlete, 'transcript', pdf(`Transcript of ${mark}`));
  await showEvidence(app, files, { athleteId: athlete.athleteId, userId: athlete.userId, mark });
  await send(app, threadId, athlete, `Hello from ${mark}`);
  const names = { guardian: second.userId, coach: coach.userId };
  await app.db
    .insertInto('notifications')
    .values([
      {
        user_id: names.guardian,
        kind: 'releases_offered',
        data: JSON.stringify({ athlete_name: `Ada ${mark}` }),
      },
      {
        user_id: names.coach,
        kind: 'message',
        data: JSON.stringify({ thread_id: threadId, sender_name: `Ada ${mark}` }),
      },
    ])
    .execute();
}

async function fillGuardian(app: TestApp, people: MarkedPeople, files: FileStore): Promise<void> {
  const mark = MARKS.guardian;
  const { athlete, guardian, second, threadId } = people;
  await app.db
    .updateTable('guardian_links')
    .set({
      invited_email: `${mark}@example.test`,
      stated_name: mark,
      // As of an invitation that came by email.
      token_hash: Buffer.from(randomUUID().replaceAll('-', '')),
      invite_expires_at: new Date('2100-01-01'),
    })
    .where('guardian_user_id', '=', guardian.userId)
    .execute();
  const { id } = await app.db
    .selectFrom('guardian_links')
    .select('id')
    .where('guardian_user_id', '=', guardian.userId)
    .executeTakeFirstOrThrow();
  await showEvidence(app, files, { athleteId: athlete.athleteId, userId: guardian.userId, mark, linkId: id });
  await app.db
    .updateTable('contact_requests')
    .set({ reason: `${mark} agrees` })
    .where('athlete_id', '=', athlete.athleteId)
    .execute();
  await app.db
    .updateTable('releases')
    .set({ reason: `${mark} agrees to this too` })
    .where('decided_by', '=', guardian.userId)
    .execute();
  await app.db
    .insertInto('message_reports')
    .values({ thread_id: threadId, reported_by: guardian.userId, reason: `${mark} is worried` })
    .execute();
  await send(app, threadId, guardian, `Hello from ${mark}`);
  await app.db
    .insertInto('notifications')
    .values([
      { user_id: athlete.userId, kind: 'link_active', data: JSON.stringify({ name: `Ada ${mark}` }) },
      {
        user_id: second.userId,
        kind: 'guardian_news',
        data: JSON.stringify({
          what: 'added',
          athlete_name: `Ada ${MARKS.athlete}`,
          guardian_name: `Ada ${mark}`,
        }),
      },
    ])
    .execute();
}

async function fillCoach(app: TestApp, people: MarkedPeople, files: FileStore): Promise<void> {
  const mark = MARKS.coach;
  const { athlete, coach, threadId } = people;
  await app.db
    .updateTable('coaches')
    .set({ title: `${mark} assistant`, work_email: `${mark}@college.test`, work_email_proven_at: new Date() })
    .where('id', '=', coach.coachId)
    .execute();
  await app.db
    .insertInto('work_email_codes')
    .values({
      coach_id: coach.coachId,
      email: `${mark}@college.test`,
      code_hash: Buffer.alloc(32),
      expires_at: new Date('2100-01-01'),
    })
    .execute();
  await app.db
    .updateTable('contact_requests')
    .set({ message: `${mark} asks to talk` })
    .where('coach_id', '=', coach.coachId)
    .execute();
  await app.db
    .insertInto('releases')
    .values({
      athlete_id: athlete.athleteId,
      field_group: 'academics',
      audience: 'institution',
      institution_id: coach.institutionId,
      status: 'requested',
      requested_by: coach.userId,
      message: `${mark} asks for more`,
    })
    .execute();
  await app.db
    .insertInto('saved_searches')
    .values({
      subscription_id: await seedPlan(app.db, coach.userId, 'basic_scout'),
      saved_by: coach.userId,
      name: `Tall ${mark}`,
      filters: JSON.stringify({ name: mark }),
      sort: 'height',
      created_at: new Date(),
    })
    .execute();
  await app.db
    .insertInto('alerts')
    .columns([
      'saved_search_id',
      'user_id',
      'kinds',
      'frequency',
      'by_bell',
      'by_email',
      'reach',
      'wants',
      'created_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('saved_searches')
        .select([
          'id',
          eb.val(coach.userId).as('user_id'),
          sql<'match'[]>`'{match}'::alert_kind[]`.as('kinds'),
          sql<'daily'>`'daily'::alert_frequency`.as('frequency'),
          eb.lit(true).as('by_bell'),
          eb.lit(false).as('by_email'),
          eb.val('*|*|*').as('reach'),
          eb.val(JSON.stringify({ words: [mark] })).as('wants'),
          'created_at',
        ])
        .where('saved_by', '=', coach.userId),
    )
    .execute();
  await showEvidence(app, files, { coach, userId: coach.userId, mark });
  const sent = await app.call<{ id: string }>('POST', `/api/threads/${threadId}/files?name=${mark}.pdf`, {
    token: coach.token,
    body: pdf(`Letter of ${mark}`),
    headers: { 'content-type': 'application/octet-stream' },
  });
  const said = await send(app, threadId, coach, `Hello from ${mark}`, { file_ids: [sent.body.id] });
  if (said.status !== 201) throw new Error(`Sending failed: ${JSON.stringify(said.body)}`);
  await app.call('POST', `/api/athletes/${athlete.athleteId}/open`, { token: coach.token });
  await fillLists(app, people, files);
  await app.db
    .insertInto('notifications')
    .values({
      user_id: athlete.userId,
      kind: 'contact_approved',
      data: JSON.stringify({ thread_id: threadId, coach_name: `Ada ${mark}`, institution_name: 'College' }),
    })
    .execute();
}

/** A desk of their own, and a private and a shared list at the desk of somebody else. */
async function fillLists(
  app: TestApp,
  { coach, athlete, director }: MarkedPeople,
  files: FileStore,
): Promise<void> {
  const mark = MARKS.coach;
  for (const { owner, is_shared } of [
    { owner: coach, is_shared: true },
    { owner: director, is_shared: false },
  ]) {
    const { id: subscription_id } = await app.db
      .insertInto('subscriptions')
      .values({
        owner_user_id: owner.userId,
        plan: 'pro_scout',
        status: 'active',
        current_period_ends_at: new Date('2100-01-01'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (owner === coach) {
      await fillBillingDetails(app, subscription_id);
      await sendOrder(app, files, { subscription_id, userId: coach.userId });
    }
    const { id: list_id } = await app.db
      .insertInto('recruiting_lists')
      .values({ subscription_id, owner_user_id: coach.userId, is_shared, name: mark, note: mark })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: stage_id } = await app.db
      .insertInto('list_stages')
      .values({ list_id, name: mark, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: entry_id } = await app.db
      .insertInto('list_entries')
      .values({
        list_id,
        stage_id,
        athlete_id: athlete.athleteId,
        position: '1',
        added_by: coach.userId,
        tags: [mark],
        step: mark,
        step_on: '2027-01-01',
        step_owner_id: coach.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('list_notes')
      .values({ entry_id, author_user_id: coach.userId, body: `${mark} says` })
      .execute();
    if (owner !== coach) continue;
    const { id: criterion_id } = await app.db
      .insertInto('rating_criteria')
      .values({ subscription_id, name: mark, position: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('entry_ratings')
      .values({ entry_id, criterion_id, user_id: coach.userId, value: 4 })
      .execute();
  }
}

async function fillBillingDetails(app: TestApp, subscription_id: string): Promise<void> {
  const mark = MARKS.coach;
  await app.db
    .insertInto('billing_details')
    .values({
      ...{ subscription_id, buyer_name: mark, address_line1: mark, address_line2: mark, city: mark },
      ...{ region: mark, postal_code: mark, country_code: 'US', tax_number: mark },
    })
    .execute();
}

async function sendOrder(
  app: TestApp,
  files: FileStore,
  { subscription_id, userId }: { subscription_id: string; userId: string },
): Promise<void> {
  const mark = MARKS.coach;
  const at = new Date('2026-01-01');
  const { id } = await app.db
    .insertInto('purchase_orders')
    .values({
      ...{ subscription_id, sent_by: userId, number: mark, plan: 'pro_scout', billing_interval: 'year' },
      ...{ amount_cents: 1, state: 'refused', reason: mark, sent_at: at, decided_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('purchase_order_documents')
    .values({ purchase_order_id: id, ...(await storeFile(files, mark)) })
    .execute();
}

/** At the desk of somebody else: the invitation holds the address, and an admin wrote why the plan was handed over. */
async function seatCoach(app: TestApp, { coach, admin }: MarkedPeople): Promise<void> {
  const owner = await app.join('coach');
  const { id } = await app.db
    .insertInto('subscriptions')
    .values({
      owner_user_id: owner.userId,
      plan: 'pro_scout',
      status: 'active',
      current_period_ends_at: new Date('2100-01-01'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('seats').values({ subscription_id: id, user_id: coach.userId }).execute();
  const mailbox = app.db
    .selectFrom('users')
    .innerJoin('auth_users', 'auth_users.id', 'users.auth_id')
    .select('auth_users.email')
    .where('users.id', '=', coach.userId);
  const invitation = { subscription_id: id, created_at: new Date(0), expires_at: new Date('2100-01-01') };
  await app.db
    .insertInto('seat_invitations')
    .values([
      {
        ...invitation,
        email: `${MARKS.coach}.before@college.test`,
        token_hash: randomBytes(32),
        accepted_at: new Date(0),
        accepted_by: coach.userId,
      },
      { ...invitation, email: (await mailbox.executeTakeFirstOrThrow()).email, token_hash: randomBytes(32) },
    ])
    .execute();
  await app.db
    .insertInto('subscription_handovers')
    .values({
      subscription_id: id,
      from_user_id: coach.userId,
      to_user_id: owner.userId,
      handed_by: admin.userId,
      reason: `${MARKS.coach} has left the college`,
      handed_at: new Date(0),
    })
    .execute();
  await app.db
    .insertInto('notifications')
    .values({
      user_id: owner.userId,
      kind: 'team_news',
      data: JSON.stringify({ what: 'seat_taken', name: `Ada ${MARKS.coach}` }),
    })
    .execute();
}

async function fillDirector(app: TestApp, people: MarkedPeople, files: FileStore): Promise<void> {
  const mark = MARKS.director;
  const { userId } = people.director;
  const { id: postId } = await app.db
    .insertInto('posts')
    .values({
      kind: 'news',
      country_code: 'US',
      locale: 'en',
      title: 'News',
      body: 'Words',
      author_user_id: userId,
      author_name: mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('post_versions')
    .values({
      post_id: postId,
      version: 1,
      title: 'News',
      body: 'Words',
      author_user_id: userId,
      author_name: mark,
    })
    .execute();
  await app.db
    .insertInto('director_applications')
    .values({
      user_id: userId,
      federation: mark,
      website: `https://${mark}.test`,
      referee_name: mark,
      referee_contact: mark,
      languages: mark,
    })
    .execute();
  const stored = await storeFile(files, mark);
  await app.db
    .insertInto('application_documents')
    .values({ user_id: userId, ...stored })
    .execute();
}

interface Shown {
  userId: string;
  mark: string;
  athleteId?: string;
  linkId?: string;
  coach?: { coachId: string; institutionId: string };
}

async function showEvidence(app: TestApp, files: FileStore, shown: Shown): Promise<void> {
  const { mark, coach, linkId, athleteId } = shown;
  const about = coach
    ? { fact_group: 'institution' as const, coach_id: coach.coachId, institution_id: coach.institutionId }
    : { fact_group: linkId ? ('guardianship' as const) : ('school' as const), athlete_id: athleteId ?? null };
  const { id } = await app.db
    .insertInto('verifications')
    .values({
      ...about,
      guardian_link_id: linkId ?? null,
      requested_by: shown.userId,
      status: 'rejected',
      decided_at: new Date(),
      fact_values: JSON.stringify({ stated: mark }),
      offered_values: JSON.stringify({ stated: mark }),
      method: `Called ${mark}`,
      evidence: JSON.stringify([{ note: mark }]),
      reason: `Not about ${mark}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await storeFile(files, mark);
  await app.db
    .insertInto('evidence_files')
    .values({ verification_id: id, uploaded_by: shown.userId, ...stored })
    .execute();
}

async function storeFile(files: FileStore, mark: string) {
  const storage_key = `evidence/${randomUUID()}`;
  await files.put(storage_key, pdf(`Shown by ${mark}`), 'application/pdf');
  return {
    name: `${mark}.pdf`,
    storage_key,
    content_type: 'application/pdf',
    bytes: 10,
    sha256: Buffer.alloc(32),
  };
}
