/** One athlete, a director and a coach on a real server: each step goes over HTTP, as the people themselves take it. */
import { DAY_MS } from '@faircourt/contracts/time';
import { createHash } from 'node:crypto';
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { OwnProfile, Season, SeasonList } from '@faircourt/contracts/athletes';
import type { SearchPage } from '@faircourt/contracts/search';
import type {
  AthleteVerifications,
  FactVerification,
  FamilyVerifications,
  VerificationItem,
} from '@faircourt/contracts/verification';
import { FIELD_GROUPS, VALID_MONTHS, type AthleteFactGroup } from '@faircourt/contracts/vocabulary';
import { sql } from 'kysely';
import { addMonths } from '../../src/demo/calendar.ts';
import { refreshDueCards } from '../../src/features/search/cards/card.service.ts';
import { processExpiry } from '../../src/features/verification/expiry/expiry.service.ts';
import { joinCoach, joinFamily, signIn, type SignedIn } from '../records/conversations.ts';
import { joinDirector } from '../records/joined-directors.ts';
import { seedPlan } from '../records/seeded-athletes.ts';
import { pdf } from '../records/sample-files.ts';
import { startTestApp, type Answer, type TestApp } from '../app/test-app.ts';
import { groupOf, idOf, keyOf, seasonKey, type FactKey } from './fact-key.ts';

export interface Fixture {
  app: TestApp;
  clock: { at: Date };
  directorUserId: string;
  coachUserId: string;
}

const START = new Date('2026-06-01T12:00:00.000Z');

export async function buildFixture(): Promise<Fixture> {
  const clock = { at: START };
  const app = await startTestApp({ clock: { now: () => clock.at } });
  const director = await joinDirector(app, ['ES']);
  const coach = await joinCoach(app);
  await seedPlan(app.db, coach.userId, 'pro_scout');
  return { app, clock, directorUserId: director.userId, coachUserId: coach.userId };
}

export type Decision = 'verify' | 'offer' | 'ask_more' | 'reject';

export class FixtureAthlete {
  readonly #fixture: Fixture;
  readonly #athlete: SignedIn;
  readonly #tokens: { director: string; coach: string };
  readonly id: string;
  /** What the athlete has typed and sent, by fact: the test's own knowledge of the record. */
  readonly record = new Map<FactKey, Record<string, unknown>>();

  private constructor(
    fixture: Fixture,
    athlete: SignedIn,
    id: string,
    tokens: { director: string; coach: string },
  ) {
    this.#fixture = fixture;
    this.#athlete = athlete;
    this.id = id;
    this.#tokens = tokens;
  }

  /** Of age and public, with everything released to everyone: whatever is not shown is unchecked. */
  static async enter(fixture: Fixture): Promise<FixtureAthlete> {
    fixture.clock.at = START;
    const { app } = fixture;
    const { athlete } = await joinFamily(app, { birthdate: '2008-01-01' });
    await app.db
      .insertInto('releases')
      .values(
        FIELD_GROUPS.filter((group) => group !== 'contact').map((field_group) => ({
          athlete_id: athlete.athleteId,
          field_group,
          audience: 'everyone' as const,
          status: 'approved' as const,
          decided_by: athlete.userId,
          decided_at: new Date(0),
        })),
      )
      .execute();
    const tokens = {
      director: await signIn(app, fixture.directorUserId),
      coach: await signIn(app, fixture.coachUserId),
    };
    const entered = new FixtureAthlete(fixture, athlete, athlete.athleteId, tokens);
    entered.record.set('measurements', { height_cm: 190, weight_kg: 80 });
    entered.record.set('school', { school_name: 'Northgate' });
    entered.record.set('academics', { gpa: 3.5, sat: 1300 });
    entered.record.set('transcript', { transcript_url: 'https://school.example/a.pdf', sha256: null });
    await entered.saveProfile({});
    await entered.saveAcademics({});
    await entered.addSeason('2024-25');
    await entered.addSeason('2025-26');
    return entered;
  }

  get now(): Date {
    return this.#fixture.clock.at;
  }

  async saveProfile(change: { height_cm?: number | null; school_name?: string | null }): Promise<void> {
    const { height_cm = this.#known('measurements', 'height_cm') } = change;
    const { school_name = this.#known('school', 'school_name') } = change;
    const weight_kg = this.#known('measurements', 'weight_kg');
    await this.#ok('PUT', '/api/profile', {
      ...{ height_cm, weight_kg, school_name },
      ...{ visibility: 'public', birthdate: '2008-01-01', country_code: 'ES', grad_year: 2027 },
    });
    this.record.set('measurements', { height_cm, weight_kg });
    this.record.set('school', { school_name });
  }

