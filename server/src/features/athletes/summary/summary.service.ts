/**
 * A summary of what a coach has just been shown. The page is opened as the coach would open it, so a summary is a look that
 * families read of, and holds nothing that the page does not.
 */
import { createHash } from 'node:crypto';
import type { AthleteSummary, ReadSummary, SummaryFact } from '@faircourt/contracts/summaries';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { proPlan, type CoachActor, type HeldPlan } from '../../../access/engine/actor.ts';
import { notFound, type Guard } from '../../../access/engine/guard.ts';
import { loadAthleteFacts } from '../../../access/facts/load-athlete-facts.ts';
import type { AthleteFacts } from '../../../access/facts/subjects.ts';
import { cardReader } from '../../../access/rules/card.rules.ts';
import { coversModel } from '../../../access/rules/in-effect.ts';
import type { Caller } from '../../../identity/authenticate.ts';
import { dayOf } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { AthleteDeps } from '../athletes.deps.ts';
import { openAthlete } from '../page/athlete-page.service.ts';
import { composeSummary } from './summary.composer.ts';
import { summaryFacts } from './summary.facts.ts';
import type { SummaryModel } from './summary.model.ts';
import {
  addUse,
  findSummary,
  findTokensUsed,
  isModelOn,
  storeSummary,
  type SummaryKey,
} from './summary.store.ts';

export interface SummaryDeps extends AthleteDeps {
  /** Null: none is set up. */
  model: LimitedModel | null;
}

/** Of each subscription and month. */
export type LimitedModel = SummaryModel & { monthlyTokens: number };

interface Asked {
  guard: Guard;
  caller: Caller;
  athleteId: string;
  locale: Locale;
}

export async function readSummary(deps: SummaryDeps, asked: Asked): Promise<ReadSummary> {
  const { guard, athleteId } = asked;
  guard.authorise('athlete.summarise', await loadAthleteFacts(deps.db, athleteId));
  const held = proPlan(coachOf(guard), guard.now);
  if (!held) return { summary: null, locked: 'needs_pro' };
  const facts = await shownFacts(deps, asked);
  return { summary: await writeSummary(deps, asked, held, facts), locked: null };
}

async function writeSummary(
  deps: SummaryDeps,
  asked: Asked,
  held: HeldPlan,
  facts: readonly SummaryFact[],
): Promise<AthleteSummary> {
  const byRules = (of: readonly SummaryFact[]): AthleteSummary => ({
    sentences: composeSummary(of, asked.locale),
    facts: [...of],
    writer: { kind: 'rules' },
  });
  const { model } = deps;
  if (!model || !(await mayAskModel(deps, asked, held))) return byRules(facts);
  const key = keyOf(asked, facts);
  const known = await findSummary(deps.db, key);
  if (known)
    return { sentences: known.sentences, facts: [...facts], writer: { kind: 'model', name: known.model } };
  const { sentences, tokens } = await model.write(facts, asked.locale);
  await addUse(deps.db, monthOf(held, asked.guard.now), tokens);
  if (!sentences) return byRules(facts);
  // The family may have changed its mind while the model was writing: what counts is the state of now.
  const factsNow = await shownFacts(deps, asked);
  if (!keyOf(asked, factsNow).factsHash.equals(key.factsHash)) return byRules(factsNow);
  await inTransaction(deps.db, (trx) =>
    storeSummary(trx, key, { sentences, model: model.name, now: asked.guard.now }),
  );
  return { sentences, facts: [...facts], writer: { kind: 'model', name: model.name } };
}

/** Fails closed: an admin has allowed it, the forms that the family signed cover it, and the month has room. */
async function mayAskModel(deps: SummaryDeps, { guard, athleteId }: Asked, held: HeldPlan): Promise<boolean> {
  const athlete: AthleteFacts | null = await loadAthleteFacts(deps.db, athleteId);
  if (!deps.model || !athlete || !coversModel(athlete, guard.now)) return false;
  if (!(await isModelOn(deps.db))) return false;
  return (await findTokensUsed(deps.db, monthOf(held, guard.now))) < deps.model.monthlyTokens;
}

/** What the page shows this coach at this moment; opening it is logged and counted like every other time. */
async function shownFacts(
  deps: SummaryDeps,
  { guard, caller, athleteId }: Asked,
): Promise<readonly SummaryFact[]> {
  const { card, height_badge, profile } = await openAthlete(deps, guard, caller, athleteId);
  if (!profile) throw notFound();
  return summaryFacts({ card, height_badge, profile });
}

/** A summary about other facts is another one, also where only a badge has come or gone. */
function keyOf({ guard, athleteId, locale }: Asked, facts: readonly SummaryFact[]): SummaryKey {
  const factsHash = createHash('sha256').update(JSON.stringify(facts)).digest();
  return { athleteId, audience: audienceOf(guard), locale, factsHash };
}

function audienceOf({ actor }: Guard): string {
  const reader = cardReader(actor);
  if (reader?.audience !== 'verified_colleges') return 'everyone';
  return reader.institutionId ?? reader.audience;
}

function monthOf({ subscriptionId }: HeldPlan, now: Date): { subscriptionId: string; month: string } {
  return { subscriptionId, month: `${dayOf(now).slice(0, 7)}-01` };
}

/** Nobody else passes the rule; the types cannot know. */
function coachOf({ actor }: Guard): CoachActor {
  if (actor.kind !== 'coach') throw notFound();
  return actor;
}
