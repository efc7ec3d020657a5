/**
 * How a summary comes about, of one athlete or of several: by a model if everybody has agreed to that and it can be believed,
 * else by our own rules. What is shown is always about the facts of now.
 */
import { createHash } from 'node:crypto';
import type { AthleteSummary } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Transaction } from 'kysely';
import type { HeldPlan } from '../../../access/engine/actor.ts';
import type { Guard } from '../../../access/engine/guard.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { coversModel } from '../../../access/rules/in-effect.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction, type Queries } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { PeerDeps } from '../compare/peers.service.ts';
import type { SummaryKind, SummaryModel, ToldFact } from './summary.model.ts';
import { isModelOn, reserveUse, settleUse } from './summary.store.ts';

export interface SummaryDeps extends PeerDeps {
  /** Null: none is set up. */
  model: LimitedModel | null;
}

/** Of each subscription and month. */
export type LimitedModel = SummaryModel & { monthlyTokens: number };

/** What was written, without any value. */
interface Kept {
  sentences: string[];
  model: string;
}

/** What a summary is about. */
export interface Subject<Fact> {
  kind: SummaryKind;
  locale: Locale;
  /** What the pages show this coach at this moment; each call is a look. */
  shownFacts(): Promise<readonly Fact[]>;
  toldOf(facts: readonly Fact[]): readonly ToldFact[];
  /** Everybody whom a model would be told about. */
  loadAthletes(): Promise<readonly (AthleteFacts | null)[]>;
  compose(facts: readonly Fact[], locale: Locale): string[];
  find(queries: Queries, factsHash: Buffer): Promise<Kept | undefined>;
  store(trx: Transaction<DB>, factsHash: Buffer, written: Kept & { now: Date }): Promise<void>;
}

export interface Written<Fact> {
  sentences: string[];
  facts: Fact[];
  writer: AthleteSummary['writer'];
}

export async function writeSummary<Fact>(
  deps: SummaryDeps,
  guard: Guard,
  held: HeldPlan,
  subject: Subject<Fact>,
): Promise<Written<Fact>> {
  const facts = await subject.shownFacts();
  const byRules = (of: readonly Fact[]): Written<Fact> => ({
    sentences: subject.compose(of, subject.locale),
    facts: [...of],
    writer: { kind: 'rules' },
  });
  const byModel = ({ sentences, model }: Kept): Written<Fact> => ({
    sentences,
    facts: [...facts],
    writer: { kind: 'model', name: model },
  });
  const { model } = deps;
  if (!model || !(await mayAskModel(deps, guard, subject))) return byRules(facts);
  const factsHash = hashOf(facts);
  const known = await subject.find(deps.db, factsHash);
  if (known) return byModel(known);
  const told = subject.toldOf(facts);
  const month = monthOf(held, guard.now);
  const reserved = model.mostTokens(told, subject.locale, subject.kind);
  if (!(await reserveUse(deps.db, month, { tokens: reserved, limit: model.monthlyTokens }))) {
    return byRules(facts);
  }
  const { sentences, tokens } = await model.write(told, subject.locale, subject.kind);
  await settleUse(deps.db, month, { reserved, tokens });
  if (!sentences) return byRules(facts);
  // A family may have changed its mind while the model was writing: what counts is the state of now.
  const factsNow = await subject.shownFacts();
  if (!hashOf(factsNow).equals(factsHash)) return byRules(factsNow);
  const written = { sentences, model: model.name };
  await inTransaction(deps.db, (trx) => subject.store(trx, factsHash, { ...written, now: guard.now }));
  return byModel(written);
}

/** Fails closed: an admin has allowed it, and the forms that each family signed cover it. */
async function mayAskModel(
  deps: SummaryDeps,
  { now }: Guard,
  subject: Pick<Subject<never>, 'loadAthletes'>,
): Promise<boolean> {
  const athletes = await subject.loadAthletes();
  const isCovered = athletes.length > 0 && athletes.every((one) => one !== null && coversModel(one, now));
  if (!deps.model || !isCovered) return false;
  return isModelOn(deps.db);
}

/** A summary about other facts is another one, also where only a badge has come or gone. */
function hashOf(facts: readonly unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(facts)).digest();
}

/** Whose cards this reader reads: a summary written for one audience is not shown to another. */
export function audienceOf({ actor }: Guard): string {
  const reader = cardReader(actor);
  if (reader?.audience !== 'verified_colleges') return 'everyone';
  return reader.institutionId ?? reader.audience;
}

function monthOf({ subscriptionId }: HeldPlan, now: Date): { subscriptionId: string; month: string } {
  return { subscriptionId, month: `${dayOf(now).slice(0, 7)}-01` };
}