  async saveAcademics(change: { gpa?: number | null; transcript_url?: string | null }): Promise<void> {
    const { gpa = this.#known('academics', 'gpa') } = change;
    const { transcript_url = this.#known('transcript', 'transcript_url') } = change;
    const sat = this.#known('academics', 'sat');
    await this.#ok('PUT', '/api/profile/academics', { gpa, sat, transcript_url });
    this.record.set('academics', { gpa, sat });
    this.record.set('transcript', { transcript_url, sha256: this.#known('transcript', 'sha256') });
  }

  /** Null deletes the file. */
  async sendTranscript(text: string | null): Promise<void> {
    const url = '/api/profile/files/transcript';
    const content = text === null ? null : pdf(text);
    const { token } = this.#athlete;
    const answer = content
      ? await this.#fixture.app.call('PUT', url, {
          token,
          body: content,
          headers: { 'content-type': 'application/octet-stream' },
        })
      : await this.#fixture.app.call('DELETE', url, { token });
    if (answer.status >= 300 && answer.status !== 404) throw new Error(JSON.stringify(answer.body));
    const sha256 = content && createHash('sha256').update(content).digest('hex');
    this.record.set('transcript', { transcript_url: this.#known('transcript', 'transcript_url'), sha256 });
  }

  async addSeason(label: string): Promise<void> {
    const answer = await this.#call<Season>('POST', '/api/profile/seasons', {
      label,
      games: 20,
      points: 100,
    });
    // The same season is in the list already.
    if (answer.status === 409) return;
    this.record.set(`season:${answer.body.id}`, { label, points: 100 });
  }

  async saveSeason(key: FactKey, points: number): Promise<void> {
    const label = this.#known(key, 'label');
    await this.#ok('PUT', `/api/profile/seasons/${idOf(key)}`, { label, games: 20, points });
    this.record.set(key, { label, points });
  }

  async deleteSeason(key: FactKey): Promise<void> {
    await this.#ok('DELETE', `/api/profile/seasons/${idOf(key)}`);
    this.record.delete(key);
  }

  /** Whether it could be asked for is not the question here. */
  async ask(key: FactKey): Promise<void> {
    const fact_group = groupOf(key);
    const body = { fact_group, season_id: idOf(key), statement: { note: 'Ask the coach.' } };
    await this.#call('POST', `/api/athletes/${this.id}/verifications`, body);
  }

  /** Null when there is nothing that could be decided so. */
  async decide(key: FactKey, decision: Decision): Promise<{ id: string; status: string } | null> {
    const question = (await this.#factOf(key))?.question;
    if (question?.status !== 'open') return null;
    const url = `/api/verifications/${question.id}`;
    const item = await this.#ok<VerificationItem>('POST', `${url}/claim`, undefined, 'director');
    const { values_hash } = item;
    const method = 'In person';
    const verdict = {
      verify: { decision: 'verify', values_hash, method },
      offer: { decision: 'verify', values_hash, method, values: this.#found(key) },
      ask_more: { decision: 'ask_more', values_hash, reason: 'More, please.' },
      reject: { decision: 'reject', values_hash, reason: 'No.' },
    }[decision];
    if (decision === 'offer' && verdict['values' as keyof typeof verdict] === null) return null;
    const decided = await this.#ok<VerificationItem>('POST', `${url}/decide`, verdict, 'director');
    return { id: question.id, status: decided.status };
  }

  /** Whether the director still could. */
  async undo(id: string): Promise<boolean> {
    return (await this.#call('POST', `/api/verifications/${id}/undo`, undefined, 'director')).status === 200;
  }

  async answer(key: FactKey): Promise<void> {
    const question = (await this.#factOf(key))?.question;
    if (question?.status !== 'more_asked') return;
    await this.#ok('POST', `/api/verifications/${question.id}/statements`, { note: 'Here it is.' });
  }

  /** Returns the correction that was accepted. */
  async settle(key: FactKey, isAccepted: boolean): Promise<{ id: string; decidedAt: Date } | null> {
    const question = (await this.#factOf(key))?.question;
    if (question?.status !== 'offered' || question.decided_at === null) return null;
    const { offered_values: offered } = question;
    const decidedAt = new Date(question.decided_at);
    const url = `/api/verifications/${question.id}/settle`;
    if (isAccepted && addMonths(decidedAt, VALID_MONTHS[groupOf(key)]) <= this.now) {
      const { status } = await this.#call('POST', url, {
        is_accepted: true,
        offered_at: question.decided_at,
      });
      if (status !== 409) throw new Error(`What was found too long ago was accepted: ${status}`);
      return null;
    }
    await this.#ok<AthleteVerifications>('POST', url, {
      is_accepted: isAccepted,
      offered_at: question.decided_at,
    });
    if (!isAccepted) return null;
    const known = this.record.get(key) ?? {};
    this.record.set(key, Object.fromEntries(Object.keys(known).map((field) => [field, offered?.[field]])));
    return { id: question.id, decidedAt };
  }

  async wait(days: number): Promise<void> {
    const { app, clock } = this.#fixture;
    clock.at = new Date(clock.at.getTime() + days * DAY_MS);
    await refreshDueCards(app.db, clock.at);
    await processExpiry({ db: app.db, jobs: app.runtime.jobs, baseUrl: app.config.baseUrl }, clock.at);
  }

  tick(): void {
    this.#fixture.clock.at = new Date(this.#fixture.clock.at.getTime() + 1000);
  }

  /** Every place where a badge can be seen, each as the facts that carry one there. */
  async badges(): Promise<Record<string, FactKey[]>> {
    const [own, seasons, page, found, facts] = [
      await this.#ok<OwnProfile>('GET', '/api/profile'),
      await this.#ok<SeasonList>('GET', '/api/profile/seasons'),
      await this.#ok<OpenedAthlete>('POST', `/api/athletes/${this.id}/open`, undefined, 'coach'),
      await this.#ok<SearchPage>('GET', '/api/athletes?grad_year=2027', undefined, 'coach'),
      await this.#facts(),
    ];
    const card = found.athletes.find(({ id }) => id === this.id);
    const shown = page.profile?.badges ?? {};
    return {
      'own profile': own.badges.map(keyOf).toSorted(),
      'own seasons': seasons.seasons
        .filter(({ badge }) => badge)
        .map(seasonKey)
        .toSorted(),
      page: [
        ...Object.entries(shown).flatMap(([group, badge]) => (badge ? [group as FactKey] : [])),
        ...(page.profile?.seasons.seasons ?? []).filter(({ badge }) => badge).map(seasonKey),
      ].toSorted(),
      'card of the page': page.card.is_height_verified && page.height_badge ? ['measurements'] : [],
      'card in search': card?.is_height_verified ? ['measurements'] : [],
      'family page': facts
        .filter(({ badge }) => badge)
        .map(keyOf)
        .toSorted(),
    };
  }

  /** What the rows say: a live verification of exactly the values on the record. */
  async matching(): Promise<FactKey[]> {
    const { rows } = await sql<{ fact_group: AthleteFactGroup; season_id: string | null }>`
      select distinct fact_group, season_id from verifications
      where athlete_id = ${this.id} and status = 'verified' and expires_at > ${this.now}
        and fact_values = current_facts(fact_group, athlete_id, season_id)
        and values_hash = facts_hash(current_facts(fact_group, athlete_id, season_id))`.execute(
      this.#fixture.app.db,
    );
    return rows.map(keyOf).toSorted();
  }

  #found(key: FactKey): Record<string, number> | null {
    if (key === 'measurements') return { height_cm: Number(this.#known(key, 'height_cm') ?? 190) + 0.5 };
    if (key === 'academics') return { gpa: Number(this.#known(key, 'gpa') ?? 4) - 0.25 };
    return null;
  }

  #known(key: FactKey, field: string): unknown {
    return this.record.get(key)?.[field] ?? null;
  }

  async #facts(): Promise<FactVerification[]> {
    const own = await this.#ok<FamilyVerifications>('GET', '/api/own-verifications');
    return own.athletes.flatMap(({ facts }) => facts);
  }

  async #factOf(key: FactKey): Promise<FactVerification | undefined> {
    return (await this.#facts()).find((fact) => keyOf(fact) === key);
  }

  async #ok<Body>(method: Method, url: string, body?: object, by?: 'director' | 'coach'): Promise<Body> {
    const answer = await this.#call<Body>(method, url, body, by);
    if (answer.status >= 300) throw new Error(`${method} ${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  #call<Body>(method: Method, url: string, body?: object, by?: 'director' | 'coach'): Promise<Answer<Body>> {
    const token = by ? this.#tokens[by] : this.#athlete.token;
    return this.#fixture.app.call<Body>(method, url, { token, body });
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
