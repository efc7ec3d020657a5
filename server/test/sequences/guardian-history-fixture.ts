/** A real family on a real server whose clock the test turns: each step goes over HTTP, as the people would take it. */
import { DAY_MS } from '@faircourt/contracts/time';
import type { OpenedAthlete } from '@faircourt/contracts/athlete-page';
import type { ConsentList } from '@faircourt/contracts/consent-signing';
import type { AcceptedLink, FamilyCode } from '@faircourt/contracts/guardians';
import type { Guardianship } from '@faircourt/contracts/guardianship';
import type { Block, FamilyRequestList } from '@faircourt/contracts/requests';
import type { SearchPage } from '@faircourt/contracts/search';
import type { AthleteVerifications } from '@faircourt/contracts/verification';
import type { Video } from '@faircourt/contracts/videos';
import { refreshDueCards } from '../../src/features/search/cards/card.service.ts';
import { processBirthdays } from '../../src/features/releases/coming-of-age/coming-of-age.service.ts';
import { processConflicts } from '../../src/features/guardian-links/conflicts/conflict.service.ts';
import { processExpiry } from '../../src/features/verification/expiry/expiry.service.ts';
import { athleteIdOf } from '../records/athlete-records.ts';
import { signIn } from '../records/conversations.ts';
import { PASSWORD, type Answer } from '../app/test-app.ts';
import {
  decide,
  issueCode,
  joinCollegeCoach,
  signUp,
  START,
  type HistoryFixture,
} from './guardian-history-people.ts';
import {
  NOTHING,
  type Audience,
  type Deeds,
  type Group,
  type Guardian,
  type Person,
  type Sight,
  type Start,
  type Switch,
  type Viewer,
} from './guardian-history-deeds.ts';

const NAME = 'Nia Bellweather';
const FORMS = ['platform', 'colleges', 'media'];
const STATEMENT = { full_name: 'Rosa Bellweather', birthdate: '1980-05-05', relationship: 'mother' };

type Actor = Person | Viewer | 'director' | 'admin';
let histories = 0;
let addresses = 0;

export class FamilyOfHistory implements Deeds {
  readonly #fixture: HistoryFixture;
  readonly #start: Start;
  readonly #emails: Record<Guardian, string>;
  readonly #links = new Map<Guardian, string>();
  readonly #tokens = new Map<Actor, string>();
  #athleteId = '';
  #videoId = '';
  #blockableId = '';
  #coachEmail = '';

