/** A linked family before the published forms, and the calls around these. */
import type { ConsentList, Signature } from '@faircourt/contracts/consent-signing';
import type { ConsentKind } from '@faircourt/contracts/vocabulary';
import { expect } from 'vitest';
import { loadAthleteFacts } from '../../src/access/facts/load-athlete-facts.ts';
import { systemClock, type Clock } from '../../src/platform/clock.ts';
import { PASSWORD, startTestApp, type Answer, type Joined, type TestApp } from '../app/test-app.ts';
import { joinAthlete, linkUp, type JoinedAthlete } from './links.ts';
import { publishConsentDocuments } from '../../src/features/consent/consent-document.service.ts';

export async function startAppWithForms(clock: Clock = systemClock): Promise<TestApp> {
  const app = await startTestApp({ clock });
  await publishConsentDocuments(app.db);
  return app;
}

export interface LinkedFamily {
  athlete: JoinedAthlete;
  guardian: Joined;
  linkId: string;
}

export async function joinLinkedFamily(app: TestApp): Promise<LinkedFamily> {
  const athlete = await joinAthlete(app);
  const guardian = await app.join('guardian');
  return { athlete, guardian, linkId: await linkUp(app, athlete, guardian) };
}

/** Asked for at each call: a test file makes new ones before each test. */
export function consentCalls(app: () => TestApp, athlete: () => JoinedAthlete) {
  async function listFor(person: Joined): Promise<ConsentList['athletes']> {
    const answer = await app().call<ConsentList>('GET', '/api/consents', { token: person.token });
    expect(answer.status).toBe(200);
    return answer.body.athletes;
  }
  async function formFor(person: Joined, kind: ConsentKind) {
    const [one] = await listFor(person);
    const form = one?.forms.find((candidate) => candidate.kind === kind);
    if (!form) throw new Error(`There is no form ${kind}`);
    return form;
  }
  async function documentId(kind: ConsentKind): Promise<string> {
    const { id } = await app()
      .db.selectFrom('consent_documents')
      .select('id')
      .where('kind', '=', kind)
      .where('locale', '=', 'en')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }
  async function sign(
    person: Joined,
    kind: ConsentKind,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<Signature>> {
    return app().call('POST', '/api/consents', {
      token: person.token,
      body: {
        athlete_id: athlete().athleteId,
        document_id: await documentId(kind),
        signed_name: 'Maria  Okafor',
        password: PASSWORD,
        ...changes,
      },
    });
  }
  function withdraw(person: Joined, id: string): Promise<Answer<Signature>> {
    return app().call('POST', `/api/consents/${id}/withdraw`, { token: person.token });
  }
  async function consentsOf(athleteId: string) {
    return (await loadAthleteFacts(app().db, athleteId))?.consents;
  }
  async function signaturesInDatabase() {
    return app()
      .db.selectFrom('consent_signatures')
      .selectAll()
      .where('athlete_id', '=', athlete().athleteId)
      .execute();
  }

  return { listFor, formFor, documentId, sign, withdraw, consentsOf, signaturesInDatabase };
}
