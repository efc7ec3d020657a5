/**
 * How the others of a position measure, told so that nobody among them is told of: only of groups that are large enough,
 * rounded, and without the tallest and the shortest. Which athletes are compared does not change the group, so nobody is
 * found by asking twice. Why these numbers: docs/decisions/0037-comparing-athletes.md.
 */
import {
  PEER_MEASURES,
  type PeerMeasure,
  type Peers,
  type ReadPeers,
  type Spread,
} from '@faircourt/contracts/comparison';
import type { AthleteCard } from '@faircourt/contracts/search';
import type { Guard } from '../../../access/engine/guard.ts';
import { notFound } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import { cardReader, type CardReader } from '../../../access/rules/card.rules.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { findCardRow } from '../page/athlete-page.store.ts';
import { sightOf } from '../page/sight.ts';
import { readMeasures, readWithdrawals, type MeasureRow, type PeerGroup } from './peers.store.ts';
import type { RememberedPeers } from './remembered-peers.ts';

/** The four who may be compared are known to the coach; of the others there are six at least. */
const PEOPLE_MIN = 10;
/** In centimetres and kilograms. */
const ROUNDED_TO = 2;
const PEOPLE_STEP = 5;

export interface PeerDeps extends AthleteDeps {
  rememberedPeers: RememberedPeers;
}

/** Beside the measurements on a page: what the card says of position and class is all that it asks of the athlete. */
export async function readPeers(deps: PeerDeps, guard: Guard, athleteId: string): Promise<ReadPeers> {
  const athlete = guard.authorise('athlete.compare', await loadAthleteFacts(deps.db, athleteId));
  const card = await findCardRow(deps.db, athleteId, sightOf(guard, athlete));
  return { peers: await peerReader(deps, guard)(card) };
}

export type PeersOf = (card: Pick<AthleteCard, 'primary_position' | 'grad_year'>) => Promise<Peers | null>;

/** Each group is read once, however many of the athletes are in it. */
export function peerReader(deps: PeerDeps, guard: Guard): PeersOf {
  const reader = cardReader(guard.actor);
  // Who may compare reads some cards; a rule that changed on one side only must not open the other.
  if (!reader) throw notFound();
  const known = new Map<string, Promise<Peers>>();
  return async ({ primary_position: position, grad_year: gradYear }) => {
    if (position === null) return null;
    const key = `${position} ${gradYear}`;
    const peers = known.get(key) ?? findGroup(deps, reader, { position, gradYear }, guard.now);
    known.set(key, peers);
    return peers;
  };
}

async function findGroup(
  { db, rememberedPeers }: PeerDeps,
  reader: CardReader,
  group: PeerGroup,
  now: Date,
): Promise<Peers> {
  // Which cards a reader reads is part of the key, so nobody gets figures of cards that are not theirs.
  const key = JSON.stringify([reader, group]);
  // Before the group is read: figures may be newer than the count beside them, and never older.
  const withdrawals = await readWithdrawals(db);
  const known = rememberedPeers.find(key, withdrawals, now);
  if (known) return known;
  const { peers, validUntil } = await readGroup(db, reader, group, now);
  rememberedPeers.keep(key, { peers, withdrawals, validUntil, readAt: now });
  return peers;
}

async function readGroup(
  queries: Queries,
  reader: CardReader,
  group: PeerGroup,
  now: Date,
): Promise<{ peers: Peers; validUntil: number }> {
  const classRows = await readMeasures(queries, reader, group, now);
  const ofClass = spreadsIn(classRows, group.gradYear);
  const isWhole = PEER_MEASURES.every((measure) => ofClass[measure] !== null);
  if (isWhole || group.gradYear === null) {
    return { peers: { position: group.position, spreads: ofClass }, validUntil: firstEnd(classRows) };
  }
  const rows = await readMeasures(queries, reader, { ...group, gradYear: null }, now);
  const ofAll = spreadsIn(rows, null);
  const spreads = spreadOfEach((measure) => ofClass[measure] ?? ofAll[measure]);
  return { peers: { position: group.position, spreads }, validUntil: firstEnd([...classRows, ...rows]) };
}

function firstEnd(rows: readonly MeasureRow[]): number {
  return Math.min(...rows.map(({ valid_until }) => Number(valid_until)));
}

function spreadsIn(rows: readonly MeasureRow[], gradYear: number | null): Peers['spreads'] {
  return spreadOfEach((measure) => {
    const row = rows.find((one) => one.measure === measure);
    if (!row?.quarters || row.people < PEOPLE_MIN) return null;
    const [lower, median, upper] = row.quarters;
    return {
      lower_quarter: rounded(lower),
      median: rounded(median),
      upper_quarter: rounded(upper),
      people: Math.floor(row.people / PEOPLE_STEP) * PEOPLE_STEP,
      grad_year: gradYear,
    };
  });
}

function spreadOfEach(spreadOf: (measure: PeerMeasure) => Spread | null): Peers['spreads'] {
  return {
    height_cm: spreadOf('height_cm'),
    weight_kg: spreadOf('weight_kg'),
    wingspan_cm: spreadOf('wingspan_cm'),
    vertical_cm: spreadOf('vertical_cm'),
  };
}

function rounded(value: number): number {
  return Math.round(value / ROUNDED_TO) * ROUNDED_TO;
}
