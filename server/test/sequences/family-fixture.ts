/** A real family on a real server: each step goes over HTTP, as the people themselves would take it. */
import type { ConsentList } from '@faircourt/contracts/consent-signing';
import type { Family } from '@faircourt/contracts/family';
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { OwnProfile } from '@faircourt/contracts/athletes';
import type { FamilyCode, OwnGuardians } from '@faircourt/contracts/guardians';
import type { Block } from '@faircourt/contracts/requests';
import type { SearchPage } from '@faircourt/contracts/search';
import type { ConsentKind, Visibility } from '@faircourt/contracts/vocabulary';
import { publishConsentDocuments } from '../../src/features/consent/consent-document.service.ts';
import { processBirthdays } from '../../src/features/releases/coming-of-age/coming-of-age.service.ts';
import { refreshCards } from '../../src/features/search/cards/card.service.ts';
import { inTransaction } from '../../src/platform/database/database.ts';
import { athleteIdOf, seedVerification } from '../records/athlete-records.ts';
import { seedGuardianship } from '../records/seeded-guardianship.ts';
import { PASSWORD, startTestApp, type Answer, type Joined, type TestApp } from '../app/test-app.ts';
import type { Audience, Blockable, College, Decider, Group, Guardian, Viewer } from './family-model.ts';

export interface Fixture {
  app: TestApp;
  colleges: Record<College, string>;
  coachIds: Record<'north_coach' | 'south_coach', string>;
  people: Record<Exclude<Viewer, 'athlete'>, Joined>;
}

export async function buildFixture(): Promise<Fixture> {
  const app = await startTestApp();
  await publishConsentDocuments(app.db);
  const people = {
    mother: await app.join('guardian'),
    father: await app.join('guardian'),
    north_coach: await app.join('coach'),
    south_coach: await app.join('coach'),
    new_coach: await app.join('coach'),
    other_athlete: await app.join('athlete'),
  };
  for (const guardian of ['mother', 'father'] as const) {
    await app.db
      .updateTable('users')
      .set({ name: guardian })
      .where('id', '=', people[guardian].userId)
      .execute();
  }
  const north = await employ(app, people.north_coach, 'North College');
  const south = await employ(app, people.south_coach, 'South College');
  return {
    app,
    people,
    colleges: { north: north.institutionId, south: south.institutionId },
    coachIds: { north_coach: north.coachId, south_coach: south.coachId },
  };
}

