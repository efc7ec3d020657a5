/** Families who withdraw and come back while others search, all over HTTP; it counts what still shows too late. */
import type { Session } from '@faircourt/contracts/accounts';
import { searchPageSchema, type AthleteCard } from '@faircourt/contracts/search';
import type { FaultyPostgres } from './postgres.ts';

export interface Families {
  withdrawals: number;
  searches: number;
  /** Cards that somebody was shown although their withdrawal had been acknowledged before the search was sent. */
  late: number;
  /** Searches that got no page. */
  failed: number;
  /** The longest time that a search took, in milliseconds. */
  slowest: number;
  stop(): Promise<void>;
}

interface Family {
  id: string;
  token: string;
  surname: string;
  /** What the server has acknowledged last. While a change is under way, or after one that failed, anything may show. */
  state: 'listed' | 'redacted' | 'hidden' | 'unknown';
  isChanging: boolean;
  /** Grows with every change that is begun. */
  changes: number;
}

const PASSWORD = 'correct horse';
const CODE = 'FAMILIES';
const COUNTRY = 'IS';
const PROFILE = { birthdate: '2008-01-01', grad_year: 2027, height_cm: 190, country_code: COUNTRY };

/** So many adults who are listed with their names released, spread over the servers. */
export async function joinFamilies(
  database: FaultyPostgres,
  origins: readonly string[],
  count: number,
): Promise<Family[]> {
  await database.query(
    `insert into invitations (code, kind, max_uses, expires_at) values ('${CODE}', 'team', 1000, now() + interval '1 day')
     on conflict do nothing`,
  );
  const families: Family[] = [];
  for (let n = 0; n < count; n++) {
    const origin = origins[n % origins.length] ?? '';
    const surname = `Family${String.fromCodePoint(97 + n)}`;
    const email = `${surname}@example.test`.toLowerCase();
    const data = { name: `Kari ${surname}`, role: 'athlete', invite_code: CODE };
    const token = await join(origin, email, data);
    // As if the mailed code had come back: without it nothing that the athlete releases takes effect.
    await database.query(`update auth_users set email_verified = true where email = '${email}'`);
    await send(origin, 'PUT', '/api/profile', token, { ...PROFILE, visibility: 'public' });
    const rows = await database.query(
      `select a.id from athletes a join users u on u.id = a.user_id where u.name = '${data.name}'`,
    );
    const family: Family = {
      id: String(rows[0]?.['id']),
      token,
      surname,
      state: 'listed',
      isChanging: false,
      changes: 0,
    };
    await release(origin, family, true);
    families.push(family);
  }
  return families;
}

/** Everybody changes something, pauses and searches until told to stop. */
export async function startFamilies(
  origins: readonly string[],
  families: readonly Family[],
  pauseMs: number,
): Promise<Families> {
  const [first = ''] = origins;
  const viewer = await join(first, 'viewer@example.test', { name: 'Viewer', role: 'coach' });
  const counts: Families = { withdrawals: 0, searches: 0, late: 0, failed: 0, slowest: 0, stop };
  const stopper = new AbortController();
  const stopping = stopper.signal;

  async function withdraw(n: number): Promise<void> {
    for (let turn = n; !stopping.aborted; turn++) {
      await pause(pauseMs);
      const family = families[turn % families.length];
      if (!family || family.isChanging) continue;
      const { state } = family;
      Object.assign(family, { isChanging: true, state: 'unknown', changes: family.changes + 1 });
      family.state = await change(origins[turn % origins.length] ?? '', family, state, turn).catch(
        () => 'unknown' as const,
      );
      family.isChanging = false;
      if (family.state === 'redacted' || family.state === 'hidden') counts.withdrawals += 1;
    }
  }

  async function look(n: number): Promise<void> {
    for (let turn = n; !stopping.aborted; turn++) {
      const origin = origins[turn % origins.length] ?? '';
      const before = new Map(families.map(({ id, state, changes }) => [id, { state, changes }]));
      const sent = performance.now();
      // By country and by name: two kinds of statements, and the second reads three times.
      const question = turn % 4 === 0 ? `name=kari&country=${COUNTRY}` : `country=${COUNTRY}`;
      const cards = await search(origin, viewer, question);
      counts.slowest = Math.max(counts.slowest, performance.now() - sent);
      counts.searches += 1;
      if (!cards) {
        counts.failed += 1;
        await pause(50);
        continue;
      }
      for (const family of families) {
        const was = before.get(family.id);
        if (was && was.changes === family.changes && isLate(family, was.state, cards)) counts.late += 1;
      }
    }
  }

  const all = Promise.all([withdraw(0), withdraw(1), look(0), look(1), look(2)]);
  async function stop(): Promise<void> {
    stopper.abort();
    await all;
  }
  return counts;
}

/** Names are withdrawn, then the listing, then both come back. */
async function change(
  origin: string,
  family: Family,
  from: Family['state'],
  turn: number,
): Promise<Family['state']> {
  if (from === 'listed' && turn % 2 === 0) {
    await release(origin, family, false);
    return 'redacted';
  }
  if (from === 'hidden') {
    await send(origin, 'PUT', '/api/profile', family.token, { ...PROFILE, visibility: 'public' });
    await release(origin, family, true);
    return 'listed';
  }
  await send(origin, 'PUT', '/api/profile', family.token, { ...PROFILE, visibility: 'private' });
  return 'hidden';
}

function isLate({ id, surname }: Family, was: Family['state'], cards: readonly AthleteCard[]): boolean {
  const card = cards.find((one) => one.id === id);
  if (was === 'hidden') return card !== undefined;
  return was === 'redacted' && card !== undefined && card.name.includes(surname);
}

async function release(origin: string, { id, token }: Family, isOn: boolean): Promise<void> {
  const body = { field_group: 'identity', audience: 'everyone', is_on: isOn };
  await send(origin, 'PUT', `/api/family/${id}/releases`, token, body);
}

async function search(origin: string, token: string, question: string): Promise<AthleteCard[] | null> {
  try {
    const answer = await fetch(`${origin}/api/athletes?${question}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await answer.json();
    return answer.ok ? searchPageSchema.parse(body).athletes : null;
  } catch {
    return null;
  }
}

async function join(origin: string, email: string, data: object): Promise<string> {
  await send(origin, 'POST', '/api/auth/sign-up', null, { email, password: PASSWORD, data });
  const answer = await send(origin, 'POST', '/api/auth/sign-in', null, { email, password: PASSWORD });
  // Our own server's answer to a sign-in.
  return ((await answer.json()) as Session).access_token;
}

async function send(
  origin: string,
  method: string,
  path: string,
  token: string | null,
  body: object,
): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
