/** NIL Family Consulting: who asked and admins read a case; a quote is accepted by adults alone, because it costs money. */
import type { SignedInActor } from '../engine/actor.ts';
import type { ConsultingFacts } from '../facts/subjects.ts';
import { isAdult } from './age.ts';
import { isSupportSender } from './support.rules.ts';

export function canReadConsulting(actor: SignedInActor, asked: ConsultingFacts): boolean {
  return actor.kind === 'admin' || isSupportSender(actor, asked);
}

/** The guardian who asked, or the athlete who asked and is 18 or older beyond doubt. It is for families: nobody else accepts one. */
export function canAcceptQuote(actor: SignedInActor, asked: ConsultingFacts, now: Date): boolean {
  if (!isSupportSender(actor, asked)) return false;
  if (actor.kind === 'guardian') return true;
  const { athlete } = asked;
  return actor.kind === 'athlete' && athlete?.userId === actor.userId && isAdult(athlete, now);
}