async function employ(app: TestApp, coach: Joined, name: string) {
  const { id: institutionId } = await app.db
    .insertInto('institutions')
    .values({ name, kind: 'college', country_code: 'US', status: 'verified', division: 'ncaa_d3' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: coachId } = await app.db
    .updateTable('coaches')
    .set({ institution_id: institutionId, affiliation_status: 'verified' })
    .where('user_id', '=', coach.userId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { institutionId, coachId };
}

/** What a person did, and whether the server let them. */
export class FixtureFamily {
  readonly #fixture: Fixture;
  readonly #athlete: Joined;
  readonly id: string;
  #heightCm = 190;
  #gpa = 3;
  #birthdate = '2011-04-05';

  private constructor(fixture: Fixture, athlete: Joined, id: string) {
    this.#fixture = fixture;
    this.#athlete = athlete;
    this.id = id;
  }

  static async enter(fixture: Fixture): Promise<FixtureFamily> {
    const athlete = await fixture.app.join('athlete');
    const answer = await fixture.app.call('PUT', '/api/profile', {
      token: athlete.token,
      body: { primary_position: 'Center', height_cm: 190, grad_year: 2027, birthdate: '2011-04-05' },
    });
    if (answer.status >= 300) throw new Error(JSON.stringify(answer.body));
    const family = new FixtureFamily(fixture, athlete, await athleteIdOf(fixture.app.db, athlete.userId));
    await family.#ok('PUT', '/api/profile/academics', 'athlete', { gpa: 3, core_courses: [] });
    return family;
  }

  async link(guardian: Guardian): Promise<boolean> {
    const { code } = await this.#ok<FamilyCode>('POST', '/api/guardians/family-code', 'athlete');
    const { link_id } = await this.#ok<{ link_id: string }>('POST', '/api/guardian-offers/accept', guardian, {
      code,
    });
    await this.#call('POST', `/api/guardian-links/${link_id}/confirm`, 'athlete');
    if (!(await this.#agreed(link_id, guardian))) return false;
    const { app, people } = this.#fixture;
    const guardianUserId = people[guardian].userId;
    await seedGuardianship(app.db, { athleteId: this.id, guardianUserId });
    await this.#refresh();
    return true;
  }

  /** The other parent says yes where one is asked; where they may not, the link is given up. */
  async #agreed(linkId: string, guardian: Guardian): Promise<boolean> {
    const { links } = await this.#ok<OwnGuardians>('GET', '/api/guardians', 'athlete');
    if (links.find(({ id }) => id === linkId)?.status === 'active') return true;
    const other = guardian === 'mother' ? 'father' : 'mother';
    const body = { reason: null };
    const { status } = await this.#call('POST', `/api/guardian-links/${linkId}/agree`, other, body);
    if (status === 200) return true;
    await this.#ok('POST', `/api/guardian-links/${linkId}/end`, other);
    return false;
  }

  async unlink(guardian: Guardian, by: 'athlete' | Guardian): Promise<boolean> {
    const { links } = await this.#ok<OwnGuardians>('GET', '/api/guardians', 'athlete');
    const link = links.find((one) => one.status === 'active' && one.guardian_name === guardian);
    if (!link) return false;
    await this.#ok('POST', `/api/guardian-links/${link.id}/end`, by);
    return true;
  }

  /** For one college the coach asks first, as families decide about colleges that have asked. */
  async say(by: Decider, group: Group, audience: Audience, isOn: boolean): Promise<boolean> {
    const college = audience === 'north' || audience === 'south' ? audience : null;
    if (college) await this.#nameCollege(college, group);
    const { status } = await this.#call('PUT', `/api/family/${this.id}/releases`, by, {
      field_group: group,
      audience: college ? 'institution' : audience,
      institution_id: college ? this.#fixture.colleges[college] : null,
      is_on: isOn,
    });
    return status === 200;
  }

  async sign(guardian: Guardian, kind: ConsentKind): Promise<boolean> {
    const { athletes } = await this.#ok<ConsentList>('GET', '/api/consents', guardian);
    const form = athletes.find(({ id }) => id === this.id)?.forms.find((one) => one.kind === kind);
    if (!form) return false;
    const { status } = await this.#call('POST', '/api/consents', guardian, {
      athlete_id: this.id,
      document_id: form.document.id,
      signed_name: 'Maria Okafor',
      password: PASSWORD,
    });
    return status === 201;
  }

  /** Takes one guardian's signature in effect back. */
  async unsign(guardian: Guardian, kind: ConsentKind, signer: Guardian | null): Promise<boolean> {
    const { athletes } = await this.#ok<ConsentList>('GET', '/api/consents', guardian);
    const form = athletes.find(({ id }) => id === this.id)?.forms.find((one) => one.kind === kind);
    const signature = form?.signatures.find(({ signed_by }) => signed_by === signer);
    if (!signature) return false;
    const { status } = await this.#call('POST', `/api/consents/${signature.id}/withdraw`, guardian);
    return status === 200;
  }

  async block(by: Decider, target: Blockable): Promise<boolean> {
    const { status } = await this.#call('POST', '/api/blocks', by, {
      athlete_ids: [this.id],
      ...(target === 'north_coach'
        ? { coach_id: this.#fixture.coachIds.north_coach }
        : { institution_id: this.#fixture.colleges[target] }),
    });
    return status === 201 || status === 200;
  }

  async lift(by: Decider, target: Blockable): Promise<boolean> {
    const { blocks } = await this.#ok<{ blocks: Block[] }>('GET', '/api/blocks', by);
    const name = { north_coach: null, north: 'North College', south: 'South College' }[target];
    const block = blocks.find(
      (one) =>
        one.athlete.id === this.id &&
        one.can_lift &&
        (name === null ? one.coach_name !== null : one.coach_name === null && one.institution_name === name),
    );
    if (!block) return false;
    await this.#ok('POST', `/api/blocks/${block.id}/lift`, by);
    return true;
  }

  async show(visibility: Visibility): Promise<boolean> {
    return this.#saveProfile(visibility);
  }

  async edit(group: 'measurements' | 'academics'): Promise<boolean> {
    if (group === 'measurements') {
      this.#heightCm += 1;
      const own = await this.#ok<OwnProfile>('GET', '/api/profile', 'athlete');
      return this.#saveProfile(own.athlete?.visibility ?? 'private');
    }
    this.#gpa = this.#gpa === 3 ? 3.5 : 3;
    await this.#ok('PUT', '/api/profile/academics', 'athlete', { gpa: this.#gpa, core_courses: [] });
    return true;
  }

  /** A director's decision, which no endpoint makes yet. */
  async check(group: 'measurements' | 'academics' | 'transcript'): Promise<boolean> {
    const { db } = this.#fixture.app;
    await seedVerification(db, { athleteId: this.id, factGroup: group });
    await this.#refresh();
    return true;
  }

  async lockDown(by: Decider): Promise<boolean> {
    const { status } = await this.#call('POST', `/api/family/${this.id}/lock-down`, by);
    return status === 204;
  }

  async answerHandovers(guardian: Guardian, takes: boolean): Promise<boolean> {
    const { athletes } = await this.#ok<Family>('GET', '/api/family', guardian);
    const offered = athletes.find(({ id }) => id === this.id)?.offered ?? [];
    if (offered.length === 0) return false;
    const { status } = await this.#call('POST', `/api/family/${this.id}/take-over`, guardian, {
      release_ids: offered.map(({ id }) => id),
      takes,
    });
    return status === 204;
  }

  /** Time passes for the athlete alone: born earlier, and the job that attends birthdays has run. */
  async turn18(): Promise<boolean> {
    const { app } = this.#fixture;
    this.#birthdate = '2008-04-05';
    await app.db
      .updateTable('athletes')
      .set({ birthdate: this.#birthdate })
      .where('id', '=', this.id)
      .execute();
    const { jobs } = app.runtime;
    await processBirthdays({ db: app.db, jobs, baseUrl: 'http://localhost' }, new Date());
    await this.#refresh();
    return true;
  }

  async open(viewer: Viewer): Promise<OpenedAthlete | null> {
    const answer = await this.#call<OpenedAthlete>('POST', `/api/athletes/${this.id}/open`, viewer);
    if (answer.status === 404) return null;
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }

  async find(viewer: Viewer): Promise<SearchPage['athletes'][number] | null> {
    const page = await this.#ok<SearchPage>('GET', '/api/athletes?grad_year=2027', viewer);
    return page.athletes.find(({ id }) => id === this.id) ?? null;
  }

  async #nameCollege(college: College, group: Group): Promise<void> {
    await this.#fixture.app.db
      .insertInto('releases')
      .values({
        athlete_id: this.id,
        field_group: group,
        audience: 'institution',
        institution_id: this.#fixture.colleges[college],
        status: 'requested',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async #saveProfile(visibility: Visibility): Promise<boolean> {
    const { status } = await this.#call('PUT', '/api/profile', 'athlete', {
      primary_position: 'Center',
      height_cm: this.#heightCm,
      // Late enough for a minor and early enough that nobody doubts the birthday of the adult.
      grad_year: 2027,
      visibility,
      birthdate: this.#birthdate,
    });
    return status === 200;
  }

  async #refresh(): Promise<void> {
    const { db } = this.#fixture.app;
    await inTransaction(db, (trx) => refreshCards(trx, [this.id], new Date()));
  }

  async #ok<Body>(method: Method, url: string, by: Viewer, body?: object): Promise<Body> {
    const answer = await this.#call<Body>(method, url, by, body);
    if (answer.status >= 300) throw new Error(`${by} ${method} ${url}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  #call<Body>(method: Method, url: string, by: Viewer, body?: object): Promise<Answer<Body>> {
    const { token } = by === 'athlete' ? this.#athlete : this.#fixture.people[by];
    return this.#fixture.app.call<Body>(method, url, { token, ...(body ? { body } : {}) });
  }
}

type Method = 'GET' | 'POST' | 'PUT';