  private constructor(fixture: HistoryFixture, start: Start) {
    this.#fixture = fixture;
    this.#start = start;
    const n = ++histories;
    this.#emails = {
      mother: `mother-${n}@example.test`,
      second: `second-${n}@example.test`,
      alias: `coachdana${n}+family@googlemail.com`,
    };
  }

  /** Joins with a code, and states a birthdate and a video that everybody shall see. */
  static async enter(fixture: HistoryFixture, start: Start): Promise<FamilyOfHistory> {
    const { app, clock, ids } = fixture;
    clock.moment = START;
    // The families of earlier histories would fill the first page of the search.
    await app.db.deleteFrom('athlete_cards').execute();
    const family = new FamilyOfHistory(fixture, start);
    for (const who of ['member', 'director', 'admin'] as const) {
      family.#tokens.set(who, await signIn(app, ids[who]));
    }
    const coach = await joinCollegeCoach(app, `coach.dana.${histories}@gmail.com`);
    family.#coachEmail = coach.email;
    const blockable = await joinCollegeCoach(app);
    family.#tokens.set('coach', coach.token).set('blockable', blockable.token);
    family.#blockableId = blockable.coachId;
    for (const guardian of ['mother', 'second', 'alias'] as const) {
      const data = { name: STATEMENT.full_name, role: 'guardian', invite_code: null } as const;
      family.#tokens.set(guardian, (await signUp(app, family.#emails[guardian], data)).token);
    }
    const invite_code = await issueCode(app, histories, start.isInvitedByCoach ? coach.token : null);
    const email = `athlete-of-${histories}@example.test`;
    const { userId, token } = await signUp(app, email, { name: NAME, role: 'athlete', invite_code });
    family.#tokens.set('athlete', token);
    await app.proveMailbox(email);
    // The birthdate comes last: from a child under 13 nothing more is taken afterwards.
    await family.#call('PUT', '/api/profile', 'athlete', {
      primary_position: 'Center',
      grad_year: start.gradYear,
    });
    family.#athleteId = await athleteIdOf(app.db, userId);
    const video = { title: 'Tape', url: 'https://vimeo.com/76979871', provider: 'vimeo', is_public: true };
    const added = await family.#call<Video>('POST', '/api/profile/videos', 'athlete', video);
    family.#videoId = added.body.id;
    if (!(await family.show('private'))) throw new Error('The birthdate was refused');
    return family;
  }

  async prove(guardian: Guardian): Promise<boolean> {
    await this.#fixture.app.proveMailbox(this.#emails[guardian]);
    return true;
  }

  async shareMailbox(guardian: Guardian | 'nobody'): Promise<boolean> {
    const { app, clock } = this.#fixture;
    const own = guardian === 'nobody' ? `coach-${histories}@example.test` : this.#emails[guardian];
    const [mailbox = '', domain = ''] = own.split('@');
    const email = `${mailbox.split('+')[0]}+coach${++addresses}@${domain}`;
    await app.proveMailbox(this.#coachEmail, email);
    this.#coachEmail = email;
    await processConflicts(app.db, clock.moment);
    return true;
  }

  async link(guardian: Guardian): Promise<boolean> {
    const { body } = await this.#call<FamilyCode>('POST', '/api/guardians/family-code', 'athlete');
    const taken = await this.#call<AcceptedLink>('POST', '/api/guardian-offers/accept', guardian, {
      code: body.code,
    });
    if (taken.status !== 200) return false;
    this.#links.set(guardian, taken.body.link_id);
    await this.#call('POST', `/api/guardian-links/${taken.body.link_id}/confirm`, 'athlete');
    return true;
  }

  agree(by: Guardian, whom: Guardian): Promise<boolean> {
    return this.#atLink(whom, 'agree', by, { reason: null });
  }

  /** The very call with which a link is ended; of one that is active another guardian has nothing to say. */
  refuse(by: Guardian, whom: Guardian): Promise<boolean> {
    return this.#atLink(whom, 'end', by);
  }

  unlink(guardian: Guardian, by: Person): Promise<boolean> {
    return this.#atLink(guardian, 'end', by);
  }

  state(guardian: Guardian, isOfAge: boolean): Promise<boolean> {
    const tenYearsAgo = `${this.#fixture.clock.moment.getUTCFullYear() - 10}-05-05`;
    const body = isOfAge ? STATEMENT : { ...STATEMENT, birthdate: tenYearsAgo };
    return this.#isDone('PUT', `/api/family/${this.#athleteId}/statement`, guardian, body);
  }

  async check(guardian: Guardian, isConvincing: boolean): Promise<boolean> {
    const asked = await this.#call<Guardianship>(
      'POST',
      `/api/family/${this.#athleteId}/guardianship`,
      guardian,
      {
        evidence: 'document',
        note: 'The birth certificate.',
      },
    );
    if (asked.status !== 201 || !asked.body.question) return false;
    await decide(this.#fixture.app, asked.body.question.id, this.#tokens.get('director'), isConvincing);
    return true;
  }

  /** The athlete asks; of an age that nobody doubts there is nothing to ask. */
  async checkAge(isConvincing: boolean): Promise<boolean> {
    const asked = await this.#call<AthleteVerifications>(
      'POST',
      `/api/athletes/${this.#athleteId}/verifications`,
      'athlete',
      { fact_group: 'age', statement: { note: 'My passport.' } },
    );
    if (asked.status === 409) return false;
    const question = asked.body.facts?.find(({ fact_group }) => fact_group === 'age')?.question;
    if (!question) throw new Error(JSON.stringify(asked.body));
    await decide(this.#fixture.app, question.id, this.#tokens.get('director'), isConvincing);
    return true;
  }

  async sign(guardian: Guardian): Promise<boolean> {
    const { body } = await this.#call<ConsentList>('GET', '/api/consents', guardian);
    const forms = body.athletes.find(({ id }) => id === this.#athleteId)?.forms ?? [];
    const answers: boolean[] = [];
    for (const { document } of forms.filter(({ kind }) => FORMS.includes(kind))) {
      answers.push(
        await this.#isDone('POST', '/api/consents', guardian, {
          athlete_id: this.#athleteId,
          document_id: document.id,
          signed_name: STATEMENT.full_name,
          password: PASSWORD,
        }),
      );
    }
    return answers.length > 0 && answers.every(Boolean);
  }

  release(by: Person, group: Group, audience: Audience): Promise<boolean> {
    const body = { field_group: group, audience, is_on: true };
    return this.#isDone('PUT', `/api/family/${this.#athleteId}/releases`, by, body);
  }

  mark(by: Person, isPublic: boolean): Promise<boolean> {
    const body = { is_public: isPublic };
    return by === 'athlete'
      ? this.#isDone('PATCH', `/api/profile/videos/${this.#videoId}`, by, body)
      : this.#isDone('PUT', `/api/family/videos/${this.#videoId}`, by, body);
  }

  show(visibility: Switch): Promise<boolean> {
    return this.#isDone('PUT', '/api/profile', 'athlete', {
      primary_position: 'Center',
      grad_year: this.#start.gradYear,
      visibility,
      birthdate: this.#start.birthdate,
    });
  }

  lockDown(by: Person): Promise<boolean> {
    return this.#isDone('POST', `/api/family/${this.#athleteId}/lock-down`, by);
  }

  liftLockDown(by: Guardian): Promise<boolean> {
    return this.#isDone('POST', `/api/family/${this.#athleteId}/lift-lock-down`, by);
  }

  block(by: Person): Promise<boolean> {
    const body = { athlete_ids: [this.#athleteId], coach_id: this.#blockableId };
    return this.#isDone('POST', '/api/blocks', by, body);
  }

  async liftBlocks(by: Person): Promise<boolean> {
    const { body } = await this.#call<{ blocks?: Block[] }>('GET', '/api/blocks', by);
    const own = (body.blocks ?? []).filter(
      ({ athlete, can_lift }) => can_lift && athlete.id === this.#athleteId,
    );
    for (const { id } of own) {
      if (!(await this.#isDone('POST', `/api/blocks/${id}/lift`, by))) throw new Error('A block stayed');
    }
    return own.length > 0;
  }

  liftHold(by: Guardian | 'admin'): Promise<boolean> {
    const body = { reason: by === 'admin' ? 'We called the family.' : null };
    return this.#isDone('POST', `/api/family-holds/${this.#athleteId}/lift`, by, body);
  }

  /** Time passes, and the jobs that attend birthdays and expiries run. */
  async wait(days: number): Promise<boolean> {
    const { app, clock } = this.#fixture;
    clock.moment = new Date(clock.moment.getTime() + days * DAY_MS);
    const deps = { db: app.db, jobs: app.runtime.jobs, baseUrl: 'http://localhost' };
    await processBirthdays(deps, clock.moment);
    await processExpiry(deps, clock.moment);
    await refreshDueCards(app.db, clock.moment);
    return true;
  }

  ask(): Promise<boolean> {
    const body = { message: 'May we talk about next year?', program: 'women' };
    return this.#isDone('POST', `/api/athletes/${this.#athleteId}/contact-requests`, 'coach', body);
  }

  /** Null when no request is open for this person. */
  async approveContact(by: Person): Promise<boolean | null> {
    const { body } = await this.#call<Partial<FamilyRequestList>>('GET', '/api/requests', by);
    const request = body.open?.find(
      ({ kind, athlete }) => kind === 'contact' && athlete.id === this.#athleteId,
    );
    if (!request) return null;
    const requests = [{ kind: 'contact', id: request.id }];
    return this.#isDone('POST', '/api/requests/answer', by, { requests, answer: { decision: 'approve' } });
  }

  async sight(viewer: Viewer): Promise<Sight> {
    const { status, body } = await this.#call<OpenedAthlete>(
      'POST',
      `/api/athletes/${this.#athleteId}/open`,
      viewer,
    );
    const isFound = await this.#isFound(viewer);
    if (status === 404) return { ...NOTHING, isFound };
    if (status !== 200 || !body.profile) throw new Error(JSON.stringify(body));
    return {
      isFound,
      opens: true,
      isNamed: body.card.name === NAME,
      showsVideo: body.profile.videos.some(({ title }) => title === 'Tape'),
      hasContact: body.profile.states.contact === 'visible',
    };
  }

  async #isFound(viewer: Viewer): Promise<boolean> {
    const { body } = await this.#call<SearchPage>('GET', '/api/athletes', viewer);
    return body.athletes.some(({ id }) => id === this.#athleteId);
  }

  async #atLink(of: Guardian, what: 'agree' | 'end', by: Person, body?: object): Promise<boolean> {
    const id = this.#links.get(of);
    return id !== undefined && this.#isDone('POST', `/api/guardian-links/${id}/${what}`, by, body);
  }

  async #isDone(method: Method, url: string, by: Actor, body?: object): Promise<boolean> {
    const answer = await this.#call(method, url, by, body);
    if (answer.status >= 500 || answer.status === 401 || answer.status === 429) {
      throw new Error(`${by} ${method} ${url}: ${JSON.stringify(answer.body)}`);
    }
    return answer.status < 300;
  }

  #call<Body>(method: Method, url: string, by: Actor, body?: object): Promise<Answer<Body>> {
    return this.#fixture.app.call<Body>(method, url, {
      token: this.#tokens.get(by),
      ...(body ? { body } : {}),
    });
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
